// Paints a part of the page on a canvas, from the boxes and styles that the browser computed.
//
// The content security policy allows no images but the server's own, so a drawing of the page can't be made by
// way of an SVG image; this way also works alike in every browser. It knows the CSS that the boards use.

import { clipBox, clipPath, drawBox, drawOutline, type Size } from './box'
import { length, split } from './css'
import { drawChildren } from './drawing'
import { drawLine, drawText, shown } from './letters'

type Canvas = CanvasRenderingContext2D

/** Elements with this attribute are left out. */
const LEFT_OUT = '[data-picture=no], .unseen, details:not([open]) > :not(summary)'

/** Rotation and scale of an element on the screen, without its place. */
type Linear = DOMMatrix

interface Placed {
  style: CSSStyleDeclaration
  box: Size
  linear: Linear
  rect: DOMRect
}

function linearOf(style: CSSStyleDeclaration, parent: Linear): Linear {
  let matrix = parent
  if (style.rotate && style.rotate !== 'none') matrix = matrix.rotate(parseFloat(style.rotate))
  if (style.scale && style.scale !== 'none') {
    const [x = 1, y = x] = style.scale.split(' ').map(Number)
    matrix = matrix.scale(x, y)
  }
  if (style.transform && style.transform !== 'none') matrix = matrix.multiply(new DOMMatrix(style.transform))
  return matrix === parent ? parent : new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0])
}

const plain = ({ a, b, c, d }: Linear) => a === 1 && b === 0 && c === 0 && d === 1

/** The size of an element before it is rotated or scaled. */
function sizeOf(element: Element, style: CSSStyleDeclaration, linear: Linear, rect: DOMRect): Size {
  if (plain(linear)) return rect
  const [width, height] = [parseFloat(style.width), parseFloat(style.height)]
  if (Number.isNaN(width) || Number.isNaN(height)) return { width: rect.width / Math.hypot(linear.a, linear.b), height: rect.height / Math.hypot(linear.c, linear.d) }
  return style.boxSizing === 'border-box' ? { width, height } : { width: Math.max(width, (element as HTMLElement).offsetWidth || 0), height: Math.max(height, (element as HTMLElement).offsetHeight || 0) }
}

/** Moves the canvas to a rectangle's middle, which stays the middle however the element is rotated. */
function toMiddle(ctx: Canvas, linear: Linear, rect: DOMRect): void {
  ctx.translate(rect.left + rect.width / 2, rect.top + rect.height / 2)
  ctx.transform(linear.a, linear.b, linear.c, linear.d, 0, 0)
}

/** Runs something with the origin at the upper left corner of an element. */
function inside(ctx: Canvas, { linear, rect, box }: Placed, draw: () => void): void {
  ctx.save()
  toMiddle(ctx, linear, rect)
  ctx.translate(-box.width / 2, -box.height / 2)
  draw()
  ctx.restore()
}

/** Restricts the canvas without leaving its coordinates changed. */
function restrict(ctx: Canvas, placed: Placed, clip: () => boolean): boolean {
  const before = ctx.getTransform()
  toMiddle(ctx, placed.linear, placed.rect)
  ctx.translate(-placed.box.width / 2, -placed.box.height / 2)
  const left = clip()
  ctx.setTransform(before)
  return left
}

const clips = (style: CSSStyleDeclaration) => style.overflowX !== 'visible' || style.overflowY !== 'visible'

/** The order in which children are painted: negative levels, the flow, what is positioned, positive levels. */
function level(style: CSSStyleDeclaration): number {
  const z = parseInt(style.zIndex, 10)
  if (!Number.isNaN(z) && z !== 0) return z
  const lifted = style.position !== 'static' || style.transform !== 'none' || style.rotate !== 'none' || Number(style.opacity) < 1 || style.filter !== 'none'
  return lifted || z === 0 ? 0.5 : 0
}

function paintChildren(ctx: Canvas, element: Element, placed: Placed): void {
  const zoom = Math.hypot(placed.linear.a, placed.linear.b)
  const parts: { level: number; draw: () => void }[] = []
  const pseudo = (which: '::before' | '::after') => {
    const style = getComputedStyle(element, which)
    parts.push({ level: level(style), draw: () => paintPseudo(ctx, element, style, placed) })
  }
  pseudo('::before')
  for (const child of element.childNodes) {
    if (child instanceof Text) {
      if (placed.style.visibility === 'visible') parts.push({ level: 0, draw: () => drawText(ctx, child, placed.style, zoom, (rect) => toMiddle(ctx, placed.linear, rect)) })
    } else if (child instanceof Element) {
      const style = getComputedStyle(child)
      parts.push({ level: level(style), draw: () => paintElement(ctx, child, style, placed.linear) })
    }
  }
  pseudo('::after')
  for (const part of parts.sort((one, other) => one.level - other.level)) part.draw()
}

/** The text of a pseudo-element. */
function contentOf(style: CSSStyleDeclaration, element: Element): string {
  const attribute = /^attr\(([\w-]+)\)/.exec(style.content)?.[1]
  return attribute ? (element.getAttribute(attribute) ?? '') : (/^"(.*)"$/s.exec(style.content)?.[1] ?? '')
}

