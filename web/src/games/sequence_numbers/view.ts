// The view of Sequence Numbers, and questions about it.

import { CORNERS, DISCARD, FIRST_MINUS, FIRST_PLUS, MINUS, MINUS_AT, PLUS, PLUS_AT, SIDE, type Own, type Public, type SumCard } from '$generated/sequence_numbers'
import type { Moves, View } from '$lib/protocol'

export type { Claim, SumCard } from '$generated/sequence_numbers'
export type Sequence = View & Public & Own

export { BAND, DRAW, FIRST_MINUS, FIRST_PLUS, LETTERS, MINUS, NUMBERS, PASS, PLUS, SIDE, SKIP_DRAW } from '$generated/sequence_numbers'

export const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell)

export const rowOf = (cell: number): number => Math.floor(cell / SIDE)
export const columnOf = (cell: number): number => cell % SIDE
export const isCorner = (cell: number): boolean => (CORNERS as readonly number[]).includes(cell)

/** Rows and columns are numbered from 1 on the screen. */
export const place = (cell: number): { row: number; column: number } => ({ row: rowOf(cell) + 1, column: columnOf(cell) + 1 })

/** The action that plays a kind of card on a cell. */
export function playOn(kind: number, cell: number): number {
  return (kind === PLUS ? PLUS_AT : kind === MINUS ? MINUS_AT : 0) + cell
}

/** The kind of card that an action uses, and the cell it is played on. */
export function usedBy(view: Sequence, action: number): { kind: number; cell: number | null } {
  if (action >= DISCARD) return { kind: action - DISCARD, cell: null }
  if (action >= MINUS_AT) return { kind: MINUS, cell: action - MINUS_AT }
  if (action >= PLUS_AT) return { kind: PLUS, cell: action - PLUS_AT }
  return { kind: (view.numbers[action] ?? 0) - 1, cell: action }
}

/** The action that discards a card, to exchange it, to give it away or when stuck. */
export const layOff = (kind: number): number => DISCARD + kind

/** The cells where a card can be played now: those the server allows that show its number. */
export function targets(view: Sequence, moves: Moves, card: SumCard): number[] {
  return CELLS.filter((cell) => moves.includes(playOn(card.kind, cell)) && (card.number === null || view.numbers[cell] === card.number))
}

/** Whether a card can be played or discarded now. */
export const usable = (view: Sequence, moves: Moves, card: SumCard): boolean =>
  moves.includes(layOff(card.kind)) || targets(view, moves, card).length > 0

/** Whether both cells of a card's number are covered. */
export const isDead = (view: Sequence, card: SumCard): boolean =>
  card.number !== null && CELLS.every((cell) => view.numbers[cell] !== card.number || view.chips[cell] !== 0)

/** The hand in stable order: cards keep their positions and new ones fill the gaps. */
export function arranged(before: number[], now: number[]): number[] {
  const fresh = now.filter((card) => !before.includes(card))
  const kept = before.map((card) => (now.includes(card) ? card : (fresh.shift() ?? null)))
  return [...kept.filter((card) => card !== null), ...fresh]
}

/** The parts of a sum. */
export interface Sum {
  left: number
  sign: '+' | '\u2212' | '\u00d7' | '\u00f7'
  right: number
}

export function sumOf(face: string): Sum | null {
  const found = /^(\d+)([+\u2212\u00d7\u00f7])(\d+)$/.exec(face)
  return found ? { left: Number(found[1]), sign: found[2] as Sum['sign'], right: Number(found[3]) } : null
}

/** Which way a sum is drawn. */
export const wayOf = (sum: Sum): 'add' | 'subtract' => (sum.sign === '+' ? 'add' : 'subtract')

/** Whether a sum can be drawn as jumps along a number line. */
export const isDrawn = (sum: Sum): boolean => sum.sign === '+' || sum.sign === '\u2212'

export interface Jump {
  from: number
  to: number
}

/** A sum as jumps a child can follow: the tens, then up to the next ten, then the rest. */
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

/** How many cards of each kind the viewer has seen discarded or holds. */
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

/** The hand at the bottom: the viewer's, or in a replay that of the player to move. */
export function shownHand(view: Sequence): { seat: number; cards: SumCard[] } | null {
  const seat = view.seat ?? view.turn
  const cards = view.hands[seat]
  return cards ? { seat, cards } : null
}

/** A team's seats. */
export const membersOf = (view: Sequence, team: number): number[] => view.held.map((_, seat) => seat).filter((seat) => teamOf(view, seat) === team)

export const teamOf = (view: Sequence, seat: number): number => seat % view.teams

/** The sequences that are new since the earlier view, by team. */
export function newLines(before: Sequence | null, now: Sequence): { team: number; cells: number[] }[] {
  if (!before) return []
  return now.lines.flatMap((lines, team) => lines.slice(before.lines[team]?.length ?? 0).map((cells) => ({ team, cells })))
}
