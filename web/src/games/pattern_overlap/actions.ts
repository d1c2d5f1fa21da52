// The action numbers of Pattern Overlap, as the table above `WAIT` in rules.py documents them.

import { BUILD_CARD, CHOOSE_CARD, DECK, HAND, PICK_DECK, PLACE, REACH, SWAP } from '$generated/pattern_overlap'

export { TAKE_BACK, WAIT } from '$generated/pattern_overlap'

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

/** The action that plays a card, or null beyond the edge of the table. */
export function placing({ loc, slot, rot, x, y }: Placement, locations: boolean): number | null {
  const far = REACH[kind(locations)]
  if (Math.abs(x) > far || Math.abs(y) > far) return null
  const size = 2 * far + 1
  return PLACE + ((((loc * HAND + slot) * 4 + rot) * size + y + far) * size + x + far)
}

/** The placement that an action stands for, or null if it places no card. */
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

/** The action that puts the card in a slot under the pile. */
export const swapping = (slot: number, locations: boolean): number => SWAP[kind(locations)] + slot

/** The action that picks a deck. */
export const picking = (deck: number): number => PICK_DECK + deck

/** The action that chooses a card of your deck for your location. */
export const choosing = (index: number): number => CHOOSE_CARD + index

/** The card of the starting board that an action places, or null if it places none. */
export function built(action: number): Placement | null {
  const size = 2 * REACH.build + 1
  const n = action - BUILD_CARD
  if (n < 0 || n >= DECK * 4 * size * size) return null
  const rest = Math.floor(n / (size * size))
  return { loc: 0, slot: Math.floor(rest / 4), rot: rest % 4, x: (n % size) - REACH.build, y: (Math.floor(n / size) % size) - REACH.build }
}

/** The action that places a card of the starting board, or null if that is too far out. */
export function building(index: number, rot: number, x: number, y: number): number | null {
  if (Math.abs(x) > REACH.build || Math.abs(y) > REACH.build) return null
  const size = 2 * REACH.build + 1
  return BUILD_CARD + ((index * 4 + rot) * size + y + REACH.build) * size + x + REACH.build
}
