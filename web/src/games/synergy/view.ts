// The view of Synergy, and questions about it.

import { KINDS, VALUES } from '$generated/synergy'
import type { Moves, View } from '$lib/protocol'

export type Phase = 'commit1' | 'commit2' | 'action' | 'pick2' | 'commit3' | 'check' | 'keep' | 'over'
export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J'
export type Slot = 'first' | 'goal' | 'last'

export interface MissionCard {
  number: number | null
  name: string
  stars: number
  rounds: number
  lives: number
  numbers: number
  goals: number
  order: 'NGN' | 'GNN'
  fail: number
  actions: Record<string, string>
  challenges: Record<string, string>
  super: boolean
  hyper: boolean
  new: string
}

/** The cards in front of a place, and what is known of its hand. */
export interface Place {
  ghost: boolean
  first: number | null
  goal: number | null
  last: number | null
  counts: number | null
  plus: boolean
  minus: boolean
  may_sum: number[]
  held: number
  goals_held: number
  pile: number
  goal_pile: number
  known: number[]
  numbers: number[] | null
  goals: number[] | null
  row: number[]
  unseen: number[] | null
  used: number
}

export interface Use {
  seat: number
  round: number
  action: number
  card: Letter
  words: string
}

export interface Round {
  first: number[]
  goals: number[]
  last: number[]
  sums: number[]
  met: (boolean | null)[]
  reasons: string[]
  completed: boolean
  kept: (number | null)[]
  plus: number | null
  minus: number | null
  ignored: number | null
  bonus: boolean
}

export interface Hand {
  numbers: number[]
  goals: number[]
  breaks: string[][] | null
  strands: number[] | null
  makes: number[] | null
}

/** A card in the player's hand, and what can be done with it now. */
export interface Held {
  is: 'number' | 'goal'
  /** The number's type, or the goal's kind. */
  card: number
  action: number | null
  breaks: string[]
  strands: boolean
  makes: number | null
}

export interface Synergy extends View {
  phase: Phase
  thinking: number
  mission: MissionCard
  round: number
  won: number
  rounds: number
  lives: number
  lives_at_start: number
  allowed: number
  bonus: boolean
  order: 'NGN' | 'GNN'
  actions: Letter[]
  leader: number
  super: number | null
  hyper: number | null
  ignored: number | null
  redealt: number[]
  uses: Use[]
  past: Round[]
  pings_per_round: number
  result: { won: boolean; cause: string; seats: number[]; medal: string | null } | null
  to_act: number[]
  mine: number | null
  places: Place[]
  hand: Hand | null
}

const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple']
export const LETTERS = ['R', 'Y', 'G', 'B', 'P']
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

/** The action with these words, if it is legal. */
export function actionOf(moves: Moves, words: string): number | null {
  const found = Object.keys(moves).find((action) => moves[action] === words)
  return found === undefined ? null : Number(found)
}
export const laying = (card: number) => `lay ${COLOURS[colourOf(card)]} ${valueOf(card)}`
export const PASSING = 'pass'
export const KEEPING = { first: 'keep the first number', last: 'keep the last number', none: 'keep nothing' } as const

/** The goals as a terminal writes them, by kind. */
const SYMBOLS = ['+1', '\u22121', '=', '\u2260', '><', '\u2191\u00b2', '\u2193\u00b2']
/** The action that plays a goal, if it is legal. */
export function goalMove(moves: Moves, kind: number): number | null {
  const found = Object.keys(moves).find((action) => moves[action]?.startsWith(`lay goal ${SYMBOLS[kind]} `))
  return found === undefined ? null : Number(found)
}

/** One way to use an action card: on whose cards, or for which number. */
export interface Way {
  action: number
  card: Letter
  seats: number[]
  number: number | null
}

const WAY = /^use ([A-J])(?: for (\w+) (\d)| (?:on|with) seats? (\d)(?: and (\d))?)?$/
const AGAIN = /^take back (\w+) (\d) as well$/

/** How an action uses an action card, or null if it does not. */
export function wayOf(action: number, words: string): Way | null {
  const again = AGAIN.exec(words)
  if (again) return { action, card: 'C', seats: [], number: cardOf(again[1], again[2]) }
  const found = WAY.exec(words)
  if (!found) return null
  const [, card, colour, value, ...seats] = found
  return {
    action,
    card: card as Letter,
    seats: seats.filter((seat) => seat !== undefined).map(Number),
    number: colour === undefined ? null : cardOf(colour, value),
  }
}

const cardOf = (colour: string | undefined, value: string | undefined) => COLOURS.indexOf(colour ?? '') * VALUES + Number(value) - 1

export const waysOf = (moves: Moves): Way[] =>
  Object.entries(moves).flatMap(([action, words]) => wayOf(Number(action), words) ?? [])

/** The kind of target of each action card. */
export const TARGETS: Record<Letter, 'row' | 'hand' | 'goal' | 'first' | 'none'> = {
  A: 'row', B: 'hand', C: 'row', D: 'goal', E: 'goal', F: 'first', G: 'first', H: 'none', I: 'first', J: 'none',
}
/** How many seats a card targets. */
export const reach = (card: Letter) => (card === 'E' || card === 'I' ? 2 : TARGETS[card] === 'goal' || TARGETS[card] === 'first' ? 1 : 0)

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
  const { challenges, actions } = view.mission
  const used = (card: Letter) => card in actions
  const plus = used('F') ? 1 : 0
  const minus = used('G') ? 1 : 0
  const most = 'DIFF' in challenges ? 4 + (plus || minus) : 10 + plus + ('DBL3' in challenges ? 3 - plus : 0)
  const least = 'DIFF' in challenges ? 0 : 2 - minus
  const there = [...view.places.flatMap((place) => place.may_sum), ...(checkedRound(view)?.sums ?? [])]
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
    action: actionOf(moves, laying(card)),
    breaks: last ? (hand.breaks?.[n] ?? []) : [],
    strands: view.phase === 'commit1' || view.phase === 'commit2' ? (hand.strands?.includes(n) ?? false) : false,
    makes: view.phase === 'over' ? null : (hand.makes?.[n] ?? null),
  }))
  const goals = hand.goals.map((card): Held => ({ is: 'goal', card, action: goalMove(moves, card), breaks: [], strands: false, makes: null }))
  return [...numbers, ...goals]
}
