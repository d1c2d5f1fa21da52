// The order of the puzzles, and what comes next.

/** A puzzle in a list; `side` tells apart kinds that have rows of their own. */
export interface PuzzleEntry {
  id: string
  stars: number
  side?: string
}

export interface PuzzleGroup<Row extends PuzzleEntry = PuzzleEntry> {
  stars: number
  rows: Row[]
}

const numbers = new Intl.Collator('en', { numeric: true })

/** The puzzles by difficulty, and within it by number. */
export function groupsOf<Row extends PuzzleEntry>(rows: Row[], side = ''): PuzzleGroup<Row>[] {
  const shown = rows.filter((row) => !side || row.side === side)
  const levels = [...new Set(shown.map((row) => row.stars))].sort((one, other) => one - other)
  return levels.map((stars) => ({ stars, rows: shown.filter((row) => row.stars === stars).sort((one, other) => numbers.compare(one.id, other.id)) }))
}

/** The next puzzle of the same side and difficulty that isn't solved, then the next that isn't; null once all are. */
export function onward(rows: PuzzleEntry[], id: string, solved: (id: string) => boolean): string | null {
  const all = groupsOf(rows).flatMap((group) => group.rows)
  const here = all.findIndex((row) => row.id === id)
  const open = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))].filter((row) => !solved(row.id))
  const now = all[here]
  const like = open.find((row) => now && row.side === now.side && row.stars === now.stars && numbers.compare(row.id, id) > 0)
  return (like ?? open[0])?.id ?? null
}

/** Where to continue: the puzzle opened last, or the next if that is solved. */
export function resumed(rows: PuzzleEntry[], last: string, solved: (id: string) => boolean): string | null {
  return rows.some((row) => row.id === last) && !solved(last) ? last : onward(rows, last, solved)
}
