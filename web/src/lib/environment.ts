// What a connection needs from the browser, so that tests can replace it.

import { knownGuest, me } from './guest'
import type { Environment } from './connection'

/** The environment of a real browser. */
export const browserEnvironment: Environment = {
  open: (url) => new WebSocket(url),
  ensureGuest: (again) => (again ? me() : knownGuest()),
  later: (what, ms) => setTimeout(what, ms) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
  random: () => crypto.getRandomValues(new Uint32Array(1)).reduce((_, n) => n / 2 ** 32, 0),
}

/** The origin of WebSocket URLs. */
export const socketOrigin = (): string => location.origin.replace(/^http/, 'ws')

/** Calls `reconnect` when the network comes or goes or the tab becomes visible; the returned function stops that. */
export function onReturn(reconnect: () => void): () => void {
  const seen = () => {
    if (!document.hidden) reconnect()
  }
  addEventListener('online', reconnect)
  addEventListener('offline', reconnect)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', reconnect)
    removeEventListener('offline', reconnect)
    document.removeEventListener('visibilitychange', seen)
  }
}
