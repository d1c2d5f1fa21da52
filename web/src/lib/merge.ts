import type { ChangedMessage, Events, Known, ShownMessage } from './messages'

/** Everything known after a `shown`. */
export function known(message: ShownMessage): Known {
  return {
    entry: message.entry,
    seat: message.seat,
    lobby: message.lobby,
    view: message.view,
    moves: message.moves,
    decision: message.decision,
    undoable: message.undoable,
    result: message.result ?? null,
    secrets: message.secrets ?? null,
    left_ms: message.left_ms ?? null,
  }
}

/** Everything known after a `changed`: what it does not name stays as it was. */
export function merged(before: Known, change: ChangedMessage): Known {
  const given = Object.entries(change).filter(([name]) => name in before)
  const { lobby, view } = change
  return {
    ...before,
    ...(Object.fromEntries(given) as Partial<Known>),
    lobby: lobby ? { ...before.lobby, ...lobby } : before.lobby,
    view: view === undefined ? before.view : view === null ? null : { ...before.view, ...view },
  }
}

/** What a message says has happened. */
export function events(message: ShownMessage | ChangedMessage): Events {
  return { told: message.told ?? [], said: message.said ?? null }
}
