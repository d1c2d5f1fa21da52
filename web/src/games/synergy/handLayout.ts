// A hand laid out so that no card moves when another one leaves.

/** Cards side by side, each in a place of its own; a place that its card has left stays, empty. */
export interface HandLayout {
  /** What the places are kept for: with another one they are dealt out anew. */
  until: string
  cards: (number | null)[]
}

/** A hand laid out so that no card moves when another goes: what comes takes the place of what went. */
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

/** The cards of a fan as they are held, by place. */
export function inPlaces<T extends { card: number }>(fan: HandLayout, held: T[]): (T | null)[] {
  const left = [...held]
  return fan.cards.map((card) => {
    const at = card === null ? -1 : left.findIndex((one) => one.card === card)
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null)
  })
}
