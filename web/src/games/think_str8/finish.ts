// How a game of Think Str8! was decided.

import { race } from './raceLines'
import { stones } from './scenes'
import type { Str8 } from './view'

export interface Finish {
  /** The winner, or the first of several. */
  winner: number
  /** What decided it: a lead, the lower place in a stack, or nothing, so that the win is shared. */
  by: 'lead' | 'stack' | 'shared'
  /** The space where the winner's stone is, and all players whose stones are there. */
  space: number
  sharing: number[]
  /** The player to compare the winner with: you if you lost, otherwise the best of the others. */
  other: number | null
  /** How far ahead of that player the winner is. */
  ahead: number
  /** The view before the final bets moved the stones. */
  before: Str8
  /** Who led then. */
  led: number[]
}

/** How a finished game was decided; null for one that isn't finished. */
export function finish(view: Str8): Finish | null {
  const winners = view.winners ?? []
  const ranked = [...view.track].reverse()
  const winner = ranked.find((seat) => winners.includes(seat))
  if (view.phase !== 'over' || winner === undefined) return null
  const space = view.positions[winner] ?? 0
  const sharing = ranked.filter((seat) => view.positions[seat] === space)
  const others = ranked.filter((seat) => !winners.includes(seat))
  const other = (view.seat !== null && others.includes(view.seat) ? view.seat : others[0]) ?? null
  const start = { ...view, track: view.order, positions: race(view).map((line) => line.at(-2) ?? 0) }
  const most = Math.max(...start.positions)
  return {
    winner,
    by: winners.length > 1 ? 'shared' : sharing.length > 1 ? 'stack' : 'lead',
    space,
    sharing,
    other,
    ahead: other === null ? 0 : space - (view.positions[other] ?? 0),
    before: { ...start, ...stones(start, view, []) },
    led: ranked.filter((seat) => start.positions[seat] === most),
  }
}

/** The views on the way to the end: before the final bets, then with one more stone moved each time. */
export const lastRun = (before: Str8, view: Str8): Str8[] =>
  [before, ...view.order.map((_, n) => ({ ...view, ...stones(before, view, view.order.slice(0, n + 1)) }))]
