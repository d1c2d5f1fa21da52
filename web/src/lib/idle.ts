// Work that can wait until the browser has nothing else to do.

const SOON_MS = 1500

/** Whether the user asks sites to load little. */
export const sparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Loads something ahead once the page is idle, except for people who save data. */
export function whenIdle(load: () => void): void {
  if (sparing()) return
  if ('requestIdleCallback' in window) requestIdleCallback(load)
  else setTimeout(load, SOON_MS)
}
