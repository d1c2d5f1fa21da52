// The cards in words.

import { PLUS, sumOf, type SumCard } from './view'
import { words } from './words'

/** A sum as text: 13 + 8. */
export function spaced(face: string): string {
  const sum = sumOf(face)
  return sum ? `${sum.left} ${sum.sign} ${sum.right}` : face
}

/** The name of a card. */
export function said(card: Pick<SumCard, 'face' | 'number' | 'kind'>): string {
  if (card.number !== null) return spaced(card.face)
  const w = words()
  return card.kind === PLUS ? `${card.face} ${w.plusSays}. ${w.plus}` : `${card.face} ${w.minusSays}. ${w.minus}`
}
