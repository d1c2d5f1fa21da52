// The HTTP API of the server.

import type { LabNow, NewStudy, StudyNow } from '$generated/lab'
import type { Report } from './report'
import type { Hint, Review } from './coach'
import type { Zone } from '../games/generic/zones'
import type { Fact } from '$text'
import { call } from './call'
import { ensureGuest, forgetGuest, me, newGuest } from './guest'
import { myTables, openTables, removeTable } from './homeData'
import type { Rulebook } from './rulebook'
import { localStore } from './storage'
import type { Events, Lobby, Moves, Name, OptionValue, Result, Seat, View } from './protocol'

export { ApiError, call } from './call'

export interface Preset {
  name: string
  options: Record<string, OptionValue>
  mark: string
  /** Another mark for some numbers of players. */
  marks?: Record<string, string>
  /** The numbers of players it was made for; empty for any. */
  seats?: number[]
}

export interface Option {
  name: string
  values: OptionValue[]
  default: OptionValue
  group: string
}

/** The options that select a material, and the player counts it supports. */
export interface MaterialSet {
  seats: number[]
  options: Record<string, OptionValue>
}

/** A custom board, deck, mission, ... */
export interface Material {
  id: string
  name: string
  sets: MaterialSet[]
}

/** A kind of material; a table that uses it has `custom` in the option. */
export interface MaterialKind {
  kind: string
  option: string
  own: Material[]
}

/** What a table's options lead to, as facts. */
export interface OptionCheck {
  refused: Fact | null
  cautions: (Fact & { option: string })[]
}

/** A game; its catalogue describes it. */
export interface Card {
  name: string
  title: string
  version: number
  seats: number[]
  usual_seats: number
  minutes: string
  age: number
  kind: string
  dynamics: string
  /** The default turn limit at public tables in seconds; 0 for none. */
  public_turn_seconds: number
  /** The levels of its bots, weakest first. */
  bots: string[]
  /** The levels of bots that whoever runs the server has added. */
  own_bots?: string[]
  presets: Preset[]
  /** The preset that is best for a first game. */
  first_preset: string | null
  options: Option[]
  materials: MaterialKind[]
  emotes: string[]
  points: boolean
  /** Whether it has a lesson. */
  lesson: boolean
  /** Whether its rules can be looked up. */
  rules: boolean
  /** What a table without screens for this game draws. */
  zones: Zone[]
}

export interface TableRow {
  id: string
  game: string
  phase: 'open' | 'running' | 'over'
  public: boolean
  changed: number
  your_move: boolean
  seats: Seat[] | null
  /** How many seats everyone has moved along in rematches. */
  turned?: number
  /** Our own seat, if we have one. */
  seat?: number | null
  /** Whether the saved data is damaged, so that the table can't be opened. */
  damaged?: boolean
  /** How the game ended. */
  result?: GameResult
  /** False if only the result is left. */
  replay?: boolean
}

/** How a game ended for a player; `left` means that a bot finished it for them. */
export type PlayerOutcome = 'won' | 'lost' | 'shared' | 'drawn' | 'left' | 'stopped'

/** The stored result of a game. */
export interface GameResult {
  table: string
  game: string
  /** When it ended and began, in seconds since 1970. */
  at: number
  began: number
  /** The time played. */
  seconds: number
  /** Our own seat. */
  seat: number | null
  players: (Seat & { score: number; outcome: PlayerOutcome })[]
  kind: string
  reason: string
  moves: number
  /** The preset that was played, or "custom" if options were changed. */
  variant: string
  /** The closest preset, and the options that differ from it. */
  preset: string
  options: Record<string, OptionValue>
  turned: number
  what_if: boolean
  /** In a campaign: the mission, and how it went. */
  attempt: { mission?: number; won?: boolean; lives_lost?: number } | null
}

/** A public table that people can join or watch. */
export interface OpenTable extends TableRow {
  options: Record<string, OptionValue>
  turn_seconds: number
  /** When it was opened, or when its game started, in seconds. */
  since: number | null
}

/** Where the server can be reached: what its operator says, and for us alone, on the local network. */
export interface Addresses {
  public: string | null
  network: string[]
  /** The command that opens the server to the local network. */
  command: string
}

export interface TableSetup {
  game: string
  seats: number
  preset: string | null
  options: Record<string, OptionValue>
  public: boolean
  /** Whether people without a seat can watch; they can unless it is said. */
  spectators?: boolean
  /** Whether players can ask for hints; the server decides unless it is said. */
  hints?: boolean
  bots: Record<string, string>
  turn_seconds: number
  /** Sits us down and starts, if bots have all other seats. */
  begin?: { seat: number; name: string; look: string }
}

export interface CreatedTable {
  table: string
  invite: string
}

export interface ReplayStep {
  entry: number
  seat: number | null
  action: number | null
  /** What the action did, as its own seat saw it. */
  move: Fact | null
  events: Fact[]
  view: View
  /** The number of actions in the record at this step. */
  actions: number
  /** Milliseconds since the start of the game; null if not recorded. */
  ms: number | null
}

export interface ReplayData {
  /** The seat of the person asking. */
  seat: number | null
  lobby: Lobby
  result: Result
  steps: ReplayStep[]
}

/** What happened at a table, by entry. */
export type TableHistory = ({ entry: number } & Partial<Events>)[]

/** One step of a lesson: a position and the moves it waits for; the game's catalogue has its text. */
export interface LessonStep {
  id: string
  view: View
  moves: Moves
  named?: Fact[] | undefined
  asks: number[]
}

export interface Lesson {
  seat: number
  names: string[]
  options: Record<string, OptionValue>
  steps: LessonStep[]
}

/** A mission of a game that has them. */
export interface MissionRow {
  number: number
  name: string
  stars: number
  stars_for_two?: number
  new: string
  words?: string
}

