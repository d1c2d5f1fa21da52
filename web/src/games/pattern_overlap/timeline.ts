// The values and events that the replay's timeline shows.

import { pointsOf, type Overlap } from './view'

/** The value that a mode's timeline charts: cards played, points, or cards on your own location. */
export function valueOf(view: Overlap, seat: number): number {
  if (view.mode === 'nms') return view.on_location?.[seat] ?? 0
  if (view.mode === 'speed') return view.played[seat] ?? 0
  return pointsOf(view, seat) ?? (view.laid.by.length ? summed(view, seat) : 0)
}

/** The points in modes that hide them during the game. */
function summed(view: Overlap, seat: number): number {
  const each = view.mode === 'diversify' ? view.laid.touches : view.laid.covers
  return view.laid.by.reduce((sum, by, k) => sum + (by === seat && view.laid.right[k] !== 0 ? (each[k] ?? 0) : 0), 0)
}

/** The steps at which the table changed, the first one included. */
export const changes = (views: Overlap[]): number[] =>
  views.flatMap((view, n) => (n === 0 || view.laid.card.length !== views[n - 1]?.laid.card.length ? [n] : []))

export interface Moment {
  step: number
  kind: 'out' | 'call' | 'over'
  seat: number
}

/** The steps worth jumping to: players going out, the last call, the end. */
export function moments(views: Overlap[]): Moment[] {
  return views.flatMap((view, step) => {
    const before = views[step - 1]
    if (!before) return []
    const out = view.tokens.flatMap((token, seat): Moment[] => (token && !before.tokens[seat] ? [{ step, kind: 'out', seat }] : []))
    const call: Moment[] = view.phase === 'last_call' && before.phase !== 'last_call' ? [{ step, kind: 'call', seat: -1 }] : []
    const over: Moment[] = view.phase === 'over' && before.phase !== 'over' ? [{ step, kind: 'over', seat: -1 }] : []
    return [...out, ...call, ...over]
  })
}
