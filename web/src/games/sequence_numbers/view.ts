// The view of Sequence Numbers, and questions about it.

import { CORNERS, DISCARD, FIRST_MINUS, FIRST_PLUS, MINUS, MINUS_AT, PLUS, PLUS_AT, SIDE } from '$generated/sequence_numbers'
import type { Moves, View } from '$lib/protocol'

/** A card as the server shows it: its sum, what it is good for, and the colour band of its answer. */
export interface SumCard {
  card: number
  face: string
  kind: number
  number: number | null
  band: number | null
}

export interface Claim {
  action: number
  cells: number[]
}

export interface Sequence extends View {
  phase: 'turn' | 'claim' | 'draw' | 'forfeit' | 'over'
  turn: number
  turn_no: number
  max_turns: number
  teams: number
  target: number
  sequences: number[]
  /** By team: the cells of each of its sequences. */
  lines: number[][][]
  numbers: number[]
  /** By cell: 0, or 1 + the team whose chip lies there. */
  chips: number[]
  locked: number[]
  held: number[]
  pile: number
  discards: number[]
  discards_by: number[]
  faces: string[]
  last: { seat: number; card: number | null; cell: number | null } | null
  exchanges_left: number
  stuck: number[] | null
  pending: number[] | null
  lost: number[] | null
  forfeit: number[] | null
  claims: Claim[] | null
  aid: 'self' | 'highlight'
  band_colours: boolean
  winner: number | null
  reason: string | null
  team: number | null
  hand: SumCard[] | null
  hands: (SumCard[] | null)[]
  given: number | null
}

export { BAND, DRAW, FIRST_MINUS, FIRST_PLUS, MINUS, NUMBERS, PASS, PLUS, SIDE, SKIP_DRAW } from '$generated/sequence_numbers'

export const LETTERS = ['A', 'B', 'C']
export const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell)

export const rowOf = (cell: number): number => Math.floor(cell / SIDE)
export const columnOf = (cell: number): number => cell % SIDE
export const isCorner = (cell: number): boolean => (CORNERS as readonly number[]).includes(cell)

/** The action that plays a kind of card on a cell. */
export function playOn(kind: number, cell: number): number {
  return (kind === PLUS ? PLUS_AT : kind === MINUS ? MINUS_AT : 0) + cell
}

/** The action that lays a card off: an exchange, a gift to the discards, or when stuck. */
export const layOff = (kind: number): number => DISCARD + kind

/** The cells on which a card may be played now: those that the server allows and whose number is the card's. */
export function targets(view: Sequence, moves: Moves, card: SumCard): number[] {
  return CELLS.filter((cell) => String(playOn(card.kind, cell)) in moves && (card.number === null || view.numbers[cell] === card.number))
}

/** Whether a card can be played or laid off now. */
export const usable = (view: Sequence, moves: Moves, card: SumCard): boolean =>
  String(layOff(card.kind)) in moves || targets(view, moves, card).length > 0

/** Whether both cells of a card's number are covered. */
export const isDead = (view: Sequence, card: SumCard): boolean =>
  card.number !== null && CELLS.every((cell) => view.numbers[cell] !== card.number || view.chips[cell] !== 0)

/** The cards in their places: what stays keeps its place, what is new fills the gaps. */
export function arranged(before: number[], now: number[]): number[] {
  const fresh = now.filter((card) => !before.includes(card))
  const kept = before.map((card) => (now.includes(card) ? card : (fresh.shift() ?? null)))
  return [...kept.filter((card) => card !== null), ...fresh]
}

/** A sum as its parts. */
export interface Sum {
  left: number
  sign: '+' | '\u2212' | '\u00d7' | '\u00f7'
  right: number
}

export function sumOf(face: string): Sum | null {
  const found = /^(\d+)([+\u2212\u00d7\u00f7])(\d+)$/.exec(face)
  return found ? { left: Number(found[1]), sign: found[2] as Sum['sign'], right: Number(found[3]) } : null
}

/** Whether a sum can be shown as jumps along a line. */
export const isDrawn = (sum: Sum): boolean => sum.sign === '+' || sum.sign === '\u2212'

export interface Jump {
  from: number
  to: number
}

/** A sum in jumps that a child can make: the tens, then to the next ten, then the rest. */
export function jumps({ left, sign, right }: Sum): Jump[] {
  const way = sign === '+' ? 1 : -1
  const found: Jump[] = []
  let at = left
  const jump = (by: number) => {
    if (by > 0) found.push({ from: at, to: at + way * by })
    at += way * Math.max(by, 0)
  }
  jump(right - (right % 10))
  const ones = right % 10
  const toTen = way > 0 ? (10 - (at % 10)) % 10 : at % 10
  if (toTen > 0 && toTen < ones) {
    jump(toTen)
    jump(ones - toTen)
  } else jump(ones)
  return found
}

/** How many cards of each kind are known to be gone or held by whoever looks. */
export function seen(view: Sequence): number[] {
  const count = Array<number>(MINUS + 1).fill(0)
  const cards = [...view.discards, ...(view.seat === null ? [] : (view.hand ?? []).map((one) => one.card))]
  for (const card of cards) {
    const kind = kindOf(card)
    if (kind >= 0) count[kind] = (count[kind] ?? 0) + 1
  }
  return count
}

const kindOf = (card: number): number => (card < 0 ? -1 : card < FIRST_PLUS ? card >> 1 : card < FIRST_MINUS ? PLUS : MINUS)

/** The card on top of a seat's discards. */
export function topOf(view: Sequence, seat: number): number | null {
  const at = view.discards_by.lastIndexOf(seat)
  const card = at < 0 ? undefined : view.discards[at]
  return card === undefined || card < 0 ? null : card
}

/** The hand at the bottom: one's own, else (in a replay) that of whoever is to play. */
export function shownHand(view: Sequence): { seat: number; cards: SumCard[] } | null {
  const seat = view.seat ?? view.turn
  const cards = view.hands[seat]
  return cards ? { seat, cards } : null
}

export const teamOf = (view: Sequence, seat: number): number => seat % view.teams

/** The sequences that a view has and another had not, in the order of teams. */
export function newLines(before: Sequence | null, now: Sequence): { team: number; cells: number[] }[] {
  if (!before) return []
  return now.lines.flatMap((lines, team) => lines.slice(before.lines[team]?.length ?? 0).map((cells) => ({ team, cells })))
}
