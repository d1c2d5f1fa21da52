// The view of Synergy, and questions about it.

import { GOAL, KEEP_FIRST, KEEP_LAST, KEEP_NONE, KINDS, LETTERS, PAIRS, PASS, REACH, USE, VALUES } from '$generated/synergy'
import type { Own, Public, Round } from '$generated/synergy'
import type { Moves, View } from '$lib/protocol'

export type { Hand, Place, Round, Use } from '$generated/synergy'
export type Letter = Public['actions'][number]
export type Slot = 'first' | 'goal' | 'last'
/** The phases of the game, and the check of a round, which is shown step by step. */
export type Phase = Public['phase'] | 'check'
export type Synergy = View & Omit<Public, 'phase'> & Own & { phase: Phase }

/** A card in the player's hand, and what can be done with it now. */
export interface Held {
  is: 'number' | 'goal'
  /** The number's type, or the goal's kind. */
  card: number
  action: number | null
  breaks: string[]
  strands: boolean
  makes: number | null
  /** The sums it can make if it is played first. */
  reaches: number[]
}

/** The letters on cards, by colour. */
export const INITIALS = ['R', 'Y', 'G', 'B', 'P']
/** The shape that goes with each colour, in a box from -10 to 10. */
export const SHAPES = [
  'M0-8.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  'M0-9 9.5 8H-9.5z',
  'M-7.5-7.5H7.5V7.5H-7.5z',
  'M0-10 10 0 0 10-10 0z',
  'M0-10 2.9-3.4 10-2.8 4.6 1.8 6.3 8.9 0 5-6.3 8.9-4.6 1.8-10-2.8-2.9-3.4z',
]

export const valueOf = (card: number) => (card % VALUES) + 1
export const colourOf = (card: number) => Math.floor(card / VALUES)
export const kindOf = (goal: number) => goal % KINDS
export const toneOf = (goal: number) => Math.floor(goal / KINDS)
export const players = (view: Synergy) => view.places.filter((place) => !place.ghost).length
export const slotsOf = (view: Pick<Synergy, 'order'>): Slot[] => (view.order === 'NGN' ? ['first', 'goal', 'last'] : ['goal', 'first', 'last'])

/** An action, or null if it isn't legal. */
export const legal = (moves: Moves, action: number): number | null => (moves.includes(action) ? action : null)
/** The actions that take a number back, or none. */
export const KEEPING = { first: KEEP_FIRST, last: KEEP_LAST, none: KEEP_NONE } as const

/** One way to use an action card: on whose cards, or for which number. */
export interface Way {
  action: number
  card: Letter
  seats: number[]
  number: number | null
}

/** The kind of target of each action card. */
export const TARGETS: Record<Letter, 'row' | 'hand' | 'goal' | 'first' | 'none'> = {
  A: 'row', B: 'hand', C: 'row', D: 'goal', E: 'goal', F: 'first', G: 'first', H: 'none', I: 'first', J: 'none',
}
/** How an action uses an action card, or null if it does not. */
export function wayOf(action: number): Way | null {
  if (action <= PASS || action >= KEEP_FIRST) return null
  const card = LETTERS.findLast((letter) => action >= USE[letter]) ?? 'A'
  const n = action - USE[card]
  const kind = TARGETS[card]
  if (kind === 'none') return { action, card, seats: [], number: null }
  if (kind === 'row' || kind === 'hand') return { action, card, seats: [], number: n }
  return { action, card, seats: REACH[card] === 2 ? [...(PAIRS[n] ?? [])] : [n], number: null }
}

export const waysOf = (moves: Moves): Way[] => moves.flatMap((action) => wayOf(action) ?? [])

/** The seats that can be chosen next. */
export function openTo(ways: Way[], card: Letter, chosen: number[]): number[] {
  const fitting = ways.filter((way) => way.card === card && chosen.every((seat) => way.seats.includes(seat)))
  return [...new Set(fitting.flatMap((way) => way.seats))].filter((seat) => !chosen.includes(seat))
}

/** The chosen way, once nothing is left to choose. */
export const chosenWay = (ways: Way[], card: Letter, seats: number[], number: number | null): Way | null =>
  ways.find((way) => way.card === card && way.number === number && way.seats.length === seats.length && seats.every((seat) => way.seats.includes(seat))) ?? null

/** The checked round that is still on the table, if any. */
export const checkedRound = (view: Synergy): Round | null => (view.places[0]?.last == null ? null : (view.past.at(-1) ?? null))

/** The slot that is being filled. */
export function slotNow(view: Synergy): Slot | null {
  const at = ['commit1', 'commit2', 'commit3'].indexOf(view.phase)
  return at < 0 ? null : (slotsOf(view)[at] ?? null)
}

/** Whether a seat has played a face-down card. */
export const hasLaid = (view: Synergy, seat: number) => slotNow(view) !== null && !view.places[seat]?.ghost && !view.to_act.includes(seat)

/** The other players in seating order, from the left neighbour on. */
export function othersOf(view: Synergy): number[] {
  const size = view.places.length
  const me = view.seat
  if (me === null) return view.places.map((_, place) => place)
  return Array.from({ length: size - 1 }, (_, step) => (me + step + 1) % size)
}

/** The sums on the ladder: all that are possible in this mission. */
export function ladderOf(view: Synergy): [number, number] {
  const [least, most] = view.mission.sums
  const there = [...view.places.flatMap((place) => place.may_sum), ...(view.hand?.reaches?.flat() ?? []), ...(checkedRound(view)?.sums ?? [])]
  return [Math.min(least, ...there), Math.max(most, ...there)]
}

/** The player's hand, with what can be played from it now. */
export function heldOf(view: Synergy, moves: Moves): Held[] {
  const { hand } = view
  if (!hand) return []
  const last = view.phase === 'commit3'
  const numbers = hand.numbers.map((card, n): Held => ({
    is: 'number',
    card,
    action: legal(moves, card),
    breaks: last ? (hand.breaks?.[n] ?? []) : [],
    strands: slotNow(view) === 'first' && (hand.strands?.includes(n) ?? false),
    makes: view.phase === 'over' ? null : (hand.makes?.[n] ?? null),
    reaches: hand.reaches?.[n] ?? [],
  }))
  const goals = hand.goals.map((card): Held => ({ is: 'goal', card, action: legal(moves, GOAL + card), breaks: [], strands: false, makes: null, reaches: [] }))
  return [...numbers, ...goals]
}

/** The sums the player can make before the first number is revealed: with one card, or with any. */
export function couldMake(view: Synergy, lifted: Held | null): number[] {
  const { hand } = view
  if (!hand?.reaches) return []
  const face = slotNow(view) === 'first' && view.mine !== null ? hand.numbers.indexOf(view.mine) : -1
  const one = lifted?.is === 'number' ? lifted.reaches : hand.reaches[face]
  return [...new Set(one ?? hand.reaches.flat())].sort((a, b) => a - b)
}
