// Made from the server's schema by web/wire_types.py; do not edit.

/** What is to be studied: a table, who plays, and what is varied from cell to cell.

    `bots` are levels that go round the table; with `rotate` they change places. `vary` is an
    option, `seats`, `preset` or `bots` (then a value is a level, or levels with / between them). */
export interface NewStudy {
  game: string
  games: number
  seats?: number | null
  preset?: string | null
  bots?: string[]
  rotate?: boolean
  vary?: string | null
  values?: (boolean | number | string)[]
}

/** What there is in the lab, and what may be asked of it. */
export interface LabNow {
  may_start: boolean
  most_games: number
  most_values: number
  running: string | null
  studies: StudyRow[]
}

/** A study in short. */
export interface StudyRow {
  name: string
  game: string
  seats: number[]
  bots: string[]
  varied: Record<string, (boolean | number | string)[]>
  planned: number | null
  done: number
  rate: number
  left_s: number | null
  state: "done" | "running" | "stopped" | "stopping"
  began: number
  changed: number
  command: string
  report: boolean
  yours: boolean
  resumable: boolean
}

/** A study with its figures so far. */
export interface StudyNow {
  name: string
  game: string
  seats: number[]
  bots: string[]
  varied: Record<string, (boolean | number | string)[]>
  planned: number | null
  done: number
  rate: number
  left_s: number | null
  state: "done" | "running" | "stopped" | "stopping"
  began: number
  changed: number
  command: string
  report: boolean
  yours: boolean
  resumable: boolean
  cells: CellStanding[]
}

/** A cell: what makes it differ from the others, and its figures so far. */
export interface CellStanding {
  varied: Record<string, boolean | number | string>
  games: number
  figures: Shown[]
}

/** A figure and the interval that holds the true one in 95 of 100 studies.

    `won`: games won, together; `seat`, `level`: games won by the seat or level of that name;
    `edge`: how much more often the first seat wins than the others; `length`: decisions in a game. */
export interface Shown {
  kind: "edge" | "length" | "level" | "seat" | "won"
  name: string
  value: number
  low: number
  high: number
}
