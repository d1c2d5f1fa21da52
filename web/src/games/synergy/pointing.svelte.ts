// Pointing at public things on the table, for the other players to see.

import { POINTING_PAUSE_MS } from '$lib/protocol'
import type { Attachment } from 'svelte/attachments'

const LONG_PRESS = 450
const STILL = 8
const PAUSE = POINTING_PAUSE_MS

/** Pointing by long press, right click, or in a mode where a tap or a key points. */
export class Pointing {
  /** Whether the next tap points. */
  on = $state(false)
  used = $state(0)
  private round = 0
  private last = -PAUSE

  constructor(
    private readonly send: () => ((at: string) => Promise<boolean>) | undefined,
    private readonly most: () => number,
  ) {}

  get may(): boolean {
    return this.send() !== undefined && this.most() > 0
  }
  get left(): number {
    return Math.max(this.most() - this.used, 0)
  }

  follow(round: number): void {
    if (round !== this.round) this.used = 0
    this.round = round
  }

  async at(thing: string): Promise<void> {
    const send = this.send()
    this.on = false
    if (!send || !this.left || performance.now() - this.last < PAUSE) return
    this.last = performance.now()
    if (await send(thing)) this.used++
  }

  /** Makes an element something to point at. */
  thing(name: string | null, label: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      if (!name) return
      element.setAttribute('data-point', name)
      $effect(() => (this.on ? this.offer(element, label) : undefined))
      const stop = this.listen(element, name)
      return () => {
        element.removeAttribute('data-point')
        stop()
      }
    }
  }

  /** In pointing mode the element is a button for keyboards and screen readers. */
  private offer(element: Element, label: string): () => void {
    const before = ['tabindex', 'role', 'aria-label'].map((name) => [name, element.getAttribute(name)] as const)
    element.setAttribute('tabindex', '0')
    element.setAttribute('role', 'button')
    element.setAttribute('aria-label', label)
    return () => {
      for (const [name, value] of before) {
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
    }
  }

  private listen(element: Element, name: string): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let pressed = false
    const off = new AbortController()
    const on = (type: string, heard: (event: PointerEvent & KeyboardEvent) => void, capture = false) =>
      element.addEventListener(type, heard as EventListener, { signal: off.signal, capture })
    const point = () => void this.at(name)
    on('pointerdown', (event) => {
      if (event.button || !this.may) return
      event.stopPropagation()
      from = { x: event.clientX, y: event.clientY }
      pressed = false
      timer = setTimeout(() => {
        pressed = true
        point()
      }, LONG_PRESS)
    })
    on('pointermove', (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer)
    })
    for (const ends of ['pointerup', 'pointercancel', 'pointerleave']) on(ends, () => clearTimeout(timer))
    on('contextmenu', (event) => {
      if (!this.may) return
      event.preventDefault()
      event.stopPropagation()
      if (!pressed) point()
    })
    const taken = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    on(
      'click',
      (event) => {
        const inner = (event.target as Element).closest('[data-point]') === element
        if (!inner || (!this.on && !pressed)) return
        taken(event)
        if (this.on) point()
        pressed = false
      },
      true,
    )
    on('keydown', (event) => {
      if (this.on && (event.key === 'Enter' || event.key === ' ')) {
        taken(event)
        point()
      }
    })
    return () => {
      clearTimeout(timer)
      off.abort()
    }
  }
}
