// The types of the table protocol, narrower than the generated ones.

import type { Changed, Done, FromClient, Gesture, Notice, Pong, Present, Refusal, Shown } from '$generated/messages'

export interface Seat {
  name: string | null
  bot: string | null
  taken: boolean
}

/** What everybody may know of a table. */
export interface Lobby {
  game: string
  version: number
  options: Record<string, OptionValue>
  phase: 'open' | 'running' | 'over'
  public: boolean
  /** The host's seat; null where the host only watches. */
  host: number | null
  commitment: string
  seats: Seat[]
  asked: { seat: number; what: 'undo' | 'pause' | 'resume' | 'stop' | 'call'; agreed: number[]; action: number | null } | null
  /** What people may call the house for, against whom. */
  calls: { action: number; words: string; against: number[] }[]
  paused: boolean
  turn_seconds: number
  what_if: string
  rematch: string | null
  /** Options that a rematch with `next` would change, where something follows. */
  next?: Record<string, OptionValue> | null
}

export type OptionValue = boolean | number | string
export type View = Record<string, unknown> & { seat: number | null; to_act?: number[]; says?: string }
export type Moves = Record<string, string>

export interface Result {
  winners: number[]
  scores: number[]
  reason: string
}

/** What a client knows of a table: the state that messages change. */
export interface TableState {
  entry: number
  seat: number | null
  lobby: Lobby
  view: View | null
  moves: Moves
  decision: number
  undoable: boolean
  result: Result | null
  secrets: Record<string, string> | null
  left_ms: Record<string, number>
  /** The table's invitation, for its host. */
  invite: string | null
  /** Whether the host has removed us: we can only watch. */
  removed: boolean
}

/** What just happened, beside the state it led to. */
export interface Events {
  told: string[]
  said: [string, string] | null
  gesture: Gesture | null
  /** Changes of who plays or who is host. */
  notices: Notice[]
}

export type ShownMessage = Pick<Shown, 'is'> & TableState
export type ChangedMessage = Pick<Changed, 'is' | 'entry' | 'done' | 'gesture' | 'notices' | 'told' | 'public'> & {
  lobby?: Partial<Lobby>
  view?: Partial<View> | null
  said?: [string, string]
} & Partial<Omit<TableState, 'lobby' | 'view' | 'seat'>>
export type Message = Done | Refusal | Pong | Present | ShownMessage | ChangedMessage

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** What can be wished at a table; the connection gives it its id. */
export type TableRequest = WithoutId<FromClient>

/** The reason the server gives when people ended a game before it was decided. */
export const STOPPED = 'stopped by agreement'
/** Between two times of pointing the server wants a pause. */
export const POINTING_PAUSE_MS = 2000
