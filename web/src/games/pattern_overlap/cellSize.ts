// The size of a cell in pixels.

/** Pixels of a cell before the table is zoomed: cards are drawn at this size and scaled as a whole. */
export const CELL = 64
