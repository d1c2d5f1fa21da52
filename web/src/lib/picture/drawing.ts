// SVG drawings on a canvas: shapes, texts, groups, patterns and copies, in the styles that the browser computed.

import { length, split } from './css'
import { setFont } from './letters'

type Canvas = CanvasRenderingContext2D

const HIDDEN = new Set(['defs', 'pattern', 'clipPath', 'symbol', 'title', 'desc', 'style', 'linearGradient', 'radialGradient', 'mask', 'filter', 'marker'])
/** How finely patterns are drawn: a hundred units across are as many pixels. */
const PATTERN_SCALE = 2

/** A length that a style or an attribute gives. */
function sizeOf(style: CSSStyleDeclaration, element: Element, name: string): number {
  const computed = style.getPropertyValue(name)
  if (/^-?[\d.]/.test(computed)) return parseFloat(computed)
  return parseFloat(element.getAttribute(name) ?? '0') || 0
}

/** The outline of a shape in its own coordinates; null for other elements. */
function outline(element: Element, style: CSSStyleDeclaration): Path2D | null {
  const size = (name: string) => sizeOf(style, element, name)
  const path = new Path2D()
  switch (element.localName) {
    case 'path':
      return new Path2D(element.getAttribute('d') ?? '')
    case 'rect': {
      const [rx, ry] = [size('rx'), size('ry')]
      path.roundRect(size('x'), size('y'), size('width'), size('height'), Math.min(rx || ry, size('width') / 2, size('height') / 2))
      return path
    }
    case 'circle':
      path.arc(size('cx'), size('cy'), size('r'), 0, 2 * Math.PI)
      return path
    case 'ellipse':
      path.ellipse(size('cx'), size('cy'), size('rx'), size('ry'), 0, 0, 2 * Math.PI)
      return path
    case 'line':
      for (const n of [1, 2]) path.lineTo(...(['x', 'y'].map((axis) => Number(element.getAttribute(`${axis}${n}`) ?? 0)) as [number, number]))
      return path
    case 'polyline':
    case 'polygon':
      return points(element, path)
    default:
      return null
  }
}

function points(element: Element, path: Path2D): Path2D {
  const numbers = (element.getAttribute('points') ?? '').trim().split(/[\s,]+/).map(Number)
  for (let n = 0; n + 1 < numbers.length; n += 2) path.lineTo(numbers[n] ?? 0, numbers[n + 1] ?? 0)
  if (element.localName === 'polygon') path.closePath()
  return path
}

/** The transform of an element within its parent. */
function transformOf(element: SVGGraphicsElement, style: CSSStyleDeclaration): DOMMatrix {
  const own = style.transform
  if (own && own !== 'none') {
    const [x = 0, y = 0] = split(style.transformOrigin, ' ').map(parseFloat)
    const corner = style.getPropertyValue('transform-box') === 'fill-box' ? element.getBBox() : { x: 0, y: 0 }
    return new DOMMatrix().translate(x + corner.x, y + corner.y).multiply(new DOMMatrix(own)).translate(-x - corner.x, -y - corner.y)
  }
  const given = element.transform.baseVal.consolidate()?.matrix
  return given ? new DOMMatrix([given.a, given.b, given.c, given.d, given.e, given.f]) : new DOMMatrix()
}

/** What a drawing's viewBox does to its coordinates. */
export function viewBoxOf(svg: SVGSVGElement, width: number, height: number): DOMMatrix {
  const box = svg.viewBox.baseVal
  const matrix = new DOMMatrix()
  if (!svg.hasAttribute('viewBox') || !box.width || !box.height) return matrix
  const how = svg.getAttribute('preserveAspectRatio') ?? 'xMidYMid meet'
  const [sx, sy] = [width / box.width, height / box.height]
  if (how.startsWith('none')) return matrix.scale(sx, sy).translate(-box.x, -box.y)
  const scale = how.includes('slice') ? Math.max(sx, sy) : Math.min(sx, sy)
  const part = (axis: 'x' | 'Y') => (how.includes(`${axis}Min`) ? 0 : how.includes(`${axis}Max`) ? 1 : 0.5)
  return matrix.translate((width - box.width * scale) * part('x'), (height - box.height * scale) * part('Y')).scale(scale).translate(-box.x, -box.y)
}

const patterns = new WeakMap<Element, CanvasPattern>()

/** A pattern, drawn once and then repeated. */
function pattern(ctx: Canvas, element: SVGPatternElement): CanvasPattern | null {
  const known = patterns.get(element)
  if (known) return known
  const [width, height] = [element.width.baseVal.value, element.height.baseVal.value]
  const tile = document.createElement('canvas')
  tile.width = Math.max(1, Math.round(width * PATTERN_SCALE))
  tile.height = Math.max(1, Math.round(height * PATTERN_SCALE))
  const inner = tile.getContext('2d')
  if (!inner) return null
  inner.scale(tile.width / width, tile.height / height)
  for (const child of element.children) drawElement(inner, child)
  const made = ctx.createPattern(tile, 'repeat')
  const given = element.patternTransform.baseVal.consolidate()?.matrix
  const turned = given ? new DOMMatrix([given.a, given.b, given.c, given.d, given.e, given.f]) : new DOMMatrix()
  made?.setTransform(turned.scale(width / tile.width, height / tile.height))
  if (made) patterns.set(element, made)
  return made
}

/** A fill or stroke; null if there is none. */
function paintOf(ctx: Canvas, value: string): string | CanvasPattern | null {
  if (value === 'none' || !value) return null
  const id = /^url\("?#([^")]+)"?\)/.exec(value)?.[1]
  if (!id) return value
  const found = document.getElementById(id)
  return found instanceof SVGPatternElement ? pattern(ctx, found) : null
}

