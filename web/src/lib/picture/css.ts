// Reading the values that computed styles consist of.

/** Splits at a separator outside parentheses. */
export function split(text: string, separator: ',' | ' ' = ','): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === separator && !depth) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part].map((one) => one.trim()).filter(Boolean)
}

/** A length in pixels: "12px", "40%" of the whole, or a sum of these in calc(). */
export function length(text: string, whole: number): number {
  let sum = 0
  for (const [, sign, number, unit] of text.matchAll(/([+-]?)\s*(\d*\.?\d+(?:e[+-]?\d+)?)(px|%)?/gi)) {
    const value = Number(number) * (unit === '%' ? whole / 100 : 1)
    sum += sign === '-' ? -value : value
  }
  return sum
}

/** Whether a word starts with a number, as lengths do and colours don't. */
export const isLength = (word: string): boolean => /^(-?\.?\d|calc\()/.test(word)

export interface Shadow {
  colour: string
  x: number
  y: number
  blur: number
  spread: number
  inset: boolean
}

/** The shadows of a computed box-shadow or text-shadow, the topmost first. */
export function shadows(text: string): Shadow[] {
  if (text === 'none' || !text) return []
  return split(text).map((one) => {
    const words = split(one, ' ')
    const [x = 0, y = 0, blur = 0, spread = 0] = words.filter(isLength).map(parseFloat)
    const colour = words.find((word) => !isLength(word) && word !== 'inset') ?? '#0000'
    return { colour, x, y, blur, spread, inset: words.includes('inset') }
  })
}

export interface Stop {
  colour: string
  at: number
}

/** Colour stops with their places along a line; those without one are spread evenly. */
export function stopsOf(parts: string[], along: number): Stop[] {
  const raw = parts.flatMap((part) => {
    const words = split(part, ' ')
    const places = words.filter(isLength)
    const colour = words.filter((word) => !isLength(word)).join(' ')
    return places.length ? places.map((place) => ({ colour, at: length(place, along) as number | null })) : [{ colour, at: null }]
  })
  if (raw[0]) raw[0].at ??= 0
  const end = raw.at(-1)
  if (end) end.at ??= along
  raw.forEach((stop, n) => {
    if (stop.at !== null) return
    const next = raw.findIndex((other, m) => m > n && other.at !== null)
    const before = raw[n - 1]?.at ?? 0
    stop.at = before + ((raw[next]?.at ?? along) - before) / (next - n + 1)
  })
  let most = -Infinity
  return raw.map((stop) => ({ colour: stop.colour, at: (most = Math.max(most, stop.at ?? 0)) }))
}

/** Repeats stops until they cover a line. */
export function repeated(stops: Stop[], along: number): Stop[] {
  const first = stops[0]?.at ?? 0
  const period = (stops.at(-1)?.at ?? 0) - first
  if (period <= 0.1) return stops
  const all: Stop[] = []
  for (let from = -Math.ceil(first / period) * period; from + first < along; from += period) for (const stop of stops) all.push({ ...stop, at: stop.at + from })
  return all
}
