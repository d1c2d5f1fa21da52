// Made from the server's schema by web/wire_types.py; do not edit.

/** Take a seat, or come back to one's own. */
export interface Sit {
  do: "sit"
  id: string
  invite?: string
  seat?: number | null
  name?: string
}

/** Leave the seat; in a running game a bot plays on. */
export interface Stand {
  do: "stand"
  id: string
}

/** The host seats a bot, or with level "" takes it out. */
export interface SeatBot {
  do: "bot"
  id: string
  seat: number
  level: string
}

/** The host starts the game. */
export interface Start {
  do: "start"
  id: string
}

/** Act: the number of the decision that was shown, the action's number, and in real time the
    newest entry that was seen then. */
export interface Act {
  do: "act"
  id: string
  decision: number
  action: number
  seen?: number | null
}

/** Ask the others: to take one's last action back, to pause, to go on, to stop, or to agree
    to a call; a call names the house's action, as the lobby's `calls` do. */
export interface Ask {
  do: "ask"
  id: string
  what: "call" | "pause" | "resume" | "stop" | "undo"
  action?: number | null
}

/** Agree to what was asked, or refuse it. */
export interface Answer {
  do: "answer"
  id: string
  agrees: boolean
}

/** Say something to the table. */
export interface Say {
  do: "say"
  id: string
  text: string
}

/** Show one of the game's emotes. */
export interface Emote {
  do: "emote"
  id: string
  emote: string
}

/** Point at a public thing, where the game has such things. */
export interface Point {
  do: "point"
  id: string
  at: string
}

/** Begin again with the same people, everybody one seat on; or go on with what follows. */
export interface Rematch {
  do: "rematch"
  id: string
  next?: boolean
}

/** The host lets a bot play for a person, until that person sits down again. */
export interface Replace {
  do: "replace"
  id: string
  seat: number
}

/** The host removes a person from the table for good. */
export interface Remove {
  do: "remove"
  id: string
  seat: number
}

/** Take back what one asked, before everyone has answered. */
export interface Withdraw {
  do: "withdraw"
  id: string
}

/** Ask for everything anew. */
export interface Look {
  do: "look"
  id: string
}

/** Ask whether the server is there, and show that oneself is. */
export interface Ping {
  do: "ping"
  id: string
}

/** The wish was granted before, as entry `entry`: the same id is answered the same again. */
export interface Done {
  is: "done"
  id: string
  entry: number
}

/** The wish was not granted, and why; nothing has changed. In real time: whether another seat
    was faster, which, what squares are wrong, and how long this seat is locked. */
export interface Refusal {
  is: "refused"
  id: string
  code: string
  words: string
  late?: boolean
  faster?: number | null
  squares?: [number, number][]
  locked_ms?: number
}

/** The server is there. */
export interface Pong {
  is: "pong"
  id: string
}

/** Who is connected now: each seat, and how many watch; and of those who are away and whose
    decision is due, how long until a bot steps in. */
export interface Present {
  is: "present"
  seats: boolean[]
  watching: number
  away_ms?: Record<string, number>
}

/** Everything this client may know, after entry `entry`, as this client counts them. */
export interface Shown {
  is: "shown"
  entry: number
  seat: number | null
  lobby: Record<string, unknown>
  view: Record<string, unknown> | null
  moves: Record<string, string>
  decision: number
  undoable: boolean
  result?: unknown
  secrets?: Record<string, string> | null
  left_ms?: Record<string, number>
  invite?: string | null
  removed?: boolean
}

/** What entry `entry` changed for this client: fields as in `shown`, left out if they are as
    they were; of `lobby` and `view` only what is new, `public` being new in every seat's view. A
    view that is null is hidden until it comes whole again. */
export interface Changed {
  is: "changed"
  entry: number
  done?: string
  lobby?: Record<string, unknown>
  public?: Record<string, unknown>
  view?: Record<string, unknown> | null
  moves?: Record<string, string>
  decision?: number
  undoable?: boolean
  result?: unknown
  secrets?: Record<string, string>
  left_ms?: Record<string, number>
  told?: string[]
  said?: string[]
  gesture?: Gesture
  notices?: Notice[]
}

/** What a seat showed, or pointed at. */
export interface Gesture {
  seat: number
  emote?: string
  at?: string
}

/** A change of who plays or who is host: a person left, is away, replaced, too slow, back or
    removed, withdrew what they asked, or is the host now. */
export interface Notice {
  what: "away" | "back" | "host" | "left" | "removed" | "replaced" | "slow" | "withdrawn"
  seat: number
  name: string
}

export type FromClient = Sit | Stand | SeatBot | Start | Act | Ask | Answer | Say | Emote | Point | Rematch | Replace | Remove | Withdraw | Look | Ping

export type ToClient = Done | Refusal | Pong | Present | Shown | Changed
