// What a player can do now, besides placing a card by hand, and how to do it.

import { touchOnly } from '$lib/device'
import type { Person } from '$lib/people'
import type { Moves, OptionValue } from '$lib/protocol'
import { swapping, WAIT } from './actions'
import type { HeldCards } from './heldCards.svelte'
import { onlyBotsPlay, running, type Overlap } from './view'
import { say } from './text'

export interface Offers {
  /** Whether a card is lifted and not being dragged. */
  picked: boolean
  waits: boolean
  /** Whether the players look for starting cards together. */
  searches: boolean
  /** Whether the rest, which only bots play, can be skipped. */
  skips: boolean
  /** The cards that can be swapped: the action, and the place in the hand. */
  swaps: { number: number; n: number }[]
}

interface OfferTable {
  view: Overlap
  people: Person[]
  options: Record<string, OptionValue>
  moves: Moves
  held: HeldCards
  /** Whether skipping can be asked for. */
  hurries: boolean
}

export function offersOf(table: OfferTable): Offers {
  const { view, people, moves, held, hurries } = table
  return {
    picked: held.drag.slot !== null && !held.drag.flying && !held.returning,
    waits: view.clock !== 'realtime' && moves.includes(WAIT) && view.phase !== 'countdown' && !view.together,
    searches: view.together && held.myTurn,
    skips: hurries && view.seat !== null && view.clock === 'realtime' && onlyBotsPlay(view, people),
    swaps: swapsOf(table),
  }
}

function swapsOf({ view, options, moves, held }: OfferTable): Offers['swaps'] {
  const { seat } = view
  if (seat === null || held.drag.slot !== null || !running(view)) return []
  const stuck = options['stuck_swap'] === true && view.stuck && (view.pile[seat] ?? 0) > 0
  return held.tray.flatMap((one, n) => {
    const number = swapping(n, view.mode === 'nms')
    return one !== null && (moves.includes(number) || stuck) ? [{ number, n }] : []
  })
}

export const offersAny = ({ picked, waits, searches, skips, swaps }: Offers): boolean => picked || waits || searches || skips || swaps.length > 0

/** The line below the hand: how to do it. */
export function howText(view: Overlap, people: Person[], held: HeldCards): string {
  const { myTurn } = held
  if (view.phase === 'over') return ''
  if (view.seat !== null && view.tokens[view.seat]) return say('ui-nothing-left')
  if (view.together && !myTurn) return say('ui-search-left')
  if (view.phase === 'build' && !myTurn) return say('ui-builds', { seat: view.to_act[0] ?? -1 }, people)
  if (view.phase === 'build') return say(view.together ? 'ui-search' : 'ui-build', { number: view.laid.card.length + 1 })
  if (held.drag.slot !== null && !held.drag.flying) return say(touchOnly ? 'ui-how-tap' : 'ui-how-keys')
  return say(touchOnly ? 'ui-how-touch' : 'ui-how', { squares: view.min_match })
}
