// Spans of time as text.

import { say } from '$text'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was. */
export function ago(seconds: number): string {
  if (seconds < 1.5 * MINUTE) return say('ago-now')
  if (seconds < 1.5 * HOUR) return say('ago-minutes', { count: Math.round(seconds / MINUTE) })
  if (seconds < 1.5 * DAY) return say('ago-hours', { count: Math.round(seconds / HOUR) })
  return say('ago-days', { count: Math.round(seconds / DAY) })
}

/** The time per move; 0 is no limit. */
export function turnTime(seconds: number): string {
  if (seconds === 0) return say('clock-none')
  if (seconds < 2 * MINUTE) return say('clock-seconds', { count: seconds })
  if (seconds < 2 * HOUR) return say('clock-minutes', { count: Math.round(seconds / MINUTE) })
  if (seconds < DAY) return say('clock-hours', { count: Math.round(seconds / HOUR) })
  return say('clock-days', { count: Math.round(seconds / DAY) })
}
