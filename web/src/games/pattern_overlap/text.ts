// The texts of Pattern Overlap.

import { gameText } from '$text'
import { squaresOf, type Side, type Square } from './faces'

export const say = gameText('pattern_overlap')

/** The name of a square's pattern. */
export const squareName = (side: Side, square: Square): string => (square === '*' ? say('ui-centre') : say('ui-pattern', { side, pattern: square }))

/** The nine squares of a card in words, row by row. */
export const squareNames = (side: Side, card: number, rot: number): string =>
  squaresOf(side, card, rot)
    .map((square) => squareName(side, square))
    .join(', ')
