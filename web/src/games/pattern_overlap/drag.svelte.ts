// The state of a card being dragged over the table.

import { screenZoom } from '$lib/zoom'
import type { Place } from './actions'
import type { Point } from './layout'
import { lift, type DragHandlers } from './pointerDrag'
import { CELL } from './cellSize'

/** What a drag needs from the table. */
export interface DragTarget {
  /** The cell under a point of the window, if a card can go there. */
  placeAt: (at: Point) => Place | null
  /** The size of a cell in pixels. */
  cell: () => number
  /** Whether a point of the window is over the table. */
  over: (at: Point, touch: boolean) => boolean
  /** A card is picked up; return false to prevent that. */
  begins: () => boolean
  nudge: (at: Point) => void
  /** The card was dropped, on the table or elsewhere. */
  ends: (onTable: boolean) => void
  tapped: (slot: number) => void
}

/** How far above a finger a card floats, so that it stays visible. */
const RAISED = 46
const CARD = 3 * CELL
const LENS = 176
/** The scale of a card that is not over the table. */
const AWAY = 0.74

/** The card being dragged: its rotation and where it would go. */
export class Drag {
  slot: number | null = $state(null)
  at: Place | null = $state.raw(null)
  rots: number[] = $state(Array<number>(12).fill(0))
  flying = $state(false)
  touch = $state(false)
  overTable = $state(false)
  lifted: HTMLElement | undefined = $state()
  lens: HTMLElement | undefined = $state()
  private nudging: number | null = null
  private away = AWAY

  constructor(private readonly around: DragTarget) {}

  get rot(): number {
    return this.slot === null ? 0 : (this.rots[this.slot] ?? 0)
  }

  /** A pointer went down on a card; a finger may scroll the row instead. */
  take(which: number, event: PointerEvent, fromRow = false): void {
    event.preventDefault()
    const lifted: DragHandlers = {
      start: (touch) => {
        if (!this.around.begins()) return
        this.slot = which
        this.flying = true
        this.away = AWAY * screenZoom(innerWidth)
        this.touch = touch
        this.at = null
      },
      move: (point) => this.flying && this.follow(point),
      turn: (quarters) => this.turn(quarters),
      drop: (point) => {
        if (!this.flying) return
        this.follow(point)
        const onTable = this.overTable && this.at !== null
        this.land()
        this.around.ends(onTable)
      },
      tap: () => this.around.tapped(which),
      cancel: () => {
        if (!this.flying) return
        this.land()
        this.around.ends(false)
      },
    }
    lift(event, lifted, fromRow)
  }

  turn(quarters: number): void {
    if (this.slot === null) return
    this.rots[this.slot] = (this.rot + quarters + 4) % 4
    this.lifted?.firstElementChild?.animate([{ rotate: `${-90 * quarters}deg` }, { rotate: '0deg' }], { duration: 140, easing: 'ease-out' })
  }

  let(): void {
    this.slot = null
    this.at = null
  }

  /** Slides a card that cannot go there back to where it came from. */
  slideBack(from: Point, to: DOMRect): Promise<unknown> {
    const at = (x: number, y: number, scale: number) => ({ transform: `translate3d(${x - CARD / 2}px, ${y - CARD / 2}px, 0) scale(${scale})` })
    const slide = this.lifted?.animate(
      [at(from.x, from.y, this.around.cell() / CELL), at(to.left + to.width / 2, to.top + to.height / 2, to.width / CARD)],
      { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    )
    return slide?.finished.catch(() => undefined) ?? Promise.resolve()
  }

  private land(): void {
    this.flying = false
    this.overTable = false
  }

  /** Moves the card by transforms only; nothing is laid out or painted again except the preview when it snaps. */
  private follow(point: Point): void {
    const middle = this.touch ? { x: point.x, y: point.y - RAISED } : point
    this.overTable = this.around.over(point, this.touch)
    const scale = this.overTable ? this.around.cell() / CELL : this.away
    if (this.lifted) this.lifted.style.transform = `translate3d(${middle.x - CARD / 2}px, ${middle.y - CARD / 2}px, 0) scale(${scale})`
    if (this.lens) {
      const above = point.y - LENS - 116
      const x = Math.min(Math.max(point.x - LENS / 2, 6), innerWidth - LENS - 6)
      this.lens.style.transform = `translate3d(${x}px, ${above < 8 ? point.y + 70 : above}px, 0)`
    }
    const place = this.overTable ? this.around.placeAt(middle) : null
    if (!same(place, this.at)) this.at = place
    this.nudging ??= requestAnimationFrame(() => {
      this.nudging = null
      if (this.flying && this.overTable) this.around.nudge(point)
    })
  }
}

const same = (a: Place | null, b: Place | null) => a?.loc === b?.loc && a?.x === b?.x && a?.y === b?.y
