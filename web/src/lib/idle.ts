// Work that can wait until the browser has nothing else to do.

const SOON_MS = 1500

/** Does something once the page is idle, except for people who save data. */
export function whenIdle(what: () => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  if ('requestIdleCallback' in window) requestIdleCallback(what)
  else setTimeout(what, SOON_MS)
}
