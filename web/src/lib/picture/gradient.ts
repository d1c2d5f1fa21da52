// CSS gradients on a canvas.

import { isLength, length, repeated, split, stopsOf, type Stop } from './css'

type Canvas = CanvasRenderingContext2D

const SIDES: Record<string, number> = { top: 0, right: 90, bottom: 180, left: 270 }

function angleOf(words: string, width: number, height: number): number {
  const deg = /(-?[\d.]+)(deg|turn|rad)/.exec(words)
  if (deg) return (Number(deg[1]) * { deg: 1, turn: 360, rad: 180 / Math.PI }[deg[2] as 'deg' | 'turn' | 'rad'] * Math.PI) / 180
  const named = words.replace('to ', '').split(' ').filter((one) => one in SIDES)
  if (named.length === 1) return ((SIDES[named[0] ?? ''] ?? 180) * Math.PI) / 180
  const slope = Math.atan2(height, width)
  return words.includes('top') ? (words.includes('right') ? slope : -slope) : words.includes('right') ? Math.PI - slope : Math.PI + slope
}

/** Adds stops; those outside the line are cut off at its ends. */
function colour(gradient: CanvasGradient, stops: Stop[], along: number): CanvasGradient {
  for (const { colour, at } of stops) {
    const part = along > 0 ? at / along : 0
    try {
      gradient.addColorStop(Math.min(1, Math.max(0, part)), colour)
    } catch {
      // a colour that this browser's canvas can't read
    }
  }
  return gradient
}

function linear(ctx: Canvas, parts: string[], width: number, height: number, repeats: boolean): void {
  const turned = /^(to |-?[\d.]+(deg|turn|rad))/.test(parts[0] ?? '')
  const angle = turned ? angleOf(parts[0] ?? '', width, height) : Math.PI
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
  const along = Math.abs(width * dx) + Math.abs(height * dy)
  const stops = stopsOf(turned ? parts.slice(1) : parts, along)
  const [x, y] = [width / 2 - (dx * along) / 2, height / 2 - (dy * along) / 2]
  const gradient = ctx.createLinearGradient(x, y, x + dx * along, y + dy * along)
  ctx.fillStyle = colour(gradient, repeats ? repeated(stops, along) : stops, along)
  ctx.fillRect(0, 0, width, height)
}

const PLACES: Record<string, string> = { center: '50%', left: '0%', top: '0%', right: '100%', bottom: '100%' }

/** The two radii of a radial gradient. */
function radii(shape: string, x: number, y: number, width: number, height: number): [number, number] {
  const given = split(shape, ' ').filter(isLength)
  if (given[0]) {
    const first = length(given[0], width)
    return [first, given[1] ? length(given[1], height) : first]
  }
  const [near, far] = [[Math.min(x, width - x), Math.min(y, height - y)], [Math.max(x, width - x), Math.max(y, height - y)]] as [[number, number], [number, number]]
  const circle = shape.includes('circle')
  if (shape.includes('closest-side')) return circle ? [Math.min(...near), Math.min(...near)] : near
  if (shape.includes('farthest-side')) return circle ? [Math.max(...far), Math.max(...far)] : far
  if (circle) return [Math.hypot(...far), Math.hypot(...far)]
  return [far[0] * Math.SQRT2, far[1] * Math.SQRT2]
}

function radial(ctx: Canvas, parts: string[], width: number, height: number, repeats: boolean): void {
  const shaped = /^(circle|ellipse|closest|farthest|at |-?[\d.]+(px|%)\s)/.test(parts[0] ?? '')
  const [shape = '', place = '50% 50%'] = shaped ? (parts[0] ?? '').split(/\bat /) : []
  const [px = '50%', py = '50%'] = split(place, ' ').map((one) => PLACES[one] ?? one)
  const [x, y] = [length(px, width), length(py, height)]
  const [rx, ry] = radii(shape, x, y, width, height).map((one) => Math.max(one, 0.01)) as [number, number]
  const stops = stopsOf(shaped ? parts.slice(1) : parts, rx)
  const along = repeats ? Math.hypot(width, height) : rx
  const gradient = colour(ctx.createRadialGradient(0, 0, 0, 0, 0, along), repeats ? repeated(stops, along) : stops, along)
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(1, ry / rx)
  ctx.fillStyle = gradient
  ctx.fillRect(-x, (-y * rx) / ry, width, (height * rx) / ry)
  ctx.restore()
}

/** Fills a box at the origin with one CSS gradient. */
export function fillGradient(ctx: Canvas, css: string, width: number, height: number): void {
  const found = /^(repeating-)?(linear|radial)-gradient\((.*)\)$/s.exec(css)
  if (!found) return
  const parts = split(found[3] ?? '')
  ;(found[2] === 'linear' ? linear : radial)(ctx, parts, width, height, Boolean(found[1]))
}
