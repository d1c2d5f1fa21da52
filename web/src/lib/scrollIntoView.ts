// Scrolling that takes a sticky header into account.

const ROOM = 12

/** Scrolls the page until an element is fully visible below a sticky cover, if it is not already. */
export function scrollIntoView(wanted: Element | null, cover: Element | null, smooth: boolean): void {
  if (!wanted) return
  const { top, bottom } = wanted.getBoundingClientRect()
  const from = Math.max(0, cover?.getBoundingClientRect().bottom ?? 0) + ROOM
  const to = window.innerHeight - ROOM
  const by = bottom > to ? Math.min(bottom - to, top - from) : top < from ? top - from : 0
  if (by) window.scrollBy({ top: by, behavior: smooth ? 'smooth' : 'instant' })
}
