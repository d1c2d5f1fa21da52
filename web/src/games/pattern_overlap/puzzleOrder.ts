// The order of the puzzles, and what comes next.

import type { Side } from './faces'
import type { PuzzleRow } from './puzzle'

export interface PuzzleGroup {
  stars: number
  rows: PuzzleRow[]
}

const numbers = new Intl.Collator('en', { numeric: true })

/** The puzzles by difficulty, and within it by number. */
export function groupsOf(rows: PuzzleRow[], side: Side | '' = ''): PuzzleGroup[] {
  const shown = rows.filter((row) => !side || row.side === side)
  const levels = [...new Set(shown.map((row) => row.stars))].sort((one, other) => one - other)
  return levels.map((stars) => ({ stars, rows: shown.filter((row) => row.stars === stars).sort((one, other) => numbers.compare(one.id, other.id)) }))
}

/** The next puzzle of the same side and difficulty that isn't solved, then the next that isn't; null once all are. */
export function onward(rows: PuzzleRow[], id: string, solved: (id: string) => boolean): string | null {
  const all = groupsOf(rows).flatMap((group) => group.rows)
  const here = all.findIndex((row) => row.id === id)
  const open = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))].filter((row) => !solved(row.id))
  const now = all[here]
  const like = open.find((row) => now && row.side === now.side && row.stars === now.stars && numbers.compare(row.id, id) > 0)
  return (like ?? open[0])?.id ?? null
}

/** Where to continue: the puzzle opened last, or the next if that is solved. */
export function resumed(rows: PuzzleRow[], last: string, solved: (id: string) => boolean): string | null {
  return rows.some((row) => row.id === last) && !solved(last) ? last : onward(rows, last, solved)
}

/** The outline of a puzzle as one path, a square being one unit. */
export function pathOf(shape: number[]): string {
  const squares = shape.flatMap((row, y) => Array.from({ length: 32 }, (_, x) => ((row >> x) & 1 ? `M${x} ${y}h1v1h-1z` : '')))
  return squares.join('')
}

export const widthOf = (shape: number[]): number => Math.max(1, 32 - Math.clz32(shape.reduce((all, row) => all | row, 0)))
