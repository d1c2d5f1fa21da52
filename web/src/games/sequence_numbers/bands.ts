// The colour bands of the numbers.

/** Each band has a tint, and a glyph for people who cannot see it; the numbers on it are always dark. */
export const BANDS = [
  { tint: '#fbe7a6', glyph: 'M-3 0A3 3 0 1 0 3 0A3 3 0 1 0-3 0Z' },
  { tint: '#d3e8b4', glyph: 'M-3.4-1.3H3.4V1.3H-3.4Z' },
  { tint: '#b9dfef', glyph: 'M-2.8-2.8H2.8V2.8H-2.8Z' },
  { tint: '#d9d0f2', glyph: 'M0-3.4L3.4 2.8H-3.4Z' },
  { tint: '#f7cdd3', glyph: 'M0-3.6L3.6 0L0 3.6L-3.6 0Z' },
  { tint: '#f6d3b0', glyph: 'M-1.2-3.4H1.2V-1.2H3.4V1.2H1.2V3.4H-1.2V1.2H-3.4V-1.2H-1.2Z' },
] as const

export const PLAIN_TINT = '#f7efdc'
