// The outline of a puzzle, as its list draws it.

/** The outline of a puzzle as one path, a square being one unit. */
export function pathOf(shape: number[]): string {
  const squares = shape.flatMap((row, y) => Array.from({ length: 32 }, (_, x) => ((row >> x) & 1 ? `M${x} ${y}h1v1h-1z` : '')))
  return squares.join('')
}

export const widthOf = (shape: number[]): number => Math.max(1, 32 - Math.clz32(shape.reduce((all, row) => all | row, 0)))
