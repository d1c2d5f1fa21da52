// The squares of the cards: their faces by side, turned, and the patterns that fill them.

import { DECK, FACES, KINDS, type Public } from '$generated/pattern_overlap'

export { DECK, FACES, KINDS } from '$generated/pattern_overlap'

export type Side = Public['side']
export type Kind = (typeof KINDS)[number]
/** What a square shows: a pattern or a centre. */
export type Square = Kind | '*'

/** Custom faces, while a table that uses them is on the screen. */
let own: string[] | null = null
export const useFaces = (faces: string[] | null): void => {
  own = faces
}

/** The positions of the eight letters among the nine squares, row by row. */
const BY_ROWS = [0, 1, 2, 7, -1, 3, 6, 5, 4]

/** The nine squares of a card after clockwise quarter turns, row by row. */
export function squaresOf(side: Side, card: number, rot: number): Square[] {
  const face = (own ?? FACES[side])[card] ?? ''
  return BY_ROWS.map((n) => (n < 0 ? '*' : (face[(n - 2 * rot + 16) % 8] as Kind)))
}

/** The offsets of the nine squares from the centre, row by row. */
export const BLOCK: [number, number][] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x): [number, number] => [x, y]))

export const deckOf = (card: number): number => Math.floor(card / DECK)

/** The fill of a square: one of the SVG patterns on the page. */
export const textureOf = (side: Side, card: number, square: Square | undefined): string =>
  `url(#po-${square === '*' ? `centre-${deckOf(card)}` : `${side}-${square ?? 'A'}`})`
