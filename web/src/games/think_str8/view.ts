// The view of Think Str8!, and questions about it.

import {
  FOUND,
  BET,
  COLOURS,
  GIVEN_UP,
  HOLDERS as HOLDER_COUNT,
  ON_HOLDER,
  PUT,
  SPACES,
  SUBSETS,
  SWAP,
  TAKE,
  TURN,
  VALUES as VALUE_COUNT,
  type Own,
  type Public,
} from '$generated/think_str8'
import type { Moves, View } from '$lib/protocol'

export type Str8 = View & Public & Own
export type Phase = Own['phase']
export type { Rows } from '$generated/think_str8'
export { FOUND }
export type Found = (typeof FOUND)[number]

export { SPACES } from '$generated/think_str8'
export const VALUES = Array.from({ length: VALUE_COUNT }, (_, value) => value)
export const HOLDERS = Array.from({ length: HOLDER_COUNT }, (_, holder) => holder)

/** An action, or null if it isn't legal. */
export const ifLegal = (moves: Moves, action: number): number | null => (moves.includes(action) ? action : null)
export const turning = (die: number, colour: number): number => TURN + COLOURS * die + colour
export const isTurning = (action: number, die: number): boolean => action >= turning(die, 0) && action < turning(die + 1, 0)
/** The die that an action turns, and the colour it turns it to; null for other actions. */
export function turnOf(action: number | null): { die: number; colour: number } | null {
  if (action === null || action < TURN || action >= TAKE) return null
  return { die: Math.floor((action - TURN) / COLOURS), colour: (action - TURN) % COLOURS }
}
export const taking = (token: number): number => TAKE + token
export const placing = (start: number): number => PUT + start
export const isPlacing = (action: number): boolean => action >= PUT && action < PUT + SPACES
export const giving = (colour: number): number => SWAP + colour
/** The action that bets on a set of numbers; of a set that can't be bet on, one that is never legal. */
export function betting(mask: number): number {
  const subset = SUBSETS.findIndex((one) => one === mask)
  return subset < 0 ? -1 : BET + subset
}
/** The numbers that an action bets on. */
export const betOn = (action: number): number[] => numbers(SUBSETS[action - BET] ?? 0)

export const colours = (view: Str8) => Array.from({ length: view.colours }, (_, colour) => colour)
export const seats = (view: Str8) => view.positions.map((_, seat) => seat)

/** The current or last row. */
export const rowNow = (view: Str8) => view.rows.dice.length - 1
export const foundIn = (view: Str8, row: number, seat: number): Found => FOUND[view.rows.result[row]?.[seat] ?? 0] ?? 'none'

/** The numbers of a set, ascending. */
export const numbers = (mask: number): number[] => VALUES.filter((value) => (mask >> value) & 1)
export const maskOf = (set: number[]): number => set.reduce((mask, value) => mask | (1 << value), 0)

/** The spaces that a bet covers: the first and the last. */
export type Range = [number, number]
export const spaces = ([first, last]: Range): string => (first === last ? String(first) : `${first}–${last}`)
export function betIn(view: Str8, row: number, seat: number): { token: number; range: Range | null } | null {
  const token = view.rows.token[row]?.[seat] ?? -1
  if (token < 0) return null
  const start = view.rows.start[row]?.[seat] ?? null
  return { token, range: start === null ? null : [start, start + (view.tokens.size[token] ?? 1) - 1] }
}

/** What a result says about the sum: the range it leaves possible, or with `not` the range it rules out. */
export function toldBy(view: Str8, row: number, seat: number): { range: Range; not: boolean } | null {
  const range = betIn(view, row, seat)?.range
  if (!range) return null
  const [first, last] = range
  switch (foundIn(view, row, seat)) {
    case 'hit':
      return { range, not: false }
    case 'high':
      return { range: [0, first - 1], not: false }
    case 'low':
      return { range: [last + 1, SPACES - 1], not: false }
    case 'miss':
      return { range, not: true }
    default:
      return null
  }
}

/** How often a colour was thrown in a row. */
export const thrown = (view: Str8, row: number, colour: number): number =>
  (view.rows.dice[row] ?? []).filter((one) => one === colour).length

/** Why a cell is black: who has the card, or gave it up, and when. */
export interface Seen {
  holder?: number
  seat?: number
  round?: number
}
export function whySeen(view: Str8, colour: number, value: number): Seen | null {
  const why = view.pad?.black[colour]?.[value] ?? 0
  if (why < ON_HOLDER) return null
  if (why < GIVEN_UP) return { holder: why - ON_HOLDER }
  const seat = why - GIVEN_UP
  const row = view.rows.colour.findIndex((given, n) => given[seat] === colour && view.rows.value[n]?.[seat] === value)
  return { seat, round: row + 1 }
}

/** How many cards of a colour a seat has given up. */
export const givenUp = (view: Str8, seat: number, colour: number): number =>
  view.rows.colour.filter((given) => given[seat] === colour).length

/** The chance that the sum lies in a range. */
export const chanceOf = (sums: number[], [first, last]: Range): number =>
  sums.slice(first, last + 1).reduce((total, chance) => total + chance, 0)

/** The best chance that a token of some size can have. */
export const bestChance = (sums: number[], size: number): number =>
  Math.max(...Array.from({ length: SPACES + 1 - size }, (_, start) => chanceOf(sums, [start, start + size - 1])))

/** The other holders, in order around the table. */
export function otherHolders(view: Str8): number[] {
  const me = view.seat
  if (me === null) return HOLDERS
  return HOLDERS.slice(1).map((step) => (me + step) % HOLDERS.length)
}

/** The step of an arrow key in a grid: columns to the right, rows down. */
export function arrow(key: string): [number, number] | null {
  const ways: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
  return ways[key] ?? null
}
