// The types of the table protocol, narrower than the generated ones.

import type { Fact } from '$text'
import type { Changed, Done, FromClient, Gesture, Notice, Pong, Present, Refusal, Shown } from '$generated/messages'

/** A person's name, or the number of a guest without one (0 for someone without a seat). */
export type Name = string | number

export interface Seat {
  name: Name | null
  bot: string | null
  taken: boolean
  /** The picture and colour its person chose, as in "fox-3". */
  look?: string
  /** Whether the level of its bot follows from the results of the people at the table. */
  adapts?: boolean
}

/** The public information about a table. */
export interface Lobby {
  game: string
  version: number
  options: Record<string, OptionValue>
  phase: 'open' | 'running' | 'over'
  public: boolean
  /** Whether people without a seat see the game. */
  spectators: boolean
  /** Whether players can ask for hints. */
  hints: boolean
  /** The host's seat; null if the host only watches. */
  host: number | null
  commitment: string
  seats: Seat[]
  asked: { seat: number; what: 'undo' | 'pause' | 'resume' | 'stop' | 'hurry' | 'call'; agreed: number[]; action: number | null } | null
  /** What players can ask the server to rule on, and against whom. */
  calls: { action: number; charge: Fact; against: number[] }[]
  paused: boolean
  /** Whether everyone has agreed to skip to the end, which the bots then play quickly. */
  hurried: boolean
  turn_seconds: number
  what_if: string
  rematch: string | null
  /** The options that a rematch with `next` would change, if there is a next game. */
  next?: Record<string, OptionValue> | null
  /** How many seats everyone has moved along in rematches. */
  turned?: number
  /** The date whose deal this is. */
  daily?: string
  /** The name of the custom content of a daily or weekly deal. */
  called?: string
  /** Whether it is played again, so that it doesn't count. */
  practice?: boolean
  /** The playtest that the game counts towards. */
  playtest?: string
  /** Whether there are bots whose levels follow from the results of the people. */
  adapts?: boolean
}

export type OptionValue = boolean | number | string
export type View = Record<string, unknown> & { seat: number | null; to_act?: number[]; status?: Fact }
/** The numbers of the legal actions. */
export type Moves = number[]

export interface Result {
  winners: number[]
  scores: number[]
  reason: string
}

/** The state of a table on the client, which messages update. */
export interface TableState {
  entry: number
  seat: number | null
  lobby: Lobby
  view: View | null
  moves: Moves
  /** What each of the moves does, in games that this app has no screens for. */
  named?: Fact[] | undefined
  decision: number
  undoable: boolean
  result: Result | null
  secrets: Record<string, string> | null
  left_ms: Record<string, number>
  /** The table's invitation; only the host gets it. */
  invite: string | null
  /** Whether the host has removed us, so that we can only watch. */
  removed: boolean
}

/** What happened in an update. */
export interface Events {
  /** What happened in the game. */
  events: Fact[]
  said: [Name, string] | null
  gesture: Gesture | null
  /** Changes of players or host. */
  notices: Notice[]
}

export type ShownMessage = Pick<Shown, 'is'> & TableState
export type ChangedMessage = Pick<Changed, 'is' | 'entry' | 'done' | 'gesture' | 'notices' | 'public'> & {
  lobby?: Partial<Lobby>
  view?: Partial<View> | null
  said?: [Name, string]
  events?: Fact[]
} & Partial<Omit<TableState, 'lobby' | 'view' | 'seat'>>
export type Message = Done | Refusal | Pong | Present | ShownMessage | ChangedMessage

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** A request to a table, without the id that the connection adds. */
export type TableRequest = WithoutId<FromClient>

/** The server's reason for a game that the players ended early. */
export const STOPPED = 'stopped by agreement'
/** The shortest time between two gestures that the server accepts. */
export const POINTING_PAUSE_MS = 2000
