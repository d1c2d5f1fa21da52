// The screens of Transmitter, as the shell uses them.

import { signed } from '$lib/numbers'
import type { Screens } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Log from './Log.svelte'
import Timeline from './Timeline.svelte'
import { moments } from './scenes'
import type { Transmission } from './view'
import { say } from './text'

export const screens: Screens = {
  Board,
  Log,
  Ending,
  Timeline,
  why(view) {
    const { wins, losses } = view as Transmission
    return say('ui-rounds-won', { wins, losses })
  },
  between: (before, after) => moments(before as Transmission, after as Transmission),
  paced: true,
  seat(view, seat) {
    const { transmitter, held, hands, seat: me } = view as Transmission
    if (seat === transmitter) return { note: say('ui-transmits') }
    const open = seat === me ? null : hands[seat]
    return open ? { faces: open.map(signed) } : { backs: held[seat] ?? 0 }
  },
  phase(view) {
    const { phase, round, plays, plays_at_most, closing } = view as Transmission
    if (phase === 'over') return say('ui-over')
    return say('ui-phase', { round, play: closing ? plays : Math.min(plays + 1, plays_at_most), most: plays_at_most })
  },
  silent(view, options) {
    const { seat, transmitter, plays, closing } = view as Transmission
    return options['talk'] === 'silent' || seat === transmitter || (options['talk'] === 'between' && plays > 0 && !closing)
  },
  keys: () => [
    ['← →', say('ui-key-cards')],
    ['1–9', say('ui-key-number')],
    ['Enter', say('ui-key-play')],
  ],
  valueName: (option, value) => (option === 'first_transmitter' && typeof value === 'number' ? say('ui-seat-value', { number: value + 1 }) : null),
}
