// The screens of Synergy, as the shell uses them.

import type { Screens } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Log from './Log.svelte'
import { missionSaid, unnumberedSaid } from './phrases'
import Timeline from './Timeline.svelte'
import { say } from './text'
import { hasLaid, type Synergy } from './view'

export const screens: Screens = {
  Board,
  Log,
  Ending,
  Timeline,
  whole: true,
  logFrom: 1280,
  prompts: true,
  paced: true,
  seat(plain, seat) {
    const view = plain as Synergy
    if (view.phase !== 'over' && (hasLaid(view, seat) || (view.phase === 'vote' && !view.to_act.includes(seat)))) return { note: say('ui-ready') }
    return view.leader === seat && view.phase !== 'over' ? { note: say('ui-leads') } : {}
  },
  phase(plain, material = {}) {
    const view = plain as Synergy
    if (view.phase === 'over') return say('ui-over')
    const { number } = view.mission
    const mission = number === null ? unnumberedSaid(view.mission, material['mission']) : say('ui-phase-mission', { number, name: missionSaid(number) })
    return say('ui-phase', { mission, round: view.round })
  },
  silent: (plain) => !['over', 'vote'].includes((plain as Synergy).phase),
  keys: () => [
    ['1–9', say('ui-key-choose')],
    ['← →', say('ui-key-move')],
    ['Enter', say('ui-key-play')],
    ['Esc', say('ui-key-undo')],
    ['P', say('ui-key-point')],
  ],
  valueName: (option, value) => (option === 'super_seat' || option === 'hyper_seat' ? say('ui-seat-value', { seat: Number(value) + 1 }) : null),
}
