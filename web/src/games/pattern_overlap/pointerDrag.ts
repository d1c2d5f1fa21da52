// Pointer events that drag and turn a card.

import type { Point } from './layout'

/** The callbacks of a drag. */
export interface DragHandlers {
  start: (touch: boolean) => void
  move: (at: Point) => void
  turn: (quarters: number) => void
  drop: (at: Point) => void
  /** The card was released without moving: a tap. */
  tap: () => void
  cancel: () => void
}

const SLACK = 6
/** A wheel turns in notches and a touchpad in a stream: one quarter turn per this distance, at most this often. */
const NOTCH = 30
const PAUSE_MS = 120

/**
 * Follows a pointer that went down on a card until it is released; a second finger and the wheel turn
 * the card. In a row that scrolls sideways, a finger picks up a card by moving it vertically.
 */
export function lift(first: PointerEvent, lifted: DragHandlers, fromRow = false): void {
  const begun = { x: first.clientX, y: first.clientY }
  let at = begun
  let up = false
  let rolled = 0
  let turnedAt = 0
  const mine = (event: PointerEvent) => event.pointerId === first.pointerId
  const takes = (dx: number, dy: number) => Math.hypot(dx, dy) > SLACK && (!fromRow || first.pointerType === 'mouse' || Math.abs(dy) > Math.abs(dx))

  function moved(event: PointerEvent) {
    if (!mine(event)) return
    at = { x: event.clientX, y: event.clientY }
    if (!up && takes(at.x - begun.x, at.y - begun.y)) {
      up = true
      lifted.start(first.pointerType !== 'mouse')
    }
    if (up) lifted.move(at)
  }
  function another(event: PointerEvent) {
    if (mine(event) || !up) return
    event.preventDefault()
    event.stopPropagation()
    lifted.turn(1)
  }
  function wheel(event: WheelEvent) {
    if (!up) return
    event.preventDefault()
    event.stopPropagation()
    rolled += event.deltaY
    if (Math.abs(rolled) < NOTCH || event.timeStamp - turnedAt < PAUSE_MS) return
    lifted.turn(Math.sign(rolled))
    rolled = 0
    turnedAt = event.timeStamp
  }
  function released(event: PointerEvent) {
    if (!mine(event)) return
    end()
    if (event.type === 'pointercancel') lifted.cancel()
    else if (up) lifted.drop({ x: event.clientX, y: event.clientY })
    else lifted.tap()
  }
  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !up) return
    event.preventDefault()
    end()
    lifted.cancel()
  }
  function end() {
    removeEventListener('pointermove', moved)
    removeEventListener('pointerup', released)
    removeEventListener('pointercancel', released)
    removeEventListener('pointerdown', another, true)
    removeEventListener('wheel', wheel, true)
    removeEventListener('keydown', key)
  }
  addEventListener('pointermove', moved)
  addEventListener('pointerup', released)
  addEventListener('pointercancel', released)
  addEventListener('pointerdown', another, true)
  addEventListener('wheel', wheel, { passive: false, capture: true })
  addEventListener('keydown', key)
}
