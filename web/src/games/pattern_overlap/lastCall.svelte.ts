// The last call, and telling it from the idle limit, of which the server sends whichever comes first.

import type { Overlap } from './view'

/** How long before an idle game ends its players are warned. */
export const WARNING_MS = 20_000
/** Two deadlines are the same if they differ by no more than a slow message does. */
const SAME_MS = 500

/** When the last call ends, as far as this page knows. */
export class LastCall {
  until = $state<number | null>(null)
  lasts = $state(0)
  private phase: Overlap['phase'] | null = null

  /** Notes the phase and the server's next deadline; returns whether the last call has just started. */
  at(phase: Overlap['phase'], lasts: number, house: number | undefined, now = performance.now()): boolean {
    const [before, started] = [this.phase, phase === 'last_call' && this.phase !== 'last_call']
    this.phase = phase
    if (phase !== 'last_call' || lasts === 0 || house === undefined) {
      this.until = null
      return false
    }
    if (started) {
      this.lasts = lasts
      this.until = before === null ? house : now + lasts
    } else if (this.until === null || house > this.until + SAME_MS) {
      this.until = house // until now, the idle limit would have come first
    }
    return started && before !== null
  }

  /** Whether the server's next deadline is the idle limit. */
  isIdle(phase: Overlap['phase'], house: number): boolean {
    return phase === 'play' || (phase === 'last_call' && this.until !== null && house < this.until - SAME_MS)
  }
}
