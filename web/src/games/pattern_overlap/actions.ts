/** The numbers of actions, as the table above `WAIT` in rules.py documents them. */
export interface Place {
  loc: number
  x: number
  y: number
}

export interface Placement extends Place {
  slot: number
  rot: number
}

export const WAIT = 0
const PLACE = 1
const SWAP = { board: 28813, locations: 44437 }
const CHOOSE_CARD = 44440
const BUILD_CARD = 44446
/** How far from the middle a card may lie. */
const FAR = { board: 24, locations: 11, build: 4 }
const HAND = 3

const kind = (locations: boolean) => (locations ? 'locations' : 'board')

/** The number of laying a card, or null where the table ends. */
export function placing({ loc, slot, rot, x, y }: Placement, locations: boolean): number | null {
  const far = FAR[kind(locations)]
  if (Math.abs(x) > far || Math.abs(y) > far) return null
  const size = 2 * far + 1
  return PLACE + ((((loc * HAND + slot) * 4 + rot) * size + y + far) * size + x + far)
}

/** What a number lays, or null if it lays nothing. */
export function placed(action: number, locations: boolean): Placement | null {
  if (action < PLACE || action >= SWAP[kind(locations)]) return null
  const far = FAR[kind(locations)]
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
  if (Math.abs(x) > FAR.build || Math.abs(y) > FAR.build) return null
  const size = 2 * FAR.build + 1
  return BUILD_CARD + ((index * 4 + rot) * size + y + FAR.build) * size + x + FAR.build
}
