// The action numbers of Pattern Overlap, as the table above `WAIT` in rules.py documents them.

import { BUILD_CARD, CHOOSE_CARD, HAND, PLACE, REACH, SWAP } from '$generated/pattern_overlap'

export { WAIT } from '$generated/pattern_overlap'

/** A position on the table: the location and the cell of the card's centre. */
export interface Place {
  loc: number
  x: number
  y: number
}

export interface Placement extends Place {
  slot: number
  rot: number
}

const kind = (locations: boolean) => (locations ? 'locations' : 'board')

/** The number of laying a card, or null where the table ends. */
export function placing({ loc, slot, rot, x, y }: Placement, locations: boolean): number | null {
  const far = REACH[kind(locations)]
  if (Math.abs(x) > far || Math.abs(y) > far) return null
  const size = 2 * far + 1
  return PLACE + ((((loc * HAND + slot) * 4 + rot) * size + y + far) * size + x + far)
}

/** What a number lays, or null if it lays nothing. */
export function placed(action: number, locations: boolean): Placement | null {
  if (action < PLACE || action >= SWAP[kind(locations)]) return null
  const far = REACH[kind(locations)]
  const size = 2 * far + 1
  const n = action - PLACE
  const rest = Math.floor(n / (size * size))
  const turned = Math.floor(rest / 4)
  return {
    loc: Math.floor(turned / HAND),
    slot: turned % HAND,
    rot: rest % 4,
    x: (n % size) - far,
    y: (Math.floor(n / size) % size) - far,
  }
}

/** The number of putting the card of a slot under the pile. */
export const swapping = (slot: number, locations: boolean): number => SWAP[kind(locations)] + slot

/** The number of choosing a card of the own deck for the location. */
export const choosing = (index: number): number => CHOOSE_CARD + index

/** The number of laying a card of the starting board, or null where that is too far out. */
export function building(index: number, rot: number, x: number, y: number): number | null {
  if (Math.abs(x) > REACH.build || Math.abs(y) > REACH.build) return null
  const size = 2 * REACH.build + 1
  return BUILD_CARD + ((index * 4 + rot) * size + y + REACH.build) * size + x + REACH.build
}
