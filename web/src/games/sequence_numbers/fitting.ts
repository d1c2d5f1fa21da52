// How pictures of sums fill the room they have.

/** The room for a picture: beside the board it is high, below it is wide. */
export const roomFor = (upright: boolean): { wide: number; high: number } => (upright ? { wide: 160, high: 300 } : { wide: 340, high: 120 })

/** How many of `count` equal boxes go in a row so that they come out largest in the room. */
export function perRow(count: number, box: { wide: number; high: number }, room: { wide: number; high: number }): number {
  const scale = (across: number) => Math.min(room.wide / (across * box.wide), room.high / (Math.ceil(count / across) * box.high))
  const choices = Array.from({ length: count }, (_, n) => n + 1)
  return choices.reduce((best, across) => (scale(across) > scale(best) + 1e-9 ? across : best), 1)
}

/** A view box around a picture, no tighter than the room, so that a few dots are not drawn larger than many. */
export function viewBox(wide: number, high: number, room: { wide: number; high: number }): string {
  const [w, h] = [Math.max(wide, room.wide / 2), Math.max(high, room.high / 2)]
  return `${(wide - w) / 2} ${(high - h) / 2} ${w} ${h}`
}

/** The rows of a product: the first number, unless that would be a long column. */
export const rowsOf = (left: number, right: number): { rows: number; each: number } => (left > 12 ? { rows: right, each: left } : { rows: left, each: right })
