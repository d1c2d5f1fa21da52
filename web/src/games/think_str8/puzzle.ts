// Deduction puzzles: their types, and how the server is asked about them.

import { PUT } from '$generated/think_str8'
import { api } from '$lib/api'
import { noteSolved } from '$lib/daily'
import { PuzzleBook, dayOf, isDaily } from '$lib/puzzles'
import type { Fact } from '$text'
import { SPACES, type Str8 } from './view'

const GAME = 'think-str8'
export const book = new PuzzleBook(GAME)

export type Kind = 'card' | 'find' | 'bet'

/** A puzzle in the list. */
export interface PuzzleRow {
  id: string
  kind: Kind
  stars: number
  seats: number
  rounds: number
}

/** A puzzle without its answer. */
export interface Puzzle {
  id: string
  kind: Kind
  stars: number
  /** The card that is asked for; null if it has to be found. */
  colour: number | null
  /** The piece to place: the ring (0), or the size of the token. */
  cards: number[]
  rounds: number
  view: Str8
}

/** An answer: a ring on a colour and number of the pad, or a token on its first space. */
export type Placed = [number, number, number, number]
export const ring = (colour: number, value: number): Placed => [0, 0, colour, value]
export const token = (size: number, start: number): Placed => [size, 0, start, 0]

interface Verdict {
  solved: boolean
  /** The way to the answer, or what a wrong one contradicts. */
  why: Fact[]
}

export const puzzles = {
  list: (): Promise<PuzzleRow[]> => api.puzzles(GAME),
  get: (id: string): Promise<Puzzle> => api.puzzle(GAME, id),
  check: (id: string, answer: Placed): Promise<Verdict> => api.askAboutPuzzle(GAME, id, 'check', { placed: [answer] }),
  /** The answer and the way to it. */
  solution: (id: string): Promise<{ placed: Placed[]; why: Fact[] }> => api.askAboutPuzzle(GAME, id, 'solution', {}),
}

/** Has the server note a solved puzzle of a day, for the calendar. */
export function noteDaily(id: string, answer: Placed, ms: number, hints: number): void {
  if (isDaily(id)) void noteSolved(GAME, dayOf(id), { placed: [answer], ms: Math.round(ms), hints })
}

/** Where a token of a size can be placed, as actions. */
export const placings = (size: number): number[] => Array.from({ length: SPACES + 1 - size }, (_, start) => PUT + start)
export const startOf = (action: number): number => action - PUT

/** The round that a clue is about; null if there is none, or more than one. */
export const roundOf = (clue: Fact): number | null => ('round' in clue && typeof clue.round === 'number' ? clue.round : null)
