// The view of Transmitter, and questions about it.

import { HIGHEST_CARD, KEEP_FIRST, SAY_GREATER, SAY_LOWER, SAY_MATCH, type Own, type Public, type Round } from '$generated/transmitter'
import type { View } from '$lib/protocol'

export type { Round } from '$generated/transmitter'
export type Hint = Public['hints'][number]
export type Outcome = Round['outcome']
/** A view; `closing` tells how its round has just ended, or that a drift is about to end it. */
export type Transmission = View & Public & Own & { closing?: Outcome | 'drift_won' | 'drifts' }

export { DRAW } from '$generated/transmitter'

/** The action that announces each hint. */
export const SAYS: [number, Hint][] = [
  [SAY_LOWER, 'lower'],
  [SAY_GREATER, 'greater'],
  [SAY_MATCH, 'match'],
]
/** The actions that keep the first and the second card of an offer. */
export const KEEPS = [KEEP_FIRST, KEEP_FIRST + 1]

export const cardOf = (action: number): number => action - HIGHEST_CARD
export const actionOf = (card: number): number => card + HIGHEST_CARD

/** The last hint about the current objective. */
export function lastHint(view: Transmission): Hint {
  if (view.closing === 'drift_won') return 'match'
  const sinceDrift = view.plays > 0 && view.plays_to_drift < view.drift_interval
  const list = sinceDrift ? view.hints : view.drift_hints
  return list.at(-1) ?? 'unsaid'
}

/** The range that is still possible, as far as this table's aid tells. */
export function possibleNow(view: Transmission): [number, number] | null {
  if (view.possible) return view.possible
  const hint = lastHint(view)
  if (hint === 'lower') return [view.stack + 1, Infinity]
  if (hint === 'greater') return [-Infinity, view.stack - 1]
  return null
}

/** The objective cards that can't be part of the signal, as far as everyone can tell. */
export function ruledOut({ objectives, used, objective_cards, values }: Transmission): number[] {
  const first = objective_cards === 1 ? values : null
  return objectives.filter((card, place) => used.includes(place) || (first !== null && !first.includes(card)))
}

/** The range of the number line to show: what is possible, one card more on each side, and the stack. */
export function reach(view: Transmission): [number, number] {
  const [low, high] = view.possible ?? view.scale
  const holds = [view.stack, ...(view.objective === null ? [] : [view.objective])]
  return [Math.min(low - HIGHEST_CARD, ...holds), Math.max(high + HIGHEST_CARD, ...holds)]
}

/** The view of a finished game also tells how its last round ended, as far as the viewer may know. */
export function withEnding(view: Transmission): Transmission {
  const last = view.phase === 'over' ? view.rounds.at(-1) : undefined
  if (!last) return view
  const drawn = last.objective_drawn
  if (!drawn?.length) return { ...view, closing: last.outcome }
  const signal = cardsTotal(drawn)
  return { ...view, closing: last.outcome, objective_drawn: drawn, objective: signal, values: [signal], possible: [signal, signal] }
}

/** The hand at the bottom: the viewer's, or in a replay that of the player to move. */
export function shownHand(view: Transmission): { seat: number; cards: number[] } | null {
  const seat = view.seat ?? view.turn
  const cards = view.hands[seat]
  return cards && seat !== view.transmitter ? { seat, cards } : null
}

export const cardsTotal = (cards: number[]): number => cards.reduce((total, card) => total + card, 0)

/** The stack after each play, starting from 0. */
export function sums(played: number[]): number[] {
  return played.reduce((all, card) => [...all, (all.at(-1) ?? 0) + card], [0])
}

/** The objective at first and after each drift. */
export function drifted(drawn: number[]): number[] {
  return sums(drawn).slice(1)
}

/** The objective that each play was compared with, where it is known. */
export function targets(round: Pick<Round, 'played' | 'objective_drawn'>, interval: number): number[] | null {
  const drawn = round.objective_drawn
  if (!drawn?.length) return null
  return round.played.map((_, play) => {
    return cardsTotal(drawn.slice(0, Math.floor(play / interval) + 1))
  })
}
