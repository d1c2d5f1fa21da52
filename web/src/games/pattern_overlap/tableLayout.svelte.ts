// Where the cards and locations lie on the table, for the room there is.

import type { Place } from './actions'
import type { LaidCard } from './cells'
import { arranged, boxAround, fieldAt, joined, snapped, type Padding, type Point } from './layout'
import type { Overlap } from './view'

/** What a layout needs from the board. */
export interface LayoutTable {
  view: Overlap
  cards: LaidCard[]
  seats: number
  /** The spot that a lesson marks. */
  aim: Point | null
  /** The spot where the coach would play. */
  advised: Place | null
  /** Whether points are being counted, with a line about it along the top. */
  counts: boolean
}

const COUNTED_BELOW = 74

export class TableLayout {
  width = $state(0)
  height = $state(0)
  /** The table does not move while a card is being dragged over it. */
  private frozen = $state.raw<ReturnType<typeof arranged> | null>(null)

  constructor(private readonly table: () => LayoutTable) {}

  readonly small = $derived.by(() => this.width < 640 || this.height < 420)
  readonly pad = $derived.by((): Padding => {
    const { counts, view } = this.table()
    const above = counts ? COUNTED_BELOW : 0
    return this.small ? { top: 4 + above, right: 4, bottom: 4, left: 4 } : { top: 10 + above, right: view.mode === 'nms' ? 64 : 12, bottom: 10, left: 12 }
  })
  /** Other players' locations first, then your own, at the bottom in front of you. */
  readonly order = $derived.by(() => {
    const { seats: count, view } = this.table()
    const seats = Array.from({ length: count }, (_, n) => n)
    return view.seat === null ? seats : [...seats.slice(view.seat + 1), ...seats.slice(0, view.seat), view.seat]
  })
  readonly now = $derived.by(() => this.frozen ?? this.laidOut())

  freeze(): void {
    this.frozen = this.laidOut()
  }
  thaw(): void {
    this.frozen = null
  }
  private laidOut(): ReturnType<typeof arranged> {
    const { view, cards, seats, aim, advised } = this.table()
    const centres = (loc: number): Point[] => [...cards, ...(advised ? [advised] : [])].filter((one) => one.loc === loc)
    if (view.mode !== 'nms') {
      const patchwork = boxAround(centres(0), this.small ? 1.1 : 1.8)
      const all = aim ? joined(patchwork, boxAround([aim], 0.2)) : patchwork
      return { origins: [{ x: 0, y: 0 }], fields: [], all }
    }
    const { pad } = this
    const room = { width: this.width - pad.left - pad.right, height: this.height - pad.top - pad.bottom }
    const boxes = Array.from({ length: seats }, (_, loc) => boxAround(centres(loc), this.small ? 1.1 : 1.6))
    return arranged(boxes, this.order, room)
  }

  originOf(loc: number): Point {
    return this.now.origins[loc] ?? { x: 0, y: 0 }
  }
  onWorld(place: Place): Point {
    const origin = this.originOf(place.loc)
    return { x: place.x + origin.x, y: place.y + origin.y }
  }
  /** The place of a point on the table; null between two locations. */
  placeOf(cell: Point): Place | null {
    const { view, cards } = this.table()
    if (view.phase === 'build' && !cards.length) return { loc: 0, x: 0, y: 0 } // the first card lies in the middle
    const loc = view.mode === 'nms' ? fieldAt(this.now.fields, cell) : 0
    if (loc === null) return null
    const origin = this.originOf(loc)
    return { loc, ...snapped({ x: cell.x - origin.x, y: cell.y - origin.y }) }
  }
}
