// Lengths of time, in words as short as possible.

import { pageText } from '$text'

const words = pageText('me')

/** A length of time: seconds below two minutes, then minutes, then hours. */
export function span(seconds: number): string {
  if (seconds < 120) return words('seconds', { count: Math.round(seconds) })
  if (seconds < 5400) return words('minutes', { count: Math.round(seconds / 60) })
  return words('hours', { count: Math.round(seconds / 360) / 10 })
}
