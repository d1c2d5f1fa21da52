// One run of a drill: the sum that is asked, what went wrong, and how quick it was.

import { chosenSums, following } from './drill'
import { noteSum, readSums } from './learner'
import type { Deck } from './drill'
import { answerOf, sumOf, type Sum } from './view'

/** After this many wrong answers, the right one lights up. */
const TRIES = 2

export class DrillRun {
  readonly total: number
  #queue = $state.raw<string[]>([])
  /** The sums that were wrong at the first attempt. */
  missed = $state.raw<string[]>([])
  /** How many sums have been right. */
  done = $state(0)
  tries = $state(0)
  /** The time of the sums that were right at once, in milliseconds. */
  #times = $state.raw<number[]>([])
  #begun = 0

  constructor(faces: string[]) {
    this.total = faces.length
    this.#queue = faces
    this.#begun = performance.now()
  }
  static of(deck: Deck): DrillRun {
    return new DrillRun(chosenSums(deck, readSums()))
  }

  readonly face = $derived(this.#queue[0] ?? null)
  readonly sum: Sum | null = $derived(this.face === null ? null : sumOf(this.face))
  readonly over = $derived(this.face === null)
  readonly answer = $derived(this.sum ? answerOf(this.sum) : 0)
  /** Whether the answer lights up. */
  readonly lit = $derived(this.tries >= TRIES)
  get right(): number {
    return this.total - this.missed.length
  }
  /** The average time of sums that were right at once, in seconds. */
  readonly seconds = $derived(this.#times.length ? this.#times.reduce((sum, ms) => sum + ms, 0) / this.#times.length / 1000 : null)

  /** Answers the sum; returns whether that was right. */
  give(number: number): boolean {
    if (this.face === null) return false
    const [right, first, ms] = [number === this.answer, this.tries === 0, performance.now() - this.#begun]
    if (first) noteSum(this.face, right, ms)
    if (!right) {
      if (first && !this.missed.includes(this.face)) this.missed = [...this.missed, this.face]
      this.tries++
      return false
    }
    if (first && !this.missed.includes(this.face)) this.#times = [...this.#times, ms]
    if (first) this.done++
    this.#queue = following(this.#queue, first)
    this.tries = 0
    this.#begun = performance.now()
    return true
  }
}
