// The line below the board: what to do, or what just happened.

import type { Person } from '$lib/people'
import { spaced } from './cardText'
import { lastMove } from './lastMove'
import type { Turn } from './turn.svelte'
import { isDead, layOff, MINUS, PASS, PLUS, type SumCard } from './view'
import { say } from './text'

/** What to tell the player, unless something was wrong or there is something to cheer about. */
export function sentenceOf(turn: Turn, people: Person[]): string {
  const { view, moves, card, cards } = turn
  if (!turn.mine) return waitingText(turn, people)
  if (view.phase === 'forfeit') return say('ui-choose-give-up')
  if (turn.myClaims.length) return say('ui-choose-line')
  if (view.phase === 'draw') return say('ui-draw-yours')
  if (moves.includes(PASS)) return say('ui-must-pass')
  if (turn.ghost !== null && card) return sureText(turn, card, turn.ghost)
  if (!card) return say(cards.some((one) => moves.includes(layOff(one.kind)) && !isDead(view, one)) ? 'ui-choose-discard' : 'ui-choose')
  if (card.kind === PLUS) return say('ui-place-plus')
  if (card.kind === MINUS) return say(turn.take.length ? 'ui-remove-chip' : 'ui-no-chip')
  if (isDead(view, card)) return say('ui-both-covered', { sum: spaced(card.face) })
  return say(turn.shows ? 'ui-find-lit' : 'ui-find', { sum: spaced(card.face) })
}

function waitingText({ view, card, sum }: Turn, people: Person[]): string {
  if (view.phase === 'forfeit' && view.given !== null) return say('ui-given')
  return card && sum && view.phase !== 'over' ? say('ui-not-yet', { sum: spaced(card.face) }) : lastMove(view, people)
}

function sureText({ view, sum }: Turn, card: SumCard, cell: number): string {
  return card.kind === MINUS ? say('ui-sure-remove') : say('ui-sure', { sum: sum ? spaced(card.face) : null, number: view.numbers[cell] ?? 0 })
}

/** What the button that takes a card out of the hand is called. */
export function layText({ view, card }: Turn): string {
  if (view.phase === 'forfeit') return say('ui-give-up')
  return say(card && isDead(view, card) && view.exchanges_left > 0 ? 'ui-swap' : 'ui-discard')
}
