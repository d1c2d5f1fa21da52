// The lines of the race chart.

import { FOUND, seats, type Str8 } from './view'

/** The position of every stone at the start, after each checked round, and at the end. */
export function race(view: Str8): number[][] {
  const checked = view.rows.result.filter((row) => (row[0] ?? 0) > 0).length
  const lines = seats(view).map((seat) => {
    let at = 0
    const line = [0]
    for (let row = 0; row < checked; row++) {
      const token = view.rows.token[row]?.[seat] ?? -1
      if (FOUND[view.rows.result[row]?.[seat] ?? 0] === 'hit') at += view.tokens.points[token] ?? 0
      line.push(at)
    }
    return line
  })
  if (view.phase === 'over') lines.forEach((line, seat) => line.push(view.positions[seat] ?? 0))
  return lines
}
