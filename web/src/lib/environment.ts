import { api } from './api'
import type { Surroundings } from './connection'

/** What a connection needs of a real browser. */
export const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  introduce: () => api.me(),
  later: (what, ms) => setTimeout(what, ms) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
  random: () => crypto.getRandomValues(new Uint32Array(1)).reduce((_, n) => n / 2 ** 32, 0),
}

/** Where sockets are. */
export const socketHome = (): string => location.origin.replace(/^http/, 'ws')

/** Calls `hurry` whenever the network is back or somebody looks again; what is returned ends that. */
export function whenBack(hurry: () => void): () => void {
  const seen = () => {
    if (!document.hidden) hurry()
  }
  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', seen)
  }
}
