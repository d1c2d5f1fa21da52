// Puzzle types and the puzzle API.

import { api } from '$lib/api'
import { noteSolved } from '$lib/daily'
import { PuzzleBook, clock, dayOf, isDaily, type Solved } from '$lib/puzzles'
import type { Side } from './faces'

const GAME = 'pattern-overlap'

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
  if (isDaily(id)) void noteSolved(GAME, dayOf(id), { ...placed(put), ms: Math.round(ms), hints })
}

const book = new PuzzleBook(GAME)
export { book, clock, isDaily }
export const bestOf = (id: string): Solved | null => book.best(id)
