// What lies on each cell of the table, and whether a card fits there.

import type { Place } from './actions'
import { BLOCK, squaresOf, type Side, type Square } from './faces'
import type { Laid } from './view'

/** A card on the table: the position of its centre and its rotation. */
export interface LaidCard extends Place {
  k: number
  card: number
  by: number
  rot: number
}

/** What lies on a cell: the visible square, and the stack of cards with the top one last. */
export interface Cell {
  top: Square
  stack: number[]
}

export type Cells = Map<string, Cell>

export const cellKey = (loc: number, x: number, y: number): string => `${loc}:${x},${y}`

export function cardsOf(laid: Laid): LaidCard[] {
  return laid.card.map((card, k) => ({
    k,
    card,
    by: laid.by[k] ?? -1,
    loc: laid.loc[k] ?? 0,
    x: laid.x[k] ?? 0,
    y: laid.y[k] ?? 0,
    rot: laid.rot[k] ?? 0,
  }))
}

/** What every cell shows, from the cards in the order in which they were played. */
export function cellsOf(side: Side, cards: Omit<LaidCard, 'by'>[]): Cells {
  const cells: Cells = new Map()
  for (const { k, card, loc, x, y, rot } of cards) {
    const squares = squaresOf(side, card, rot)
    BLOCK.forEach(([dx, dy], n) => {
      const key = cellKey(loc, x + dx, y + dy)
      cells.set(key, { top: squares[n] ?? '*', stack: [...(cells.get(key)?.stack ?? []), k] })
    })
  }
  return cells
}

/** A square of a card that would cover another square. */
export interface Contact {
  x: number
  y: number
  above: Square
  below: Square
}

/** What a card would cover, square by square; null where it covers nothing. */
export function contacts(cells: Cells, side: Side, card: number, rot: number, at: Place): (Contact | null)[] {
  const squares = squaresOf(side, card, rot)
  return BLOCK.map(([dx, dy], n) => {
    const [x, y] = [at.x + dx, at.y + dy]
    const below = cells.get(cellKey(at.loc, x, y))?.top
    return below === undefined ? null : { x, y, above: squares[n] ?? '*', below }
  })
}

/** What is visibly wrong with a placement, as a server error code, for rejections that do not say. */
export function wrongWith(found: (Contact | null)[], wild: boolean): 'no_overlap' | 'centre' | 'mismatch' | 'too_few' {
  const lies = found.filter((one) => one !== null)
  if (!lies.length) return 'no_overlap'
  if (!wild && lies.some(({ above, below }) => above === '*' || below === '*')) return 'centre'
  return different(found, wild).length ? 'mismatch' : 'too_few'
}

/** The covered squares that differ or are centres, to mark when a rejection names none. */
export function different(found: (Contact | null)[], wild: boolean): [number, number][] {
  return found
    .filter((one) => one !== null)
    .filter(({ above, below }) => (above === '*' || below === '*' ? !wild : above !== below))
    .map(({ x, y }) => [x, y])
}
