// A hand laid out so that no card moves when another one leaves.

/** Cards side by side, each with its own position; the position of a card that left stays empty. */
export interface HandLayout {
  /** How long positions are kept; a different value lays the hand out again. */
  until: string
  cards: (number | null)[]
}

/** Updates a layout so that no card moves: new cards take the positions of those that left. */
export function fanned(before: HandLayout | null, hand: number[], until: string, size: number): HandLayout {
  const fresh = [...hand]
  const take = (card: number | null) => {
    const at = card === null ? -1 : fresh.indexOf(card)
    return at < 0 ? null : (fresh.splice(at, 1)[0] ?? null)
  }
  const stay = before?.until === until ? before.cards.map(take) : []
  const cards = stay.map((card) => card ?? fresh.shift() ?? null).concat(fresh)
  return { until, cards: cards.concat(Array<null>(Math.max(size - cards.length, 0)).fill(null)) }
}

/** The held cards by position. */
export function inPlaces<T extends { card: number }>(fan: HandLayout, held: T[]): (T | null)[] {
  const left = [...held]
  return fan.cards.map((card) => {
    const at = card === null ? -1 : left.findIndex((one) => one.card === card)
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null)
  })
}
