// The table state after each message from the server.

import type { ChangedMessage, Events, TableState, Message, ShownMessage } from './protocol'

/** The state in a full snapshot. */
export function stateOf(message: ShownMessage): TableState {
  const { is: _, ...rest } = message
  return {
    ...rest,
    result: rest.result ?? null,
    secrets: rest.secrets ?? null,
    left_ms: rest.left_ms ?? {},
    invite: rest.invite ?? null,
    removed: rest.removed ?? false,
  }
}

/** The state after a change; fields that it does not name stay as they were. */
export function applyChange(before: TableState, change: ChangedMessage): TableState {
  const given = Object.entries(change).filter(([name]) => name in before)
  const { lobby, view, public: everybodys } = change
  return {
    ...before,
    ...(Object.fromEntries(given) as Partial<TableState>),
    lobby: lobby ? { ...before.lobby, ...lobby } : before.lobby,
    view: view === null ? null : view || everybodys ? { seat: before.seat, ...before.view, ...everybodys, ...view } : before.view,
  }
}

/** The events in a message. */
export function eventsOf(message: Message): Events {
  if (message.is !== 'changed') return { events: [], said: null, gesture: null, notices: [] }
  return { events: message.events ?? [], said: message.said ?? null, gesture: message.gesture ?? null, notices: message.notices ?? [] }
}
