// What the home page asks the server for.

import type { Card, OpenTable, TableRow } from './api'
import { call } from './call'
import type { DailyDeal, DailyPuzzle } from './daily'
import { ensureGuest } from './guest'

/** What the home page shows of a game, and what a first game of it starts with. */
export type Brief = Pick<Card, 'name' | 'title' | 'seats' | 'minutes' | 'age' | 'kind' | 'lesson' | 'usual_seats' | 'bots' | 'first_preset'>

let games: Promise<Brief[]> | null = null

/** The games, without their options; asks only once per page. */
export function briefGames(): Promise<Brief[]> {
  games ??= call<Brief[]>('/api/games?brief=true').catch((error: unknown) => {
    games = null
    throw error
  })
  return games
}

export async function myTables(): Promise<TableRow[]> {
  await ensureGuest()
  return call('/api/mine')
}

/** Public tables, the newest first; the next page is `before` the last change of the last one. */
export const openTables = (before?: number): Promise<OpenTable[]> => call(`/api/tables${before === undefined ? '' : `?before=${before}`}`)

/** Deletes an unfinished table that is ours alone. */
export const removeTable = (table: string): Promise<unknown> => call(`/api/tables/${encodeURIComponent(table)}/remove`, {})

/** What is done of today's puzzles and deals. */
export interface BriefToday {
  puzzles: Pick<DailyPuzzle, 'game' | 'solved' | 'run'>[]
  deals: Pick<DailyDeal, 'game' | 'outcome'>[]
}

export async function briefToday(): Promise<BriefToday> {
  await ensureGuest()
  return call('/api/daily?brief=true')
}
