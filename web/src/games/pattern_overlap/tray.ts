// How large the cards in a puzzle's tray can be.

/** The space between two cards in pixels. */
export const GAP = 14
/** The space between two rows: the curved arrow of a card must not cover the card above. */
export const ROW_GAP = 30
/** Squares of 26 pixels; smaller cards rather go in a row that scrolls. */
export const LEAST = 78
/** Squares of 40 pixels. */
const COMFORTABLE = 120

interface Room {
  width: number
  height: number
}

/** The side of cards that fit a room in so many rows. */
function inRows(rows: number, count: number, { width, height }: Room, most: number): number {
  const columns = Math.ceil(count / rows)
  return Math.floor(Math.min((width + GAP) / columns - GAP, (height + ROW_GAP) / rows - ROW_GAP, most))
}

/** The side of so many cards in a room: in the fewest rows that are comfortable, or else as large as possible. */
export function cardSide(count: number, room: Room, most: number): number {
  const sides = Array.from({ length: count }, (_, n) => inRows(n + 1, count, room, most))
  return sides.find((side) => side >= Math.min(COMFORTABLE, most)) ?? Math.max(...sides)
}

const PARTS = Array.from({ length: 22 }, (_, n) => 0.2 + n * 0.02)
/** What an outline needs around it, in squares. */
const MARGIN = 0.8

/** The side of the cards below an outline, when the squares of both are as large as they can be together. */
export function besideOutline(count: number, room: Room, outline: { w: number; h: number }, most: number): number {
  let [best, found] = [0, 0]
  for (const part of PARTS) {
    const side = cardSide(count, { width: room.width, height: room.height * part }, most)
    const square = Math.min(room.width / (outline.w + MARGIN), (room.height * (1 - part)) / (outline.h + MARGIN))
    const least = Math.min(side / 3, square)
    if (least > best + 0.5) [best, found] = [least, side]
  }
  return found
}
