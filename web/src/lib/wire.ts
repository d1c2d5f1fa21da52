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

/** Act: the number of the decision that was shown, and the action's number. */
export interface Act {
  do: "act"
  id: string
  decision: number
  action: number
}

/** Ask the others: to take one's last action back, to pause, or to go on. */
export interface Ask {
  do: "ask"
  id: string
  what: "pause" | "resume" | "undo"
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

/** Begin again with the same people, everybody one seat on. */
export interface Rematch {
  do: "rematch"
  id: string
}

/** Ask for everything anew. */
export interface Look {
  do: "look"
  id: string
}

/** The wish was granted and stored as entry `entry`; the same id is answered the same again. */
export interface Done {
  is: "done"
  id: string
  entry: number
}

/** The wish was not granted, and why; nothing has changed. */
export interface Refusal {
  is: "refused"
  id: string
  code: string
  words: string
}

/** Everything this client may know, after entry `entry` of the table's log. */
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
  told?: string[]
  said?: unknown[] | null
  secrets?: Record<string, string> | null
}

export type FromClient = Sit | Stand | SeatBot | Start | Act | Ask | Answer | Say | Rematch | Look

export type ToClient = Done | Refusal | Shown
