// A build step that lets pixels grow with the screen.

import type { Plugin } from 'vite'

const STYLE = /\.css($|\?)/
const LENGTHS = /@media[^{]*|(?<![\w.#])(\d*\.?\d+)px\b/g
const ROOT = 16

/**
 * Lets pixels grow with the screen: `px` in a style becomes a share of the root's font size, which
 * tokens.css sets by the room there is. Hairlines and @media stay as they are, and so does `PX`, for
 * whatever has a measure of its own: what is drawn inside an SVG, or on a plane that is zoomed.
 */
export function scalePixels(): Plugin {
  return {
    name: 'growing',
    enforce: 'pre',
    transform: (code, id) => (STYLE.test(id) ? { code: pxToRem(code), map: null } : null),
  }
}

/** Converts the pixel lengths in a style sheet to rem. */
export function pxToRem(css: string): string {
  return css.replace(LENGTHS, (all, pixels?: string) => (pixels === undefined || Number(pixels) <= 1 ? all : `${Number(pixels) / ROOT}rem`))
}
