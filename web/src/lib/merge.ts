import type { ChangedMessage, Events, Known, Message, ShownMessage } from './protocol'

/** Everything known after a `shown`. */
export function known(message: ShownMessage): Known {
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

/** Everything known after a `changed`: what it does not name stays as it was. */
export function merged(before: Known, change: ChangedMessage): Known {
  const given = Object.entries(change).filter(([name]) => name in before)
  const { lobby, view, public: everybodys } = change
  return {
    ...before,
    ...(Object.fromEntries(given) as Partial<Known>),
    lobby: lobby ? { ...before.lobby, ...lobby } : before.lobby,
    view: view === null ? null : view || everybodys ? { seat: before.seat, ...before.view, ...everybodys, ...view } : before.view,
  }
}

/** What a message says has happened. */
export function events(message: Message): Events {
  if (message.is !== 'changed') return { told: [], said: null, gesture: null, notices: [] }
  return { told: message.told ?? [], said: message.said ?? null, gesture: message.gesture ?? null, notices: message.notices ?? [] }
}
