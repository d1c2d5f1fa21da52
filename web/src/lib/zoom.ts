// How much the layout is enlarged on this screen.

const ROOT = 16

/** How many times larger than drawn everything is on this screen; asked anew when some width has changed. */
export function screenZoom(width: number): number {
  return width ? parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT : 1
}
