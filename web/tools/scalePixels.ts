// A build step that lets pixels grow with the screen.

import type { Plugin } from 'vite'

const STYLE = /\.css($|\?)/
const LENGTHS = /@media[^{]*|(?<![\w.#])(\d*\.?\d+)px\b/g
const ROOT = 16

/**
 * Scales the layout with the screen: `px` in a style becomes rem, and tokens.css sets the root's font
 * size by the size of the screen. Hairlines and @media stay in pixels, and so does `PX`, for anything
 * with a scale of its own, such as the inside of an SVG or a zoomed surface.
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