function setStroke(ctx: Canvas, element: Element, style: CSSStyleDeclaration): void {
  ctx.lineWidth = parseFloat(style.strokeWidth) || 1
  ctx.lineCap = style.strokeLinecap as CanvasLineCap
  ctx.lineJoin = style.strokeLinejoin as CanvasLineJoin
  ctx.miterLimit = parseFloat(style.strokeMiterlimit) || 4
  const whole = Number(element.getAttribute('pathLength')) || 0
  const unit = whole && element instanceof SVGGeometryElement ? element.getTotalLength() / whole : 1
  const dashes = style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/).map((one) => length(one, 100) * unit)
  ctx.setLineDash(dashes.some((one) => one > 0) ? dashes : [])
  ctx.lineDashOffset = (parseFloat(style.strokeDashoffset) || 0) * unit
}

function drawShape(ctx: Canvas, element: Element, style: CSSStyleDeclaration, path: Path2D): void {
  const alpha = ctx.globalAlpha
  const fill = element.localName === 'line' ? null : paintOf(ctx, style.fill)
  if (fill) {
    ctx.fillStyle = fill
    ctx.globalAlpha = alpha * Number(style.fillOpacity || 1)
    ctx.fill(path, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero')
  }
  const stroke = paintOf(ctx, style.stroke)
  if (stroke && parseFloat(style.strokeWidth) > 0) {
    ctx.strokeStyle = stroke
    ctx.globalAlpha = alpha * Number(style.strokeOpacity || 1)
    setStroke(ctx, element, style)
    ctx.stroke(path)
  }
  ctx.globalAlpha = alpha
}

const ANCHORS: Record<string, CanvasTextAlign> = { start: 'left', middle: 'center', end: 'right' }

function drawWords(ctx: Canvas, element: SVGTextContentElement, style: CSSStyleDeclaration): void {
  const text = (element.textContent ?? '').trim()
  if (!text) return
  const at = (name: string) => parseFloat(element.getAttribute(name) ?? '0') || 0
  const middle = style.dominantBaseline === 'central' || style.dominantBaseline === 'middle'
  setFont(ctx, style)
  ctx.textAlign = ANCHORS[style.textAnchor] ?? 'left'
  ctx.textBaseline = middle ? 'middle' : 'alphabetic'
  const [x, y] = [at('x') + at('dx'), at('y') + at('dy')]
  const [fill, stroke] = [paintOf(ctx, style.fill), paintOf(ctx, style.stroke)]
  if (stroke && parseFloat(style.strokeWidth) > 0) {
    ctx.strokeStyle = stroke
    setStroke(ctx, element, style)
    ctx.strokeText(text, x, y)
  }
  if (fill) {
    ctx.fillStyle = fill
    ctx.fillText(text, x, y)
  }
  if (!style.textDecorationLine.includes('underline')) return
  const { width } = ctx.measureText(text)
  const left = x - width * { left: 0, center: 0.5, right: 1, start: 0, end: 1 }[ctx.textAlign]
  ctx.fillRect(left, y + parseFloat(style.fontSize) * 0.1, width, parseFloat(style.fontSize) / 12)
}

function clipTo(ctx: Canvas, value: string): void {
  const id = /^url\("?#([^")]+)"?\)/.exec(value)?.[1]
  const found = id ? document.getElementById(id) : null
  if (!found) return
  const all = new Path2D()
  for (const child of found.children) {
    const path = outline(child, getComputedStyle(child))
    if (path) all.addPath(path)
  }
  ctx.clip(all)
}

function drawCopy(ctx: Canvas, element: Element): void {
  const target = document.getElementById((element.getAttribute('href') ?? '').slice(1))
  if (!target) return
  ctx.translate(parseFloat(element.getAttribute('x') ?? '0') || 0, parseFloat(element.getAttribute('y') ?? '0') || 0)
  drawElement(ctx, target)
}

function drawInner(ctx: Canvas, svg: SVGSVGElement, style: CSSStyleDeclaration): void {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => sizeOf(style, svg, name)) as [number, number, number, number]
  ctx.translate(x, y)
  drawChildren(ctx, svg, width, height)
}

/** Draws what is in a drawing of a given size. */
export function drawChildren(ctx: Canvas, svg: SVGSVGElement, width: number, height: number): void {
  const { a, b, c, d, e, f } = viewBoxOf(svg, width, height)
  ctx.transform(a, b, c, d, e, f)
  for (const child of svg.children) drawElement(ctx, child)
}

function drawElement(ctx: Canvas, element: Element): void {
  if (!(element instanceof SVGGraphicsElement) || HIDDEN.has(element.localName)) return
  const style = getComputedStyle(element)
  if (style.display === 'none' || Number(style.opacity) === 0) return
  ctx.save()
  ctx.globalAlpha *= Number(style.opacity)
  const { a, b, c, d, e, f } = transformOf(element, style)
  ctx.transform(a, b, c, d, e, f)
  clipTo(ctx, style.clipPath)
  const path = outline(element, style)
  const own = path !== null || element instanceof SVGTextContentElement
  if (own && style.visibility !== 'visible') return ctx.restore()
  if (path) drawShape(ctx, element, style, path)
  else if (element instanceof SVGTextContentElement) drawWords(ctx, element, style)
  else if (element.localName === 'use') drawCopy(ctx, element)
  else if (element instanceof SVGSVGElement) drawInner(ctx, element, style)
  else for (const child of element.children) drawElement(ctx, child)
  ctx.restore()
}
