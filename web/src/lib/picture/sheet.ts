// A replay's board as a picture: the title above, the players below it, the address at the foot.

import { paint } from './paint'

export interface Words {
  title: string
  /** Which move it is. */
  move: string
  players: string
  address: string
}

const [HEAD, FOOT, SIDE, EDGE] = [62, 34, 16, 10]
const SERIF = 'Fraunces, Georgia, serif'
const SANS = 'Inter, system-ui, sans-serif'

/** The rectangle around all the elements, with a little room at the sides. */
export function around(elements: Element[]): DOMRect {
  const rects = elements.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width && height)
  const [left, top] = [Math.min(...rects.map((one) => one.left)) - EDGE, Math.min(...rects.map((one) => one.top))]
  return new DOMRect(left, top, Math.max(...rects.map((one) => one.right)) + EDGE - left, Math.max(...rects.map((one) => one.bottom)) - top)
}

/** How much larger or smaller than on the screen a picture is whose longer side has so many pixels. */
export const scaleFor = ({ width, height }: DOMRect, longest: number, most: number): number => Math.min(most, longest / Math.max(width, height + HEAD + FOOT))

/** A colour of the page, by the name of its custom property. */
function colour(name: string): string {
  const probe = document.createElement('i')
  probe.hidden = true
  probe.style.color = `var(${name})`
  document.body.append(probe)
  const found = getComputedStyle(probe).color
  probe.remove()
  return found
}

/** The longest beginning of a text that fits, with dots where it was cut. */
function fitted(ctx: CanvasRenderingContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text
  let end = text.length
  while (end > 1 && ctx.measureText(`${text.slice(0, end)}…`).width > width) end--
  return `${text.slice(0, end).trimEnd()}…`
}

function write(ctx: CanvasRenderingContext2D, { title, move, players, address }: Words, width: number, height: number): void {
  const [ink, soft] = [colour('--felt-ink'), colour('--felt-soft')]
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'right'
  ctx.fillStyle = soft
  ctx.font = `500 15px ${SANS}`
  ctx.fillText(move, width - SIDE, 28)
  const room = width - 3 * SIDE - ctx.measureText(move).width
  ctx.textAlign = 'left'
  ctx.fillText(fitted(ctx, players, width - 2 * SIDE), SIDE, 50)
  ctx.textAlign = 'right'
  ctx.font = `500 13px ${SANS}`
  ctx.fillText(fitted(ctx, address, width - 2 * SIDE), width - SIDE, height - 12)
  ctx.textAlign = 'left'
  ctx.fillStyle = ink
  ctx.font = `600 22px ${SERIF}`
  ctx.fillText(fitted(ctx, title, room), SIDE, 28)
}

/** Paints elements of the page as a picture. */
export function sheet(elements: Element[], words: Words, region: DOMRect, scale: number, canvas = document.createElement('canvas')): HTMLCanvasElement {
  const [width, height] = [region.width, region.height + HEAD + FOOT]
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('no canvas')
  ctx.fillStyle = colour('--felt-2')
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.scale(scale, scale)
  write(ctx, words, width, height)
  ctx.translate(-region.left, HEAD - region.top)
  ctx.beginPath()
  ctx.rect(region.left, region.top, region.width, region.height)
  ctx.clip()
  for (const element of elements) paint(ctx, element)
  return canvas
}
