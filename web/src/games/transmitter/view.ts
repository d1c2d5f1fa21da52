// The view of Transmitter, and questions about it.

import { HIGHEST_CARD, HIGHEST_SUMS, KEEP_FIRST, LOWEST_SUMS, SAY_GREATER, SAY_LOWER, SAY_MATCH } from '$generated/transmitter'
import type { View } from '$lib/protocol'

export type Hint = 'unsaid' | 'lower' | 'greater' | 'match'
export type Outcome = 'won' | 'no_objective' | 'drift_match' | 'no_cards'

/** A finished round, as this seat may know it. */
export interface Round {
  outcome: Outcome
  transmitter: number | null
  played: number[]
  hints: Hint[]
  drift_hints: Hint[]
  objective_cards: number
  objective_drawn: number[] | null
}

export interface Transmission extends View {
  phase: 'receive' | 'announce' | 'drift' | 'keep' | 'over'
  to_act: number[]
  round: number
  wins: number
  losses: number
  wins_to_win: number
  losses_to_lose: number
  transmitter: number | null
  turn: number
  stack: number
  plays: number
  plays_to_drift: number
  plays_at_most: number
  drift_interval: number
  objective_cards: number
  objective_cards_left: number
  pile: number
  held: number[]
  hands: (number[] | null)[]
  played: number[]
  hints: Hint[]
  drift_hints: Hint[]
  objective: number | null
  objective_drawn: number[] | null
  offer: [number, number] | null
  rounds: Round[]
  possible?: [number, number] | null
  chances?: Record<string, number>
}

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

/** The range of the number line to show: what is possible, one card more on each side, and the stack. */
export function reach(view: Transmission): [number, number] {
  const cards = Math.max(view.objective_cards, 1) - 1
  const [low, high] = view.possible ?? [LOWEST_SUMS[cards] ?? Math.min(...LOWEST_SUMS), HIGHEST_SUMS[cards] ?? Math.max(...HIGHEST_SUMS)]
  const holds = [view.stack, ...(view.objective === null ? [] : [view.objective])]
  return [Math.min(low - HIGHEST_CARD, ...holds), Math.max(high + HIGHEST_CARD, ...holds)]
}

/** The receivers of this round, in turn order. */
function receivers(view: Transmission): number[] {
  return view.held.map((_, seat) => seat).filter((seat) => seat !== view.transmitter)
}

/** The seat that made a play of the current round. */
export function playerOf(view: Transmission, play: number): number {
  const order = receivers(view)
  if (view.transmitter !== null) {
    const first = order.findIndex((seat) => seat > (view.transmitter ?? 0))
    return order[(Math.max(first, 0) + play) % order.length] ?? 0
  }
  const now = order.indexOf(view.turn)
  return order[(((now - (view.plays - play)) % order.length) + order.length) % order.length] ?? 0
}

/** The hand at the bottom: the viewer's, or in a replay that of the player to move. */
export function shownHand(view: Transmission): { seat: number; cards: number[] } | null {
  const seat = view.seat ?? view.turn
  const cards = view.hands[seat]
  return cards && seat !== view.transmitter ? { seat, cards } : null
}

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
    return drawn.slice(0, Math.floor(play / interval) + 1).reduce((total, card) => total + card, 0)
  })
}
