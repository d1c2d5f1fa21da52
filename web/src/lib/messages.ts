import type { Done, FromClient, Refusal, Shown } from './wire'

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
  commitment: string
  seats: Seat[]
  asked: { seat: number; what: 'undo' | 'pause' | 'resume' } | null
  paused: boolean
  turn_seconds: number
  rematch: string | null
  entries: number
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
export interface Known {
  entry: number
  seat: number | null
  lobby: Lobby
  view: View | null
  moves: Moves
  decision: number
  undoable: boolean
  result: Result | null
  secrets: Record<string, string> | null
  left_ms: Record<string, number> | null
}

/** What just happened, beside the state it led to. */
export interface Events {
  told: string[]
  said: [string, string] | null
}

export type ShownMessage = Pick<Shown, 'is'> & Known & Partial<Events>
export type ChangedMessage = { is: 'changed'; entry: number; done?: string; lobby?: Partial<Lobby>; view?: View | null } &
  Partial<Omit<Known, 'entry' | 'lobby' | 'view'>> &
  Partial<Events>
export interface Present {
  is: 'present'
  seats: boolean[]
  watching: number
}
export interface Pong {
  is: 'pong'
  id: string
}
export type Message = Done | Refusal | ShownMessage | ChangedMessage | Present | Pong

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** What can be wished at a table; the connection gives it its id. */
export type Wish =
  | WithoutId<FromClient>
  | { do: 'emote'; emote: string }
  | { do: 'point'; at: string }
  | { do: 'ping' }
