// Numbers and sums as text, with a true minus sign.

const MINUS = '\u2212'

/** A number as printed on a card: +5, 0, −7. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value)
}

/** A number in a sentence: 5, 0, −7. */
export function plain(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value)
}

/** What is added up, as a person writes it: 7 − 2. */
export function terms(from: number, value: number): string {
  return `${plain(from)} ${value < 0 ? MINUS : '+'} ${Math.abs(value)}`
}

/** A sum as a person writes it: 7 − 2 = 5. */
export function sum(from: number, value: number): string {
  return `${terms(from, value)} = ${plain(from + value)}`
}
