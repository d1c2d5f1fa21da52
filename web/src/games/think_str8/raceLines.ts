// The lines of the race chart.

import { FOUND, seats, type Str8 } from './view'

/** Heights moved apart, in the same order and within the bounds, so that marks drawn there don't overlap. */
export function apart(heights: number[], gap: number, top: number, bottom: number): number[] {
  const upwards = heights.map((at, n) => ({ at, n })).sort((one, other) => other.at - one.at || one.n - other.n)
  let edge = bottom + gap
  for (const one of upwards) edge = one.at = Math.min(one.at, edge - gap)
  edge = top - gap
  for (const one of upwards.toReversed()) edge = one.at = Math.max(one.at, edge + gap)
  return upwards.sort((one, other) => one.n - other.n).map((one) => one.at)
}

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
