// How much the layout is enlarged on this screen.

const ROOT = 16

/** The zoom factor of the layout; pass a width that it should react to. */
export function screenZoom(width: number): number {
  return width ? parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT : 1
}
