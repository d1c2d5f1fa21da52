// The boxes of elements on a canvas: shadows, backgrounds, borders and outlines.

import { length, shadows, split, type Shadow } from './css'
import { fillGradient } from './gradient'

type Canvas = CanvasRenderingContext2D

/** A box at the origin. */
export interface Size {
  width: number
  height: number
}
type Radii = { x: number; y: number }[]

const CORNERS = ['borderTopLeftRadius', 'borderTopRightRadius', 'borderBottomRightRadius', 'borderBottomLeftRadius'] as const
const FAR = 10_000

function radiiOf(style: CSSStyleDeclaration, { width, height }: Size): Radii {
  return CORNERS.map((corner) => {
    const [x = '0', y = x] = style[corner].split(' ')
    return { x: length(x, width), y: length(y, height) }
  })
}

/** The outline of a box, larger by a distance on all sides. */
function shape(style: CSSStyleDeclaration, box: Size, more = 0): Path2D {
  const path = new Path2D()
  const [width, height] = [box.width + 2 * more, box.height + 2 * more]
  if (width <= 0 || height <= 0) return path
  const radii = radiiOf(style, box).map(({ x, y }) => ({ x: x ? Math.max(0, x + more) : 0, y: y ? Math.max(0, y + more) : 0 }))
  path.roundRect(-more, -more, width, height, radii)
  return path
}

/** Canvas shadows ignore the transform, so they are given in its scale. */
function cast(ctx: Canvas, shadow: Shadow, path: Path2D): void {
  const { a, b, c, d } = ctx.getTransform()
  const scale = Math.hypot(a, b)
  ctx.shadowColor = shadow.colour
  ctx.shadowBlur = shadow.blur * scale
  ctx.shadowOffsetX = a * (shadow.x + FAR) + c * shadow.y
  ctx.shadowOffsetY = b * (shadow.x + FAR) + d * shadow.y
  ctx.translate(-FAR, 0)
  ctx.fillStyle = '#000'
  ctx.fill(path, 'evenodd')
}

function outerShadow(ctx: Canvas, style: CSSStyleDeclaration, box: Size, shadow: Shadow): void {
  const outside = new Path2D()
  outside.rect(-FAR, -FAR, 2 * FAR, 2 * FAR)
  outside.addPath(shape(style, box))
  ctx.save()
  ctx.clip(outside, 'evenodd')
  cast(ctx, shadow, shape(style, box, shadow.spread))
  ctx.restore()
}

function innerShadow(ctx: Canvas, style: CSSStyleDeclaration, box: Size, shadow: Shadow): void {
  const frame = new Path2D()
  frame.rect(-200, -200, box.width + 400, box.height + 400)
  frame.addPath(shape(style, box, -shadow.spread))
  ctx.save()
  ctx.clip(shape(style, box))
  cast(ctx, shadow, frame)
  ctx.restore()
}

const MOST_TILES = 4000

/** One layer of the background: a gradient over the whole box or in tiles. */
function layer(ctx: Canvas, image: string, size: string, place: string, repeat: string, box: Size): void {
  const [w = 'auto', h = w] = split(size, ' ')
  if (w === 'auto' || w === 'cover') return fillGradient(ctx, image, box.width, box.height)
  const [width, height] = [length(w, box.width), h === 'auto' ? box.height : length(h, box.height)]
  const [px = '0%', py = '0%'] = split(place, ' ')
  let [left, top] = [length(px, box.width - width), length(py, box.height - height)]
  const [across, down] = [!/^(no-repeat|repeat-y)/.test(repeat), !/^(no-repeat|repeat-x)/.test(repeat)]
  if (width < 1 || height < 1 || (box.width / width) * (box.height / height) > MOST_TILES) return
  if (across) left -= Math.ceil(left / width) * width
  if (down) top -= Math.ceil(top / height) * height
  for (let y = top; y < box.height && (down || y === top); y += height)
    for (let x = left; x < box.width && (across || x === left); x += width) {
      ctx.save()
      ctx.translate(x, y)
      fillGradient(ctx, image, width, height)
      ctx.restore()
    }
}

