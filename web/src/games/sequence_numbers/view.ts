// The view of Sequence Numbers, and questions about it.

import { CORNERS, DISCARD, FIRST_MINUS, FIRST_PLUS, LINES, MINUS, MINUS_AT, PLUS, PLUS_AT, SIDE, type Own, type Public, type SumCard } from '$generated/sequence_numbers'
import type { Moves, View } from '$lib/protocol'

export type { Claim, SumCard } from '$generated/sequence_numbers'
export type Sequence = View & Public & Own

export { BAND, DISCARD, DRAW, FIRST_MINUS, FIRST_PLUS, LETTERS, MINUS, NUMBERS, PASS, PLUS, SIDE, SKIP_DRAW } from '$generated/sequence_numbers'

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

/** How many chips a team lacks for its next sequence, on the line where it lacks the fewest; null if no line is open to it. */
export function lacking(view: Sequence, team: number, shared: number): number | null {
  const counts = LINES.flatMap((line) => {
    const cells = line.filter((cell) => !isCorner(cell))
    const own = cells.filter((cell) => view.chips[cell] === team + 1)
    const open = cells.filter((cell) => view.chips[cell] === 0)
    const locked = own.filter((cell) => view.locked[cell] === 1).length
    return open.length > 0 && own.length + open.length === cells.length && locked <= shared ? [open.length] : []
  })
  return counts.length ? Math.min(...counts) : null
}

/** The line that ended the game, and the cell of its last chip; null if no line did. */
export function winningLine({ reason, winner, lines, last }: Sequence): { cells: number[]; last: number | null } | null {
  const made = reason === 'sequences' && winner !== null ? (lines[winner] ?? []) : []
  const cell = last?.cell ?? -1
  const cells = made.findLast((line) => line.includes(cell)) ?? made.at(-1)
  return cells ? { cells, last: cells.includes(cell) ? cell : null } : null
}

/** The outline of a line of cells as one closed path, on a board a hundred wide. */
export function outline(cells: number[], reach: number): string {
  const [from, to] = [cells[0] ?? 0, cells.at(-1) ?? 0]
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / long) * reach, (dx / long) * reach]
  const at = (cell: number, way: 1 | -1) => `${round(columnOf(cell) * 10 + 5 + way * nx)} ${round(rowOf(cell) * 10 + 5 + way * ny)}`
  const end = `A${reach} ${reach} 0 0 0 `
  return `M${at(from, 1)}L${at(to, 1)}${end}${at(to, -1)}L${at(from, -1)}${end}${at(from, 1)}Z`
}
const round = (value: number): number => Math.round(value * 100) / 100

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

/** What a sum makes. */
export function answerOf({ left, sign, right }: Sum): number {
  if (sign === '+') return left + right
  if (sign === '\u2212') return left - right
  return sign === '\u00d7' ? left * right : left / right
}

/** The face of a card that a seat holds or played; seats can have sums of their own. */
export const faceOf = (view: Sequence, card: number, seat: number): string => view.seat_faces?.[seat]?.[card] ?? view.faces[card] ?? ''

/** Which way a sum is drawn. */
export const wayOf = (sum: Sum): 'add' | 'subtract' => (sum.sign === '+' ? 'add' : 'subtract')

/** Whether a sum is drawn as jumps along a number line, and not as rows or groups. */
export const isCounted = (sum: Sum): boolean => sum.sign === '+' || sum.sign === '\u2212'

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

/** Whether the game ended with this move. */
export const lastMoved = (before: Sequence | null, now: Sequence): boolean => before !== null && before.phase !== 'over' && now.phase === 'over'

/**
 * What a board's room allows; keep in step with the board's style. `upright` pictures of sums go beside
 * the board, and a `tight` room has no space for the switches below the hand.
 */
export function roomOf(wide: number, high: number): { upright: boolean; tight: boolean } {
  const across = high > 0 ? wide / high : 1
  const low = high <= 520
  return { upright: across > 0.86 && !low, tight: across <= 0.86 ? high <= 600 : low && across <= 2.2 }
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
