// The animation that counts the points at the end of a game.

import { reducedMotion } from '$lib/settings.svelte'
import { SvelteSet } from 'svelte/reactivity'

const LONGEST_MS = 420
const ALL_MS = 9000
const BEFORE_MS = 700
const AFTER_MS = 1700
/** How long the final position is shown when there is nothing to count. */
const LOOK_MS = { calm: 300, usual: 1100 }

/** The final count: cards are lifted off from the top, each with its points. */
export class FinalCount {
  /** Cards from this one on have been lifted off; null when nothing is being counted. */
  gone: number | null = $state(null)
  readonly counted = new SvelteSet<number>()
  private stop: (() => void) | null = null

  /** Lifts the cards in this order, then calls `done`; the returned function stops it. */
  start(order: number[], all: number, shown: boolean, done: () => void): () => void {
    const pace = shown && !reducedMotion() ? Math.min(LONGEST_MS, ALL_MS / Math.max(order.length, 1)) : 0
    const timers: ReturnType<typeof setTimeout>[] = []
    const end = () => {
      timers.forEach(clearTimeout)
      if (this.stop === null) return
      this.stop = null
      this.gone = null
      this.counted.clear()
      done()
    }
    this.stop = end
    if (pace) this.gone = all
    order.forEach((k, n) => pace && timers.push(setTimeout(() => this.lift(k), BEFORE_MS + n * pace)))
    timers.push(setTimeout(end, pace ? AFTER_MS + order.length * pace : LOOK_MS[reducedMotion() ? 'calm' : 'usual']))
    return end
  }

  skip(): void {
    this.stop?.()
  }

  private lift(k: number): void {
    this.gone = k
    this.counted.add(k)
  }
}
