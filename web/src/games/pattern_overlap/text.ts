// The texts of Pattern Overlap.

import { gameText, pageText } from '$text'
import { squaresOf, type Side, type Square } from './faces'

export const say = gameText('pattern_overlap')
/** The texts that puzzles of all games share. */
export const words = pageText('puzzles')

/** The name of a square's pattern. */
export const squareName = (side: Side, square: Square): string => (square === '*' ? say('ui-centre') : say('ui-pattern', { side, pattern: square }))

/** The nine squares of a card in words, row by row. */
export const squareNames = (side: Side, card: number, rot: number): string =>
  squaresOf(side, card, rot)
    .map((square) => squareName(side, square))
    .join(', ')

/** Where a cell is, counted from the middle. */
export const spotOf = ({ x, y }: { x: number; y: number }) => ({ across: Math.abs(x), side: x < 0 ? 'left' : 'right', down: Math.abs(y), way: y < 0 ? 'up' : 'down' })