/** People who have played missions together, with their progress in the game's own format. */
export interface Group {
  people: { name: Name; you: boolean }[]
  card: unknown
}

let cards: Promise<Card[]> | null = null

const path = (text: string) => encodeURIComponent(text)

/** The file name for a game's record. */
export const recordName = (game: string, table: string): string => `${game}-${table}.record`

export const api = {
  me,
  newGuest,
  ensureGuest,
  games(): Promise<Card[]> {
    cards ??= call<Card[]>('/api/games').catch((error: unknown) => {
      cards = null
      throw error
    })
    return cards
  },
  game: async (name: string): Promise<Card | undefined> => (await api.games()).find((card) => card.name === name),
  async createTable(table: TableSetup): Promise<CreatedTable> {
    await api.ensureGuest()
    return call('/api/tables', table)
  },
  openTables,
  addresses: (): Promise<Addresses> => call('/api/addresses'),
  myTables,
  removeTable,
  lobby: (table: string): Promise<Lobby> => call(`/api/tables/${path(table)}`),
  recordUrl: (table: string): string => `/api/tables/${path(table)}/record`,
  materialUrl: (table: string, kind: string): string => `/api/tables/${path(table)}/material/${path(kind)}`,
  async replay(table: string, eyes: string): Promise<ReplayData> {
    await api.ensureGuest()
    return call(`/api/tables/${path(table)}/replay?eyes=${path(eyes)}`)
  },
  history: (table: string): Promise<TableHistory> => call(`/api/tables/${path(table)}/story`),
  /** The review of our decisions in a finished game; null while it is being made. */
  review: async (table: string): Promise<Review | null> => (await call<{ review: Review | null }>(`/api/tables/${path(table)}/review`)).review,
  /** What a strong player would do now in our seat, and the decision it is for. */
  hint: (table: string): Promise<{ hint: Hint; decision: number }> => call(`/api/tables/${path(table)}/hint`),
  whatIf: (table: string, step: number, seat: number, level: string): Promise<CreatedTable> =>
    call(`/api/tables/${path(table)}/what-if`, { step, seat, level }),
  /** Why a table with these options is refused, or what to know about them. */
  checkOptions: (game: string, seats: number, preset: string | null, options: Record<string, OptionValue>): Promise<OptionCheck> =>
    call(`/api/games/${path(game)}/check`, { seats, preset, options }),
  puzzles: <T>(game: string): Promise<T> => call(`/api/puzzles/${path(game)}`),
  puzzle: <T>(game: string, id: string): Promise<T> => call(`/api/puzzles/${path(game)}/${path(id)}`),
  /** Asks for a check, a hint or the solution. */
  askAboutPuzzle: <T>(game: string, id: string, what: 'check' | 'hint' | 'solution', asked: unknown): Promise<T> =>
    call(`/api/puzzles/${path(game)}/${path(id)}/${what}`, asked),
  /** Creates a shared session from a puzzle in progress and returns its id. */
  async solveTogether(game: string, id: string, begun: unknown): Promise<string> {
    await api.ensureGuest()
    return (await call<{ bench: string }>(`/api/puzzles/${path(game)}/${path(id)}/together`, begun)).bench
  },
  learn: (game: string): Promise<Lesson> => call(`/api/learn/${path(game)}`),
  rules: (game: string, language: string): Promise<Rulebook> => call(`/api/games/${path(game)}/rules/${path(language)}`),
  missions: (game: string): Promise<MissionRow[]> => call(`/api/missions/${path(game)}`),
  async campaigns(game: string): Promise<Group[]> {
    await api.ensureGuest()
    return (await call<{ groups: Group[] }>(`/api/campaigns/${path(game)}`)).groups
  },
  async lab(): Promise<LabNow> {
    await api.ensureGuest()
    return call('/api/lab')
  },
  study: (name: string): Promise<StudyNow> => call(`/api/lab/studies/${path(name)}`),
  studyReport: (name: string, language: string): Promise<Report> => call(`/api/lab/studies/${path(name)}/figures?lang=${language}`),
  reportUrl: (name: string, language: string): string => `/api/lab/studies/${path(name)}/report?lang=${language}`,
  async startStudy(study: NewStudy): Promise<string> {
    await api.ensureGuest()
    return (await call<{ study: string }>('/api/lab/studies', study)).study
  },
  resumeStudy: (name: string): Promise<unknown> => call(`/api/lab/studies/${path(name)}/resume`, {}),
  stopStudy: (name: string): Promise<unknown> => call(`/api/lab/studies/${path(name)}/stop`, {}),
  async linkTicket(): Promise<string> {
    await api.ensureGuest()
    return (await call<{ ticket: string }>('/api/me/link', {})).ticket
  },
  /** Forgets who we are, after everything about us was deleted. */
  startOver: forgetGuest,
  async redeemTicket(ticket: string): Promise<void> {
    await call('/api/me/continue', { ticket })
    forgetGuest()
  },
  /** The key for subscribing to notifications; null if the server sends none. */
  pushKey: async (): Promise<string | null> => (await call<{ key: string | null }>('/api/push')).key,
  async askForPush(device: { endpoint: string; key: string; auth: string; language: string; tables: 'slow' | 'all' }): Promise<void> {
    await api.ensureGuest()
    await call('/api/push', device)
  },
  stopPush: (endpoint: string): Promise<unknown> => call('/api/push/stop', { endpoint }),
  /** Signs this guest out on all other devices. */
  async signOutOthers(): Promise<void> {
    await api.ensureGuest()
    await call('/api/me/end-others', {})
    localStore.write('push.said', null) // the server is told of this device anew
    await import('./push').then(({ renewPush }) => renewPush()).catch(() => undefined)
  },
}
