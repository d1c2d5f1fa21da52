// The last move in a few words.

import type { Person } from '$lib/people'
import { spaced } from './cardText'
import { FIRST_MINUS, faceOf, sumOf, type Sequence } from './view'
import { say } from './text'

export function lastMove(view: Sequence, people: Person[]): string {
  const { last, numbers } = view
  if (!last || last.card === null) return ''
  const { seat, card, cell } = last
  const face = faceOf(view, card, seat)
  if (cell === null) return say('ui-last-discard', { seat, sum: spaced(face) }, people)
  const number = numbers[cell] ?? 0
  if (sumOf(face)) return say('ui-last-sum', { seat, sum: spaced(face), number }, people)
  return say(card < FIRST_MINUS ? 'ui-last-plus' : 'ui-last-minus', { seat, number }, people)
}
