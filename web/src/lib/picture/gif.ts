// Writes animated GIF images, which every messenger and browser plays.
// After the first frame, only what changes is stored, and each frame has its own colours.

import { paletteOf } from './palette'

const MOST_COLOURS = 255
const LARGEST_CODE = 4096

class Bytes {
  private buffer = new Uint8Array(1 << 16)
  size = 0

  byte(...values: number[]): void {
    for (const value of values) {
      if (this.size === this.buffer.length) {
        const larger = new Uint8Array(this.buffer.length * 2)
        larger.set(this.buffer)
        this.buffer = larger
      }
      this.buffer[this.size++] = value
    }
  }
  short(...values: number[]): void {
    for (const value of values) this.byte(value & 255, value >> 8)
  }
  text(text: string): void {
    for (const letter of text) this.byte(letter.charCodeAt(0))
  }
  get all(): Uint8Array<ArrayBuffer> {
    return this.buffer.slice(0, this.size)
  }
}

/** Puts codes of a growing number of bits into blocks of at most 255 bytes. */
class Codes {
  private block: number[] = []
  private held = 0
  private bits = 0

  constructor(private readonly out: Bytes) {}

  put(code: number, size: number): void {
    this.held |= code << this.bits
    for (this.bits += size; this.bits >= 8; this.bits -= 8) {
      this.add(this.held & 255)
      this.held >>>= 8
    }
  }
  private add(byte: number): void {
    if (this.block.push(byte) === 255) this.flush()
  }
  private flush(): void {
    if (this.block.length) this.out.byte(this.block.length, ...this.block)
    this.block = []
  }
  end(): void {
    if (this.bits) this.add(this.held & 255)
    this.flush()
    this.out.byte(0)
  }
}

/** Which code stands for a sequence followed by one more value: 0 while there is none. */
const following = new Uint16Array(LARGEST_CODE << 8)

/** Compresses values as GIF does (LZW). */
function compress(out: Bytes, values: Uint8Array, depth: number): void {
  const [clear, end] = [1 << depth, (1 << depth) + 1]
  const codes = new Codes(out)
  let [next, size] = [end + 1, depth + 1]
  out.byte(depth)
  following.fill(0)
  codes.put(clear, size)
  let prefix = values[0] ?? 0
  for (let n = 1; n < values.length; n++) {
    const value = values[n] ?? 0
    const place = (prefix << 8) | value
    const known = following[place] ?? 0
    if (known) {
      prefix = known
      continue
    }
    codes.put(prefix, size)
    prefix = value
    if (next === LARGEST_CODE) {
      codes.put(clear, size)
      following.fill(0)
      ;[next, size] = [end + 1, depth + 1]
    } else {
      if (next === 1 << size) size++
      following[place] = next++
    }
  }
  codes.put(prefix, size)
  codes.put(end, size)
  codes.end()
}

interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

/** An animation to which frames are added; it repeats for ever. */
export class Gif {
  private readonly out = new Bytes()
  private before: Uint32Array | null = null

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.out.text('GIF89a')
    this.out.short(width, height)
    this.out.byte(0x70, 0, 0)
    this.out.byte(0x21, 0xff, 11)
    this.out.text('NETSCAPE2.0')
    this.out.byte(3, 1, 0, 0, 0)
  }

  /** The size of the file so far, in bytes. */
  get size(): number {
    return this.out.size
  }

  /** Adds a frame: opaque pixels (RGBA), shown for so many milliseconds. */
  add(pixels: Uint8ClampedArray, ms: number): void {
    const now = new Uint32Array(pixels.slice().buffer)
    const { before } = this
    const changed = (n: number) => !before || before[n] !== now[n]
    const palette = paletteOf(pixels, changed, MOST_COLOURS)
    const box = this.bounds(changed)
    const depth = Math.max(2, Math.ceil(Math.log2(palette.colours.length + 1)))
    const none = palette.colours.length
    this.header(box, ms, none, depth)
    for (let n = 0; n < 1 << depth; n++) this.out.byte(...(palette.colours[n] ?? [0, 0, 0]))
    const values = new Uint8Array(box.width * box.height)
    for (let y = 0, at = 0; y < box.height; y++)
      for (let x = 0; x < box.width; x++, at++) {
        const n = (box.top + y) * this.width + box.left + x
        values[at] = changed(n) ? palette.of(pixels[n * 4] ?? 0, pixels[n * 4 + 1] ?? 0, pixels[n * 4 + 2] ?? 0) : none
      }
    compress(this.out, values, depth)
    this.before = now
  }

  private header({ left, top, width, height }: Rectangle, ms: number, none: number, depth: number): void {
    this.out.byte(0x21, 0xf9, 4, (1 << 2) | 1)
    this.out.short(Math.round(ms / 10))
    this.out.byte(none, 0)
    this.out.byte(0x2c)
    this.out.short(left, top, width, height)
    this.out.byte(0x80 | (depth - 1))
  }

  /** The smallest rectangle around what changed; one pixel if nothing did. */
  private bounds(changed: (n: number) => boolean): Rectangle {
    let [left, right, top, bottom] = [this.width, -1, this.height, -1]
    for (let y = 0, n = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++, n++) {
        if (!changed(n)) continue
        if (x < left) left = x
        if (x > right) right = x
        if (y < top) top = y
        bottom = y
      }
    return right < 0 ? { left: 0, top: 0, width: 1, height: 1 } : { left, top, width: right - left + 1, height: bottom - top + 1 }
  }

  /** The finished file. */
  finish(): Uint8Array<ArrayBuffer> {
    this.out.byte(0x3b)
    return this.out.all
  }
}
