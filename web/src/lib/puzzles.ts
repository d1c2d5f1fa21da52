// Puzzles of any game: their best times, which are saved in this browser, and the puzzle of the day.

import { localStore } from './storage'

export const DAILY = 'daily'
const DAY = 'day-'
export const isDaily = (id: string): boolean => id.startsWith(DAY)
/** The date of a puzzle of a day. */
export const dayOf = (id: string): string => id.slice(DAY.length)
/** The id of today's puzzle, by UTC as on the server. */
export const todaysId = (): string => DAY + new Date().toISOString().slice(0, 10)

/** How a puzzle was solved: fewer hints are better, then less time. */
export interface Solved {
  ms: number
  hints: number
}

export const better = (one: Solved, than: Solved | null): boolean =>
  than === null || one.hints < than.hints || (one.hints === than.hints && one.ms < than.ms)

/** What this browser remembers of a game's puzzles. */
export class PuzzleBook {
  constructor(private readonly game: string) {}

  private name(id: string): string {
    return `puzzle.${this.game}.${id}`
  }

  best(id: string): Solved | null {
    return localStore.read<Solved | null>(this.name(id), null)
  }

  /** Saves a time if it is the best, and returns whether it is. */
  keep(id: string, one: Solved): boolean {
    const is = better(one, this.best(id))
    if (is) localStore.write(this.name(id), one)
    return is
  }

  /** Whether the player gave up the puzzle without having solved it. */
  givenUp(id: string): boolean {
    return localStore.read(`${this.name(id)}.given`, false)
  }

  noteGivenUp(id: string): void {
    localStore.write(`${this.name(id)}.given`, true)
  }

  /** The puzzle of the list that was opened last. */
  last(): string {
    return localStore.read(this.name('last'), '')
  }

  noteOpened(id: string): void {
    localStore.write(this.name('last'), id)
  }

  /** Where the cards placed in an unfinished puzzle are saved. */
  placedIn(id: string): string {
    return `${this.name(id)}.placed`
  }
}

/** Minutes and seconds, as a clock shows them. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
