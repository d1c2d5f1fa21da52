// The screens of Synergy, as the shell uses them.

import type { Screens } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Log from './Log.svelte'
import { titled } from './phrases'
import Timeline from './Timeline.svelte'
import { hasLaid, type Synergy } from './view'
import { words } from './words'

export const screens: Screens = {
  Board,
  Log,
  Ending,
  Timeline,
  whole: true,
  paced: true,
  quickSeat: 0,
  seat(plain, seat) {
    const view = plain as Synergy
    if (view.phase !== 'over' && hasLaid(view, seat)) return { note: words().ready }
    return view.leader === seat && view.phase !== 'over' ? { note: words().leads } : {}
  },
  phase(plain, material = {}) {
    const view = plain as Synergy
    return view.phase === 'over' ? words().over : words().phase(view.mission.number === null ? (material['mission'] ?? words().own) : `${view.mission.number} ${view.mission.name}`, view.round)
  },
  silent: (plain) => (plain as Synergy).phase !== 'over',
  keys: () => words().keys,
  presetName: titled,
  optionName(option) {
    const custom = /^custom_([a-z]+\d?)$/.exec(option)?.[1] ?? ''
    if (custom.length === 1) return words().customAction(custom.toUpperCase())
    return words().options[option] ?? words().challenges[custom.toUpperCase()] ?? option
  },
  valueName(option, value) {
    if (option === 'super_seat' || option === 'hyper_seat') return words().seatValue(Number(value))
    return words().values[option]?.[String(value)] ?? String(value)
  },
}
