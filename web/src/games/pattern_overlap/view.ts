// The view of Pattern Overlap, and questions about it.

import type { View } from '$lib/protocol'
import type { Side } from './faces'

export type Mode = 'speed' | 'diversify' | 'cover' | 'nms'

/** Every card on the table in the order of laying, in columns. */
export interface Laid {
  card: number[]
  /** Who laid it; -1: the table. */
  by: number[]
  loc: number[]
  x: number[]
  y: number[]
  rot: number[]
  covers: number[]
  touches: number[]
  right: number[]
}

export interface Overlap extends View {
  mode: Mode
  side: Side
  /** Faces of somebody's own; null where a side of ours is played. */
  faces?: string[] | null
  clock: 'realtime' | 'ticks' | 'turns'
  wild: boolean
  phase: 'choose' | 'build' | 'countdown' | 'play' | 'last_call' | 'over'
  to_act: number[]
  turn: number | null
  round: number | null
  last_round: number | null
  call_seconds: number | null
  decks: number[]
  starter: number | null
  held: number[]
  pile: number[]
  played: number[]
  /** 0: not out. */
  tokens: number[]
  /** The locations on which nothing more may be laid. */
  frozen: boolean[] | null
  on_location: number[] | null
  points: number[] | null
  squares: number[] | null
  places: number[] | null
  ended: string | null
  laid: Laid
  hands: (number[] | null)[]
  my_points: number | null
  claim: number | null
  waits: boolean
  stuck: boolean
  locked: boolean
  assist: boolean
}

export { NO_CARD } from '$generated/pattern_overlap'

/** Cards a seat has still to lay. */
export const leftOf = (view: Overlap, seat: number): number => (view.held[seat] ?? 0) + (view.pile[seat] ?? 0)

/** Before the deal: the starting board, or the locations' first cards. */
export const preparing = (view: Overlap): boolean => view.phase === 'build' || view.phase === 'choose'

export const running = (view: Overlap): boolean => view.phase === 'play' || view.phase === 'last_call'

/** What a card on the table is worth, in the modes that have points. */
export function worth(view: Overlap, k: number): number | null {
  if (view.mode === 'speed' || view.mode === 'nms' || (view.laid.by[k] ?? -1) < 0) return null
  if (!(view.laid.right[k] ?? 1)) return 0
  return (view.mode === 'diversify' ? view.laid.touches[k] : view.laid.covers[k]) ?? 0
}

/** The points that are shown of a seat, if any are. */
export function pointsOf(view: Overlap, seat: number): number | null {
  if (view.points) return view.points[seat] ?? null
  return seat === view.seat ? view.my_points : null
}

/** Colours of the players for the borders of their cards; names stand beside them wherever it matters. */
export const TINTS = ['#56b4e9', '#e0632a', '#12a67f', '#cf7cab', '#3565c9', '#23262f', '#8456bd']
export const TABLE_TINT = '#b9ab8c'
export const tintOf = (by: number): string => TINTS[by] ?? TABLE_TINT
