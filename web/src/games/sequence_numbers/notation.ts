// How rows, columns and sums are written on the screen.

/** Rows and columns are numbered from 1 on the screen. */
export const place = (from0: number | string): number => Number(from0) + 1

/** A sum with spaces around its sign: 13 + 8. */
export const apart = (face: string): string => face.replace(/^(\d+)(\D)(\d+)$/, '$1 $2 $3')
