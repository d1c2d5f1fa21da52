// The last move in a few words.

import type { Person } from '$lib/people'
import { spaced } from './cardText'
import { FIRST_MINUS, sumOf, type Sequence } from './view'
import { say } from './text'

export function lastMove({ last, faces, numbers }: Sequence, people: Person[]): string {
  if (!last || last.card === null) return ''
  const { seat, card, cell } = last
  const face = faces[card] ?? ''
  if (cell === null) return say('ui-last-discard', { seat, sum: spaced(face) }, people)
  const number = numbers[cell] ?? 0
  if (sumOf(face)) return say('ui-last-sum', { seat, sum: spaced(face), number }, people)
  return say(card < FIRST_MINUS ? 'ui-last-plus' : 'ui-last-minus', { seat, number }, people)
}