/** Draws a pseudo-element: one that is positioned in its place, another in the middle of its element. */
function paintPseudo(ctx: Canvas, element: Element, style: CSSStyleDeclaration, parent: Placed): void {
  if (style.content === 'none' || style.content === 'normal' || style.display === 'none' || !Number(style.opacity)) return
  if (style.visibility !== 'visible') return
  const edge = { left: parseFloat(parent.style.borderLeftWidth) || 0, top: parseFloat(parent.style.borderTopWidth) || 0 }
  const box = { width: parseFloat(style.width) || 0, height: parseFloat(style.height) || 0 }
  const placed = style.position === 'absolute'
  const left = placed ? parseFloat(style.left) + edge.left : (parent.box.width - box.width) / 2
  const top = placed ? parseFloat(style.top) + edge.top : (parent.box.height - box.height) / 2
  inside(ctx, parent, () => {
    ctx.globalAlpha *= Number(style.opacity)
    ctx.translate(left, top)
    moveBy(ctx, style, box)
    if (!clipPath(ctx, style, box)) return
    if (box.width && box.height) drawBox(ctx, style, box)
    const text = contentOf(style, element)
    ctx.translate(box.width / 2, box.height / 2)
    if (text.trim()) drawLine(ctx, shown(text, style), style)
  })
}

/** Applies what a style says about moving, rotating and scaling. */
function moveBy(ctx: Canvas, style: CSSStyleDeclaration, box: Size): void {
  const [ox = box.width / 2, oy = box.height / 2] = split(style.transformOrigin, ' ').map(parseFloat)
  if (style.translate && style.translate !== 'none') {
    const [x = '0', y = '0'] = split(style.translate, ' ')
    ctx.translate(length(x, box.width), length(y, box.height))
  }
  const { a, b, c, d } = linearOf({ ...pick(style), transform: 'none' } as CSSStyleDeclaration, new DOMMatrix())
  ctx.translate(ox, oy)
  ctx.transform(a, b, c, d, 0, 0)
  if (style.transform !== 'none') {
    const own = new DOMMatrix(style.transform)
    ctx.transform(own.a, own.b, own.c, own.d, own.e, own.f)
  }
  ctx.translate(-ox, -oy)
}
const pick = ({ rotate, scale }: CSSStyleDeclaration) => ({ rotate, scale })

/** What shadows need around an element. */
const AROUND = 32

/** The part of the canvas that an element and what is in it cover, in whole pixels. */
function covered(ctx: Canvas, element: Element): { x: number; y: number; width: number; height: number } {
  const { a: scale, e, f } = ctx.getTransform()
  const rects = [element, ...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect())
  const least = (side: 'left' | 'top', shift: number) => Math.max(0, Math.floor((Math.min(...rects.map((one) => one[side])) - AROUND) * scale + shift))
  const most = (side: 'right' | 'bottom', shift: number, whole: number) => Math.min(whole, Math.ceil((Math.max(...rects.map((one) => one[side])) + AROUND) * scale + shift))
  const [x, y] = [least('left', e), least('top', f)]
  return { x, y, width: most('right', e, ctx.canvas.width) - x, height: most('bottom', f, ctx.canvas.height) - y }
}

/** Paints an element on a canvas of its own first, for what affects it as a whole. */
function asLayer(ctx: Canvas, element: Element, style: CSSStyleDeclaration, paint: (layer: Canvas) => void): void {
  const { x, y, width, height } = covered(ctx, element)
  if (width <= 0 || height <= 0) return
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const layer = canvas.getContext('2d', { willReadFrequently: true })
  if (!layer) return
  layer.translate(-x, -y)
  const { a, b, c, d, e, f } = ctx.getTransform()
  layer.transform(a, b, c, d, e, f)
  paint(layer)
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.globalAlpha *= Number(style.opacity)
  if (style.filter !== 'none' && 'filter' in ctx) ctx.filter = style.filter
  ctx.drawImage(canvas, x, y)
  ctx.restore()
}

function paintContent(ctx: Canvas, element: Element, placed: Placed): void {
  const { style, box } = placed
  ctx.save()
  if (style.clipPath !== 'none' && !restrict(ctx, placed, () => clipPath(ctx, style, box))) return ctx.restore()
  if (style.visibility === 'visible') inside(ctx, placed, () => drawBox(ctx, style, box))
  ctx.save()
  if (clips(style)) restrict(ctx, placed, () => (clipBox(ctx, style, box), true))
  if (element instanceof SVGSVGElement) {
    if (style.visibility === 'visible') inside(ctx, placed, () => drawChildren(ctx, element, box.width, box.height))
  } else paintChildren(ctx, element, placed)
  ctx.restore()
  if (style.visibility === 'visible') inside(ctx, placed, () => drawOutline(ctx, style, box))
  ctx.restore()
}

function paintElement(ctx: Canvas, element: Element, style: CSSStyleDeclaration, parent: Linear): void {
  if (style.display === 'none' || !Number(style.opacity) || element.matches(LEFT_OUT)) return
  const linear = linearOf(style, parent)
  const facing = linear.a * linear.d - linear.b * linear.c
  if (Math.abs(facing) < 1e-6 || (facing < 0 && style.backfaceVisibility === 'hidden')) return
  const rect = element.getBoundingClientRect()
  const placed = { style, linear, rect, box: sizeOf(element, style, linear, rect) }
  if (style.display === 'contents') return paintChildren(ctx, element, placed)
  if (Number(style.opacity) < 1 || style.filter !== 'none') asLayer(ctx, element, style, (layer) => paintContent(layer, element, placed))
  else paintContent(ctx, element, placed)
}

/** The rotation and scale that an element inherits from what it is in. */
function inherited(element: Element): Linear {
  const parent = element.parentElement
  return parent ? linearOf(getComputedStyle(parent), inherited(parent)) : new DOMMatrix()
}

/** Paints an element where it is on the screen; the canvas is in the screen's coordinates. */
export function paint(ctx: Canvas, element: Element): void {
  paintElement(ctx, element, getComputedStyle(element), inherited(element))
}
