// Pictures of a replay: reading styles, choosing colours, writing GIF files.

import { describe, expect, it } from 'vitest'
import { length, repeated, shadows, split, stopsOf } from '../src/lib/picture/css'
import { Gif } from '../src/lib/picture/gif'
import { paletteOf } from '../src/lib/picture/palette'

describe('computed styles', () => {
  it('are split outside parentheses', () => {
    expect(split('rgb(1, 2, 3) 0px, red')).toEqual(['rgb(1, 2, 3) 0px', 'red'])
    expect(split('rgb(1, 2, 3) 4px', ' ')).toEqual(['rgb(1, 2, 3)', '4px'])
  })
  it('have lengths in pixels, parts and sums', () => {
    expect([length('12px', 50), length('40%', 50), length('-3px', 50), length('calc(50% - 1px)', 80)]).toEqual([12, 20, -3, 39])
  })
  it('have shadows', () => {
    expect(shadows('none')).toEqual([])
    expect(shadows('rgba(0, 0, 0, 0.3) 0px 1px 2px 3px inset')).toEqual([{ colour: 'rgba(0, 0, 0, 0.3)', x: 0, y: 1, blur: 2, spread: 3, inset: true }])
  })
  it('have colour stops, which are spread evenly and repeated', () => {
    expect(stopsOf(['red', 'blue', 'green 80px'], 100)).toEqual([{ colour: 'red', at: 0 }, { colour: 'blue', at: 40 }, { colour: 'green', at: 80 }])
    const stripes = stopsOf(['red 0px 2px', 'blue 2px 5px'], 10)
    expect(repeated(stripes, 10).map(({ at }) => at)).toEqual([0, 2, 2, 5, 5, 7, 7, 10])
  })
})

/** Pixels of the given colours. */
const pixels = (colours: number[][]) => new Uint8ClampedArray(colours.flatMap((one) => [...one, 255]))

describe('a palette', () => {
  it('has every colour while they are few', () => {
    const { colours, of } = paletteOf(pixels([[255, 0, 0], [0, 0, 255], [255, 0, 0]]), () => true, 255)
    expect([colours[of(255, 0, 0)], colours[of(0, 0, 255)], colours.length]).toEqual([[255, 0, 0], [0, 0, 255], 2])
  })
  it('has means of similar ones otherwise, and rare colours stay recognisable', () => {
    const many = Array.from({ length: 4000 }, (_, n) => [n % 250, (n * 7) % 250, (n * 13) % 250])
    const { colours, of } = paletteOf(pixels(many), () => true, 64)
    expect(colours).toHaveLength(64)
    for (const [red = 0, green = 0, blue = 0] of many) {
      const [r = 0, g = 0, b = 0] = colours[of(red, green, blue)] ?? []
      expect(Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue)).toBeLessThan(220)
    }
  })
})

/** Decodes the frames of a GIF as whole images (RGB), in the way the format describes. */
function decoded(file: Uint8Array): { width: number; height: number; frames: number[][]; delays: number[] } {
  const short = (at: number) => (file[at] ?? 0) | ((file[at + 1] ?? 0) << 8)
  const [width, height] = [short(6), short(8)]
  let [at, delay, none] = [13, 0, -1]
  const canvas: number[] = Array.from({ length: width * height }, () => -1)
  const [frames, delays]: [number[][], number[]] = [[], []]
  const blocks = () => {
    const data: number[] = []
    for (let size = file[at++] ?? 0; size; size = file[at++] ?? 0) {
      data.push(...file.subarray(at, at + size))
      at += size
    }
    return data
  }
  while (file[at] !== 0x3b) {
    if (file[at] === 0x21) {
      if (file[at + 1] === 0xf9) [delay, none] = [short(at + 4), file[at + 6] ?? 0]
      at += 2
      blocks()
      continue
    }
    const [left, top, w, h, flags] = [short(at + 1), short(at + 3), short(at + 5), short(at + 7), file[at + 9] ?? 0]
    const table = at + 10
    at = table + 3 * (2 << (flags & 7))
    const depth = file[at++] ?? 0
    unpacked(blocks(), depth).forEach((value, n) => {
      const place = (top + Math.floor(n / w)) * width + left + (n % w)
      if (value !== none && n < w * h) canvas[place] = ((file[table + value * 3] ?? 0) << 16) | ((file[table + value * 3 + 1] ?? 0) << 8) | (file[table + value * 3 + 2] ?? 0)
    })
    frames.push([...canvas])
    delays.push(delay)
  }
  return { width, height, frames, delays }
}

function unpacked(data: number[], depth: number): number[] {
  const [clear, end] = [1 << depth, (1 << depth) + 1]
  let [table, size, bit, before]: [number[][], number, number, number[] | null] = [[], depth + 1, 0, null]
  const fresh = () => [...Array.from({ length: clear }, (_, n) => [n]), [], []]
  const values: number[] = []
  for (;;) {
    let code = 0
    for (let n = 0; n < size; n++, bit++) code |= (((data[bit >> 3] ?? 0) >> (bit & 7)) & 1) << n
    if (code === end) return values
    if (bit > data.length * 8) throw new Error('the end is missing')
    if (code === clear) {
      ;[table, size, before] = [fresh(), depth + 1, null]
      continue
    }
    const known: number[] | undefined = table[code]
    const now: number[] = known ?? [...(before ?? []), before?.[0] ?? 0]
    if (before) table.push([...before, now[0] ?? 0])
    if (table.length === 1 << size && size < 12) size++
    values.push(...now)
    before = now
  }
}

describe('an animated GIF', () => {
  const frame = (width: number, height: number, colour: (x: number, y: number) => number[]) =>
    pixels(Array.from({ length: width * height }, (_, n) => colour(n % width, Math.floor(n / width))))

  it('gives back its frames and their times', () => {
    const gif = new Gif(5, 4)
    const [red, blue] = [[200, 0, 0], [0, 0, 200]]
    gif.add(frame(5, 4, () => red), 1100)
    gif.add(frame(5, 4, (x, y) => (x === 3 && y === 2 ? blue : red)), 500)
    gif.add(frame(5, 4, (x, y) => (x === 3 && y === 2 ? blue : red)), 3000)
    const { width, height, frames, delays } = decoded(gif.finish())
    expect([width, height, delays]).toEqual([5, 4, [110, 50, 300]])
    expect(new Set(frames[0])).toEqual(new Set([0xc80000]))
    expect(frames[1]?.map((one, n) => (one === 0x0000c8 ? n : -1)).filter((n) => n >= 0)).toEqual([13])
    expect(frames[2]).toEqual(frames[1])
  })
  it('is right when the table of codes is full, and for every number of colours', () => {
    for (const count of [1, 2, 3, 4, 16, 17, 200]) {
      const colour = (x: number, y: number) => [8 * (((x * 7919 + y * 104729 + x * y) % count) % 30), 8 * Math.floor((((x * 7919 + y * 104729 + x * y) % count) % 900) / 30), 0]
      const gif = new Gif(160, 120)
      gif.add(frame(160, 120, colour), 100)
      const { frames } = decoded(gif.finish())
      const wanted = Array.from({ length: 160 * 120 }, (_, n) => colour(n % 160, Math.floor(n / 160))).map(([r = 0, g = 0]) => (r << 16) | (g << 8))
      expect(wanted.findIndex((one, n) => one !== frames[0]?.[n]), `${count} colours`).toBe(-1)
    }
  })
})
