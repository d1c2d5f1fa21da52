// A notice for work that takes unusually long.

import { say } from '$text'
import { toasts } from './toasts.svelte'

export const SLOW_MS = 4000

/** Waits for work that can take long the first time, because a game's rules are compiled once, and says so. */
export async function withSlowNotice<T>(work: Promise<T>): Promise<T> {
  let done = () => {}
  const long = setTimeout(() => (done = toasts.hold(say('readying'))), SLOW_MS)
  try {
    return await work
  } finally {
    clearTimeout(long)
    done()
  }
}
