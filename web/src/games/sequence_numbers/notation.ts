// How rows, columns and sums are written on the screen.

/** Rows and columns are counted from 1 on a screen. */
export const place = (from0: number | string): number => Number(from0) + 1

/** A sum with room around its sign: 13 + 8. */
export const apart = (face: string): string => face.replace(/^(\d+)(\D)(\d+)$/, '$1 $2 $3')
