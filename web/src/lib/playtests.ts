// Playtests: what visitors are told, what they answer, and the report.

import { call } from './call'
import { ensureGuest } from './guest'
import type { OptionValue } from './protocol'
import type { Fact } from '$text'
import type { Unit } from './coach'

export interface Question {
  words: string
  kind: 'scale' | 'text'
}

/** What somebody answers after a game; everything can be left out. */
export interface Answers {
  fun?: number | null
  length?: number | null
  luck?: number | null
  confused?: string
  own?: (number | string | null)[]
}

/** How many tables wait for people, are being played at, and are done. */
export interface Counts {
  waiting: number
  running: number
  over: number
  forms: number
}

export interface Playtest extends Partial<Counts> {
  id: string
  name: string
  note: string
  game: string
  minutes: string
  seats: number
  people: number
  preset: string | null
  options: Record<string, OptionValue>
  questions: Question[]
  closed: boolean
  /** Whether we have agreed to what is stored. */
  agreed: boolean
  /** Our unfinished table. */
  table: string | null
  /** How many games we have finished. */
  played: number
  yours: boolean
  made?: number
  levels?: string[]
}

export interface PlaytestRow extends Counts {
  id: string
  name: string
  game: string
  made: number
  closed: boolean
}

export interface NewPlaytest {
  name: string
  game: string
  seats: number
  people: number
  levels: string[]
  preset: string | null
  options: Record<string, OptionValue>
  note: string
  questions: Question[]
}

/** A value with its 95% interval; a bound that isn't known is null. */
export interface Figure {
  value: number
  low: number | null
  high: number | null
}

export interface Compared {
  kind: string
  name: string
  part: string
  share: boolean
  people: Figure | null
  bots: Figure | null
  p: number
  /** Whether people differ from the bots, all figures considered. */
  differs: boolean
}

export interface Choice {
  game: number
  at: number
  kind: string
  move: Fact
  best_move: Fact
  cost: number | null
  error: number
}

export interface MovesReport {
  level: string
  unit: Unit
  decisions: number
  games: number
  same: Figure | null
  kinds: { kind: string; decisions: number; same: Figure; cost: Figure | null; seconds: number | null }[]
  costliest: Choice[]
}

export interface PlaytestReport {
  name: string
  game: string
  seats: number
  tables: number
  games: number
  running: number
  stopped: number
  left: number
  people: number
  forms: number
  minutes: Figure | null
  reference: string
  bot_games: number
  figures: Compared[]
  levels: { level: string; games: number; won: Figure | null; bots: number }[]
  marks: { id: 'fun' | 'length' | 'luck' | 'own'; words: string; counts: number[]; mean: Figure | null }[]
  quotes: { id: 'confused' | 'own'; words: string; quotes: { game: number; text: string }[] }[]
  moves: MovesReport | null
  reaction: { first: Figure | null; every: Figure | null; levels: { level: string; first: number; every: number; rate: number | null }[]; rate: Figure | null } | null
}

const at = (id: string, rest = '') => `/api/playtests/${encodeURIComponent(id)}${rest}`

export const playtests = {
  async list(): Promise<{ may_make: boolean; playtests: PlaytestRow[] }> {
    await ensureGuest()
    return call('/api/playtests')
  },
  async make(wanted: NewPlaytest): Promise<string> {
    await ensureGuest()
    return (await call<{ playtest: string }>('/api/playtests', wanted)).playtest
  },
  async one(id: string): Promise<Playtest> {
    await ensureGuest()
    return call(at(id))
  },
  /** Agrees to what is stored, and finds a table. */
  join: (id: string): Promise<{ table: string; invite: string }> => call(at(id, '/join'), { consent: true }),
  answers: async (id: string, table: string): Promise<Answers | null> => (await call<{ answers: Answers | null }>(at(id, `/answers/${encodeURIComponent(table)}`))).answers,
  answer: (id: string, table: string, answers: Answers): Promise<unknown> => call(at(id, '/answers'), { table, answers }),
  close: (id: string, closed: boolean): Promise<unknown> => call(at(id, '/close'), { closed }),
  remove: (id: string): Promise<unknown> => call(at(id, '/delete'), {}),
  report: (id: string): Promise<{ report: PlaytestReport | null; complete: boolean }> => call(at(id, '/report')),
  fileUrl: (id: string, name: string): string => at(id, `/data/${name}`),
}
