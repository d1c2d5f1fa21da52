// How large the cards in a puzzle's tray can be.

/** The space between two cards in pixels. */
export const GAP = 14
/** Squares of 26 pixels; smaller cards rather go in a row that scrolls. */
export const LEAST = 78
const COMFORTABLE = 100

interface Room {
  width: number
  height: number
}

/** The side of cards that fit a room in so many rows. */
function inRows(rows: number, count: number, { width, height }: Room, most: number): number {
  const columns = Math.ceil(count / rows)
  return Math.floor(Math.min((width + GAP) / columns - GAP, (height + GAP) / rows - GAP, most))
}

/** The side of so many cards in a room: in the fewest rows that are comfortable, or else as large as possible. */
export function cardSide(count: number, room: Room, most: number): number {
  const sides = Array.from({ length: count }, (_, n) => inRows(n + 1, count, room, most))
  return sides.find((side) => side >= Math.min(COMFORTABLE, most)) ?? Math.max(...sides)
}
