// The size of a cell in pixels.

/** The size before zooming: cards are drawn at this size and scaled as a whole. */
export const CELL = 64