function background(ctx: Canvas, style: CSSStyleDeclaration, box: Size): void {
  const path = shape(style, box)
  ctx.fillStyle = style.backgroundColor
  ctx.fill(path)
  if (style.backgroundImage === 'none') return
  const [images, sizes, places, repeats] = [style.backgroundImage, style.backgroundSize, style.backgroundPosition, style.backgroundRepeat].map((one) => split(one)) as [string[], string[], string[], string[]]
  ctx.save()
  ctx.clip(path)
  for (let n = images.length - 1; n >= 0; n--)
    layer(ctx, images[n] ?? '', sizes[n % sizes.length] ?? 'auto', places[n % places.length] ?? '0% 0%', repeats[n % repeats.length] ?? 'repeat', box)
  ctx.restore()
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

function dashes(ctx: Canvas, kind: string, width: number): void {
  ctx.setLineDash(kind === 'dashed' ? [width * 2.4, width * 1.8] : kind === 'dotted' ? [0.01, width * 2] : [])
  ctx.lineCap = kind === 'dotted' ? 'round' : 'butt'
}

function border(ctx: Canvas, style: CSSStyleDeclaration, box: Size): void {
  const sides = SIDES.map((side) => ({ width: parseFloat(style[`border${side}Width`]), kind: style[`border${side}Style`], colour: style[`border${side}Color`] }))
  const [first] = sides
  if (!first || sides.every((one) => !one.width || one.kind === 'none')) return
  ctx.save()
  if (sides.every((one) => one.width === first.width && one.colour === first.colour && one.kind === first.kind)) {
    ctx.lineWidth = first.width
    ctx.strokeStyle = first.colour
    dashes(ctx, first.kind, first.width)
    ctx.stroke(shape(style, box, -first.width / 2))
  } else {
    ctx.clip(shape(style, box))
    sides.forEach((one, n) => edge(ctx, one, n, box))
  }
  ctx.restore()
}

function edge(ctx: Canvas, { width, kind, colour }: { width: number; kind: string; colour: string }, n: number, box: Size): void {
  if (!width || kind === 'none' || kind === 'hidden') return
  const [right, bottom] = [box.width - width / 2, box.height - width / 2]
  const lines = [[0, width / 2, box.width, width / 2], [right, 0, right, box.height], [0, bottom, box.width, bottom], [width / 2, 0, width / 2, box.height]] as const
  const [x1, y1, x2, y2] = lines[n] ?? lines[0]
  dashes(ctx, kind, width)
  ctx.lineWidth = width
  ctx.strokeStyle = colour
  ctx.beginPath()
  ctx.moveTo(x1, y1)
  ctx.lineTo(x2, y2)
  ctx.stroke()
}

/** Draws what is behind the content of an element. */
export function drawBox(ctx: Canvas, style: CSSStyleDeclaration, box: Size): void {
  const cast = shadows(style.boxShadow)
  for (const one of cast.filter(({ inset }) => !inset).reverse()) outerShadow(ctx, style, box, one)
  background(ctx, style, box)
  for (const one of cast.filter(({ inset }) => inset).reverse()) innerShadow(ctx, style, box, one)
  border(ctx, style, box)
}

/** Draws the outline of an element, which is over its content. */
export function drawOutline(ctx: Canvas, style: CSSStyleDeclaration, box: Size): void {
  const width = parseFloat(style.outlineWidth)
  if (style.outlineStyle === 'none' || !width) return
  ctx.save()
  ctx.lineWidth = width
  ctx.strokeStyle = style.outlineColor
  dashes(ctx, style.outlineStyle, width)
  ctx.stroke(shape(style, box, parseFloat(style.outlineOffset) + width / 2))
  ctx.restore()
}

/** Restricts what follows to the inside of an element. */
export function clipBox(ctx: Canvas, style: CSSStyleDeclaration, box: Size): void {
  ctx.clip(shape(style, box, -parseFloat(style.borderTopWidth) || 0))
}

/** Applies a clip-path of the kinds that boards use; whether something remains to be seen. */
export function clipPath(ctx: Canvas, style: CSSStyleDeclaration, box: Size): boolean {
  const found = /^(polygon|inset|circle)\((.*?)\)/.exec(style.clipPath)
  if (!found) return true
  const path = new Path2D()
  if (found[1] === 'inset') {
    const [top = '0', right = top, bottom = top, left = right] = split((found[2] ?? '').split(' round')[0] ?? '', ' ')
    const [x, y] = [length(left, box.width), length(top, box.height)]
    const [width, height] = [box.width - x - length(right, box.width), box.height - y - length(bottom, box.height)]
    if (width <= 0 || height <= 0) return false
    path.rect(x, y, width, height)
  } else if (found[1] === 'circle') path.arc(box.width / 2, box.height / 2, length(split(found[2] ?? '50%', ' ')[0] ?? '50%', Math.min(box.width, box.height)), 0, 7)
  else
    for (const point of split(found[2] ?? '')) {
      const [x = '0', y = '0'] = split(point, ' ')
      path.lineTo(length(x, box.width), length(y, box.height))
    }
  ctx.clip(path)
  return true
}
