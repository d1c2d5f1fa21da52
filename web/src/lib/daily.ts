// The daily puzzle and deals: what the server says about them, and what it is told.

import { call } from './call'
import { ensureGuest } from './guest'
import type { Name, OptionValue } from './protocol'
import { localStore } from './storage'

/** How a deal went; which figures there are depends on the deal's measure. */
export interface DealOutcome {
  won: boolean
  given_up: boolean
  figures: Record<string, number>
}

export type Measure = 'mission' | 'rounds' | 'points' | 'lines'

export interface DailyDeal {
  game: string
  measure: Measure
  seats: number
  level: string
  options: Record<string, OptionValue>
  /** The name of its custom content, if it has any. */
  called: string
  /** By level, the share of games that bots win. */
  expected: Record<string, number>
  phase: 'new' | 'open' | 'running' | 'over'
  /** Our table, once we have begun. */
  table: string | null
  outcome: DealOutcome | null
}

export interface SolvedPuzzle {
  late: boolean
  ms: number
  hints: number
}

export interface DailyPuzzle {
  game: string
  id: string
  stars: number
  cards: number
  solved: SolvedPuzzle | null
  /** Days in a row on which the puzzle was solved on its day, up to now and the most so far. */
  run: number
  longest: number
}

export interface Today {
  day: string
  /** How long the day still lasts. */
  left_ms: number
  puzzles: DailyPuzzle[]
  deals: DailyDeal[]
  /** The week, as 2026-W21, how long it still lasts, and its deals. */
  week: string
  week_left_ms: number
  weekly: DailyDeal[]
}

export interface ResultRow {
  place: number
  name: Name
  you: boolean
  table: string
  outcome: DealOutcome
}

export interface DealResults {
  measure: Measure
  players: number
  rows: ResultRow[]
}

export interface CalendarDay {
  day: string
  puzzle: 'solved' | 'late' | 'unsolved'
  deals: number
}

export interface CalendarMonth {
  month: string
  today: string
  days: CalendarDay[]
}

/** A solved layout as the server wants it. */
export interface SolvedLayout {
  placed: [number, number, number, number][]
  ms: number
  hints: number
}

const path = encodeURIComponent

export async function loadToday(): Promise<Today> {
  await ensureGuest()
  return call('/api/daily')
}

/** Whether a deal is that of a week, by the day or week it belongs to. */
export const isWeekly = (period: string | undefined): boolean => period?.includes('W') ?? false

/** Starts a deal or returns to it; gives the table's id. */
export async function playDeal(day: string, game: string, name: string, practice: boolean): Promise<string> {
  await ensureGuest()
  return (await call<{ table: string }>(`/api/daily/${path(day)}/${path(game)}/play`, { name, practice })).table
}

export const loadResults = (day: string, game: string): Promise<DealResults> => call(`/api/daily/${path(day)}/${path(game)}/results`)

export async function loadMonth(game: string, month: string): Promise<CalendarMonth> {
  await ensureGuest()
  return call(`/api/daily/calendar/${path(game)}/${path(month)}`)
}

interface Unsent {
  game: string
  day: string
  layout: SolvedLayout
}
const UNSENT = 'daily.unsent'
const unsent = (): Unsent[] => localStore.read<Unsent[]>(UNSENT, [])

/** Has the server note a solved puzzle; if it can't be reached, it is told later. */
export async function noteSolved(game: string, day: string, layout: SolvedLayout): Promise<void> {
  const others = unsent().filter((one) => one.day !== day || one.game !== game)
  localStore.write(UNSENT, [...others, { game, day, layout }])
  await sendUnsent()
}

/** Tells the server about the puzzles that it doesn't know of yet. */
export async function sendUnsent(): Promise<void> {
  for (const one of unsent()) {
    try {
      await ensureGuest()
      await call(`/api/daily/${path(one.day)}/${path(one.game)}/solved`, one.layout)
    } catch (error) {
      if ((error as { code?: string }).code !== 'unsolved') return
    }
    localStore.write(UNSENT, listOrNothing(unsent().filter(({ game, day }) => game !== one.game || day !== one.day)))
  }
}

const listOrNothing = (list: Unsent[]) => (list.length ? list : null)
