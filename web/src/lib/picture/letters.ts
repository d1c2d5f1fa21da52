// Text on a canvas, line by line as the browser broke it.

import { shadows } from './css'

type Canvas = CanvasRenderingContext2D

interface Line {
  text: string
  rect: DOMRect
}

/** The lines of a text node with their places on the screen. */
function linesOf(node: Text): Line[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  const rects = [...range.getClientRects()].filter((rect) => rect.width > 0)
  const [first] = rects
  if (!first) return []
  if (rects.length === 1) return [{ text: node.data, rect: first }]
  const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = []
  for (let n = 0; n < node.data.length; n++) {
    range.setStart(node, n)
    range.setEnd(node, n + 1)
    const rect = range.getBoundingClientRect()
    const line = lines.at(-1)
    if (!rect.width) continue
    if (line && Math.abs(rect.top - line.top) < rect.height / 2) {
      line.text += node.data[n] ?? ''
      line.right = rect.right
    } else lines.push({ text: node.data[n] ?? '', left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom })
  }
  return lines.map(({ text, left, right, top, bottom }) => ({ text, rect: new DOMRect(left, top, right - left, bottom - top) }))
}

const CASES: Record<string, (text: string) => string> = {
  uppercase: (text) => text.toLocaleUpperCase(),
  lowercase: (text) => text.toLocaleLowerCase(),
  capitalize: (text) => text.replace(/(^|\s)\S/g, (found) => found.toLocaleUpperCase()),
}

/** A text as a style shows it. */
export function shown(text: string, style: CSSStyleDeclaration): string {
  const cased = CASES[style.textTransform]?.(text) ?? text
  return style.whiteSpace.startsWith('pre') ? cased : cased.replace(/\s+/g, ' ')
}

/** The text with or without the space at its ends, whichever is as wide as on the screen. */
function fitted(ctx: Canvas, text: string, width: number): string {
  const off = (one: string) => Math.abs(ctx.measureText(one).width - width)
  const [start, end, both] = [text.trimStart(), text.trimEnd(), text.trim()]
  return [both, end, start, text].reduce((best, one) => (off(one) < off(best) - 0.5 ? one : best))
}

/** Takes the font and colour of a style. */
export function setFont(ctx: Canvas, style: CSSStyleDeclaration): void {
  ctx.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  if ('letterSpacing' in ctx) ctx.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing
  ctx.fillStyle = style.color
}

/** Draws one line around the origin, which is its middle. */
export function drawLine(ctx: Canvas, text: string, style: CSSStyleDeclaration): void {
  setFont(ctx, style)
  const { width, fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = ctx.measureText(text)
  const base = (up - down) / 2
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  for (const { colour, x, y, blur } of shadows(style.textShadow).reverse()) {
    const { a } = ctx.getTransform()
    Object.assign(ctx, { shadowColor: colour, shadowBlur: blur * a, shadowOffsetX: x * a, shadowOffsetY: y * a })
    ctx.fillText(text, -width / 2, base)
  }
  ctx.shadowColor = 'transparent'
  ctx.fillText(text, -width / 2, base)
  const kind = style.textDecorationLine
  if (kind === 'none' || !kind) return
  const size = parseFloat(style.fontSize)
  const given = parseFloat(style.textDecorationThickness)
  const thick = Number.isNaN(given) ? Math.max(1, size / 14) : given
  const offset = parseFloat(style.textUnderlineOffset)
  const y = kind.includes('underline') ? base + (Number.isNaN(offset) ? size * 0.1 : offset) : base - size * 0.3
  ctx.fillStyle = style.textDecorationColor
  ctx.fillRect(-width / 2, y, width, thick)
}

/** Draws a text node; `place` moves the canvas to the middle of a rectangle on the screen. `zoom` is how much larger than its font it is there. */
export function drawText(ctx: Canvas, node: Text, style: CSSStyleDeclaration, zoom: number, place: (rect: DOMRect) => void): void {
  if (!node.data.trim()) return
  for (const { text, rect } of linesOf(node)) {
    const words = shown(text, style)
    if (!words.trim()) continue
    ctx.save()
    place(rect)
    setFont(ctx, style)
    drawLine(ctx, fitted(ctx, words, rect.width / zoom), style)
    ctx.restore()
  }
}
