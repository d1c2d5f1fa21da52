// The screens of Pattern Overlap, as the shell uses them.

import type { Screens } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Timeline from './Timeline.svelte'
import { leftOf, pointsOf, preparing, running, type Overlap } from './view'
import { MediaQuery } from 'svelte/reactivity'
import { settings } from '$lib/settings.svelte'
import { say } from './text'

/** Where the bar has no room for the round. */
const narrow = typeof matchMedia === 'function' ? new MediaQuery('max-width: 620px') : null

export const screens: Screens = {
  Board,
  Ending,
  ranks: true,
  why(plain) {
    const { ended } = plain as Overlap
    return ended ? say(`reason-${ended}`) : ''
  },
  Timeline,
  whole: true,
  paced: false,
  explains: true,
  free(plain) {
    const view = plain as Overlap
    if (view.clock === 'realtime' && preparing(view)) return view.to_act.includes(view.seat ?? -1) || null
    if (view.clock !== 'realtime' || !(running(view) || view.phase === 'countdown')) return null
    return view.seat !== null && running(view) && leftOf(view, view.seat) > 0
  },
  seat(plain, seat) {
    const view = plain as Overlap
    if (preparing(view)) return {}
    const token = view.tokens[seat] ?? 0
    const points = pointsOf(view, seat)
    const notes = [points === null ? '' : say('ui-points', { points }), token ? say('ui-out', { token }) : say('ui-left', { cards: leftOf(view, seat) })]
    return { note: notes.filter(Boolean).join(' · '), backs: view.held[seat] ?? 0 }
  },
  phase(plain) {
    const view = plain as Overlap
    if (view.phase === 'over') return say('ui-over')
    if (view.phase === 'pick') return say('ui-picking')
    if (view.phase === 'build') return say('ui-building')
    const mode = say(`option-mode-${view.mode}`)
    return view.round === null || narrow?.current ? mode : say('ui-mode-round', { round: view.round, mode })
  },
  silent: () => false,
  keys: () => [
    ['1–3', say('ui-key-pick')],
    ['← → ↑ ↓', say('ui-key-move')],
    ['R', say('ui-key-rotate')],
    ['Enter', say('ui-key-place')],
    ['P', say('ui-key-peek')],
    ['Esc', say('ui-key-back')],
  ],
  valueName(option, value) {
    if (typeof value !== 'number') return null
    if (option.endsWith('_ms')) return value === 0 ? say('ui-none') : say('ui-seconds', { seconds: (value / 1000).toLocaleString(settings.language) })
    if (option.endsWith('_s')) return value === 0 ? say(option === 'timer_s' ? 'ui-none' : 'ui-never') : say('ui-seconds', { seconds: value })
    return null
  },
}
