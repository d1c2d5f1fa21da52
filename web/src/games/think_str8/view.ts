// The view of Think Str8!, and questions about it.

import { GIVEN_UP, HOLDERS as HOLDER_COUNT, ON_HOLDER, SPACES, VALUES as VALUE_COUNT } from '$generated/think_str8'
import type { Moves, View } from '$lib/protocol'

export type Phase = 'roll' | 'dice' | 'token' | 'place' | 'check' | 'exchange' | 'final' | 'reveal' | 'over'
/** The outcomes of a bet, in the server's order. */
export const FOUND = ['none', 'hit', 'high', 'low', 'miss'] as const
export type Found = (typeof FOUND)[number]

/** Every bet and every card given up, by round and seat. */
export interface Rows {
  dice: number[][]
  token: number[][]
  start: (number | null)[][]
  result: number[][]
  colour: number[][]
  value: number[][]
  sum: (number | null)[][]
}

export interface Aid {
  possible: boolean[][]
  reach: boolean[] | null
  chances: number[][] | null
  sums: number[] | null
  final: number[][] | null
}

export interface Str8 extends View {
  closed: boolean
  phase: Phase
  to_act: number[]
  round: number
  rounds: number
  colours: number
  order: number[]
  checks: number[]
  track: number[]
  positions: number[]
  heights: number[]
  dice: number[] | null
  turns_left: number
  tokens: { size: number[]; points: number[]; free: number }
  holders: (number | null)[][]
  piles: number[]
  removed: (number | null)[] | null
  rows: Rows
  pad: { black: number[][]; stood: number[][] } | null
  assist_max: number
  aid: Aid | null
  final: {
    bets: (number[] | null)[]
    made: number[]
    points: number[]
    won: number[] | null
    each: number[][] | null
  }
  winners: number[] | null
}

export { SPACES } from '$generated/think_str8'
export const VALUES = Array.from({ length: VALUE_COUNT }, (_, value) => value)
export const HOLDERS = Array.from({ length: HOLDER_COUNT }, (_, holder) => holder)
/** The colour letters in action words; the screen uses the letters of its own language. */
export const LETTERS = ['B', 'G', 'Y', 'P', 'R', 'A']

/** The action with these words, if it is legal. */
export function actionOf(moves: Moves, words: string): number | null {
  const found = Object.keys(moves).find((action) => moves[action] === words)
  return found === undefined ? null : Number(found)
}
export const turning = (die: number, colour: number) => `turn ${die + 1} ${LETTERS[colour]}`
export const taking = (view: Str8, token: number) => `take ${view.tokens.size[token]}`
export const placing = (start: number) => `at ${start}`
export const giving = (colour: number) => `swap ${LETTERS[colour]}`
export const betting = (colour: number, numbers: number[]) => `bet ${LETTERS[colour]} ${numbers.join(' ')}`

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
