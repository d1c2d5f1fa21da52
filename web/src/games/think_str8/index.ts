// The screens of Think Str8!, as the shell uses them.

import { router } from '$lib/router.svelte'
import type { Screens } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { padHelp } from './padHelp.svelte'
import { Marks } from './padMarks.svelte'
import Log from './Log.svelte'
import Timeline from './Timeline.svelte'
import type { Str8 } from './view'
import { say } from './text'

/** The help level of a seat's pad; what the table allows until the seat has told its level. */
function helped(view: Str8, seat: number): string {
  if (view.closed) return ''
  const used = seat === view.seat ? padHelp.level(view) : padHelp.of(seat)
  return used === null ? say('ui-help-allowed', { level: view.assist_max }) : say('ui-help-used', { level: used })
}

export const screens: Screens = {
  Board,
  Log,
  Ending,
  Timeline,
  whole: true,
  paced: true,
  brief: true,
  seat(plain, seat) {
    const view = plain as Str8
    const ready = view.phase === 'final' && !view.to_act.includes(seat)
    return { ...(ready ? { note: say('ui-ready') } : {}), ...(router.route.page === 'table' ? { usually: helped(view, seat) } : {}) }
  },
  phase(view) {
    const { phase, round, rounds, closed } = view as Str8
    if (closed) return ''
    if (phase === 'over') return say('ui-game-over')
    return phase === 'final' ? say('ui-final-bets') : say('ui-round-of', { round, rounds })
  },
  reviewNote(table, seat, last) {
    const wrong = new Marks(table, seat).firstWrong(last as Str8, seat)
    return wrong ? say('ui-wrong-cross', wrong) : ''
  },
  silent: () => false,
  keys: () => [
    [say('ui-keys-move.key'), say('ui-keys-move')],
    [say('ui-keys-ends.key'), say('ui-keys-ends')],
    [say('ui-keys-number.key'), say('ui-keys-number')],
    [say('ui-keys-choose.key'), say('ui-keys-choose')],
    [say('ui-keys-mark.key'), say('ui-keys-mark')],
  ],
}
