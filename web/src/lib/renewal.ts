// Reloading the page after an update of the server.

import { sessionStore } from './storage'

const ONCE_IN_MS = 10_000

/** Reloads the page to get the server's new app. Returns false, and does nothing, if it just has been reloaded. */
export function renewed(): boolean {
  if (Date.now() - sessionStore.read('renewed', 0) < ONCE_IN_MS) return false
  sessionStore.write('renewed', Date.now())
  location.reload()
  return true
}
