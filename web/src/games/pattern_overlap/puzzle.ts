// Puzzle types, the puzzle API and the best times saved in this browser.

import { api } from '$lib/api'
import { noteSolved } from '$lib/daily'
import { localStore } from '$lib/storage'
import type { Side } from './faces'

const GAME = 'pattern-overlap'
export const DAILY = 'daily'
const DAY = 'day-'
export const isDaily = (id: string): boolean => id.startsWith(DAY)

/** A puzzle in the list. */
export interface PuzzleRow {
  id: string
  side: Side
  stars: number
  cards: number
  squares: number
  /** The outline row by row; bit x of a number stands for column x. */
  shape: number[]
}

/** A puzzle as printed on its card. */
export interface Puzzle {
  id: string
  side: Side
  stars: number
  wild: boolean
  cards: number[]
  outline: [number, number][]
  /** The black squares; null where they are hidden. */
  centers: [number, number][] | null
  w: number
  h: number
}

/** A card placed in a puzzle. */
export interface Put {
  card: number
  rot: number
  x: number
  y: number
}

/** How a puzzle was solved: fewer hints are better, then less time. */
export interface Solved {
  ms: number
  hints: number
}

/** A card as sent to the server: number, quarter turns, x and y. */
export type Placed = [number, number, number, number]
export const putOf = ([card, rot, x, y]: Placed): Put => ({ card, rot, x, y })
const placed = (put: Put[]) => ({ placed: put.map(({ card, rot, x, y }): Placed => [card, rot, x, y]) })

/** Whether a layout is right; if not, what is wrong and on which squares. */
export interface Verdict {
  solved: boolean
  wrong: '' | 'cards' | 'squares' | 'centers'
  squares: [number, number][]
}

export const puzzles = {
  list: (): Promise<PuzzleRow[]> => api.puzzles(GAME),
  get: (id: string): Promise<Puzzle> => api.puzzle(GAME, id),
  check: (id: string, put: Put[]): Promise<Verdict> => api.askAboutPuzzle(GAME, id, 'check', placed(put)),
  /** One card that is wrong or missing, in its right place. */
  async hint(id: string, put: Put[]): Promise<Put> {
    const given = await api.askAboutPuzzle<{ put: Placed }>(GAME, id, 'hint', placed(put))
    return putOf(given.put)
  },
  /** The solution, for players who give up. */
  async solution(id: string): Promise<Put[]> {
    const given = await api.askAboutPuzzle<{ placed: Placed[] }>(GAME, id, 'solution', {})
    return given.placed.map(putOf)
  },
  /** Creates a shared session from a solo one and returns its id. */
  together: (id: string, put: Put[], ms: number, hints: number): Promise<string> =>
    api.solveTogether(GAME, id, { ...placed(put), ms: Math.round(ms), hints }),
}

/** Has the server note a solved puzzle of a day, for the calendar. */
export function noteDaily(id: string, put: Put[], ms: number, hints: number): void {
  if (isDaily(id)) void noteSolved(GAME, id.slice(DAY.length), { ...placed(put), ms: Math.round(ms), hints })
}

const name = (id: string) => `puzzle.${GAME}.${id}`
export const bestOf = (id: string): Solved | null => localStore.read<Solved | null>(name(id), null)

const given = (id: string) => `${name(id)}.given`
/** Whether the player gave up the puzzle without having solved it. */
export const givenUp = (id: string): boolean => localStore.read(given(id), false)
export const noteGivenUp = (id: string): void => localStore.write(given(id), true)

export const better = (one: Solved, than: Solved | null): boolean =>
  than === null || one.hints < than.hints || (one.hints === than.hints && one.ms < than.ms)

/** Saves a time if it is the best, and returns whether it is. */
export function keep(id: string, one: Solved): boolean {
  const is = better(one, bestOf(id))
  if (is) localStore.write(name(id), one)
  return is
}

/** Minutes and seconds, as a clock shows them. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The id of today's puzzle, by UTC as on the server. */
export const todaysId = (): string => `day-${new Date().toISOString().slice(0, 10)}`

const LAST = `puzzle.${GAME}.last`
/** The puzzle of the list that was opened last. */
export const lastOpened = (): string => localStore.read(LAST, '')
export const noteOpened = (id: string): void => localStore.write(LAST, id)
/** Where the cards placed in an unfinished puzzle are saved. */
export const placedIn = (id: string): string => `${name(id)}.placed`
