// The view of Pattern Overlap, and questions about it.

import type { Own, Public } from '$generated/pattern_overlap'
import type { Person } from '$lib/people'
import type { View } from '$lib/protocol'

export type { Laid } from '$generated/pattern_overlap'
export type Overlap = View & Public & Own

export { NO_CARD } from '$generated/pattern_overlap'

/** How many cards a seat still has to play. */
export const leftOf = (view: Overlap, seat: number): number => (view.held[seat] ?? 0) + (view.pile[seat] ?? 0)

/** Whether decks, the starting board or the first cards of the locations are still being chosen. */
export const preparing = (view: Overlap): boolean => view.phase === 'pick' || view.phase === 'build' || view.phase === 'choose'

export const running = (view: Overlap): boolean => view.phase === 'play' || view.phase === 'last_call'

/** Whether no person has cards left to play, but bots do. */
export const onlyBotsPlay = (view: Overlap, people: Person[]): boolean => {
  const playing = people.filter(({ seat }) => leftOf(view, seat) > 0)
  return running(view) && playing.length > 0 && playing.every(({ bot }) => bot !== null)
}

/** The points of a card on the table, in modes with points. */
export function worth(view: Overlap, k: number): number | null {
  if (view.mode === 'speed' || view.mode === 'nms' || (view.laid.by[k] ?? -1) < 0) return null
  if (!(view.laid.right[k] ?? 1)) return 0
  return (view.mode === 'diversify' ? view.laid.touches[k] : view.laid.covers[k]) ?? 0
}

/** The points shown for a seat, if any. */
export function pointsOf(view: Overlap, seat: number): number | null {
  if (view.points) return view.points[seat] ?? null
  return seat === view.seat ? view.my_points : null
}

/** The players' colours for card borders; where it matters, names are shown too. */
export const TINTS = ['#56b4e9', '#e0632a', '#12a67f', '#cf7cab', '#3565c9', '#23262f', '#8456bd']
export const TABLE_TINT = '#b9ab8c'
export const tintOf = (by: number): string => TINTS[by] ?? TABLE_TINT
