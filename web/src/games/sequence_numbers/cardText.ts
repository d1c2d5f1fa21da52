// The cards in words.

import { say } from './text'
import { PLUS, sumOf, type SumCard } from './view'

/** A sum as text: 13 + 8. */
export function spaced(face: string): string {
  const sum = sumOf(face)
  return sum ? `${sum.left} ${sum.sign} ${sum.right}` : face
}

/** The name of a card. */
export function said(card: Pick<SumCard, 'face' | 'number' | 'kind'>): string {
  if (card.number !== null) return spaced(card.face)
  return card.kind === PLUS ? `${card.face} ${say('ui-plus-short')}. ${say('ui-plus')}` : `${card.face} ${say('ui-minus-short')}. ${say('ui-minus')}`
}

/** A text of the game whose id is put together while the app runs. */
export const gameWord = (id: string): string => say.any(id) ?? id
