// The colours of an image that can have only a few: all of them, or the means of groups of similar ones.

export interface Palette {
  /** Red, green and blue of each colour, from 0 to 255. */
  colours: number[][]
  /** The number of the colour for a pixel. */
  of: (red: number, green: number, blue: number) => number
}

const BITS = 5
const SHIFT = 8 - BITS
const BINS = 1 << (3 * BITS)
const binOf = (red: number, green: number, blue: number) => ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT)
const channel = (bin: number, n: number) => (bin >> ((2 - n) * BITS)) & ((1 << BITS) - 1)

/** A group of bins of similar colours. */
interface Group {
  bins: number[]
  weight: number
  /** The channel in which they differ most, and by how much. */
  widest: number
  range: number
}

function group(bins: number[], counts: Uint32Array): Group {
  let [widest, range, weight] = [0, -1, 0]
  for (let n = 0; n < 3; n++) {
    let [least, most] = [255, 0]
    for (const bin of bins) {
      const value = channel(bin, n)
      if (value < least) least = value
      if (value > most) most = value
    }
    if (most - least > range) [widest, range] = [n, most - least]
  }
  for (const bin of bins) weight += counts[bin] ?? 0
  return { bins, weight, widest, range }
}

/** Splits a group in two of about the same weight. */
function halves({ bins, widest, weight }: Group, counts: Uint32Array): [Group, Group] {
  const sorted = [...bins].sort((one, other) => channel(one, widest) - channel(other, widest))
  let [sum, at] = [0, 0]
  while (at < sorted.length - 1 && sum < weight / 2) sum += counts[sorted[at++] ?? 0] ?? 0
  const cut = Math.max(1, Math.min(at, sorted.length - 1))
  return [group(sorted.slice(0, cut), counts), group(sorted.slice(cut), counts)]
}

/** Whether a group should be split before another: rare but different colours count, too. */
const worth = ({ bins, weight, range }: Group) => (bins.length > 1 ? range * Math.sqrt(weight) : 0)

function grouped(counts: Uint32Array, most: number): Group[] {
  const used: number[] = []
  for (let bin = 0; bin < BINS; bin++) if (counts[bin]) used.push(bin)
  const groups = used.length ? [group(used, counts)] : []
  while (groups.length < most) {
    const best = groups.reduce((found, one, n) => (worth(one) > worth(groups[found] as Group) ? n : found), 0)
    const chosen = groups[best]
    if (!chosen || !worth(chosen)) break
    groups.splice(best, 1, ...halves(chosen, counts))
  }
  return groups
}

/** The best few colours for the pixels (RGBA) that `wanted` selects. */
export function paletteOf(pixels: Uint8ClampedArray, wanted: (pixel: number) => boolean, most: number): Palette {
  const counts = new Uint32Array(BINS)
  const sums = new Float64Array(BINS * 3)
  for (let n = 0, at = 0; at < pixels.length; n++, at += 4) {
    if (!wanted(n)) continue
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const bin = binOf(red, green, blue)
    counts[bin] = (counts[bin] ?? 0) + 1
    sums[bin * 3] = (sums[bin * 3] ?? 0) + red
    sums[bin * 3 + 1] = (sums[bin * 3 + 1] ?? 0) + green
    sums[bin * 3 + 2] = (sums[bin * 3 + 2] ?? 0) + blue
  }
  const groups = grouped(counts, most)
  const numbers = new Uint8Array(BINS)
  groups.forEach(({ bins }, number) => bins.forEach((bin) => (numbers[bin] = number)))
  const colours = groups.map(({ bins, weight }) => [0, 1, 2].map((n) => Math.round(bins.reduce((sum, bin) => sum + (sums[bin * 3 + n] ?? 0), 0) / weight)))
  return { colours, of: (red, green, blue) => numbers[binOf(red, green, blue)] ?? 0 }
}
