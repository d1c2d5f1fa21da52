// The screens of Think Str8!, as the shell uses them.

import { router } from '$lib/router.svelte'
import type { Screens } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import { padHelp } from './padHelp.svelte'
import Log from './Log.svelte'
import Timeline from './Timeline.svelte'
import type { Str8 } from './view'
import { words } from './words'

/** The help level of a seat's pad; what the table allows until the seat has told its level. */
function helped(view: Str8, seat: number): string {
  if (view.closed) return ''
  const w = words()
  const used = seat === view.seat ? padHelp.level(view) : padHelp.of(seat)
  if (used !== null) return w.helpUsed(w.levels[used] ?? '')
  return view.assist_max ? w.helpAllowed(w.levels[view.assist_max] ?? '') : w.helpUsed(w.levels[0] ?? '')
}

export const screens: Screens = {
  Board,
  Log,
  Ending,
  Timeline,
  whole: true,
  paced: true,
  brief: true,
  quickSeat: 0,
  seat(plain, seat) {
    const view = plain as Str8
    const ready = view.phase === 'final' && !view.to_act.includes(seat)
    return { ...(ready ? { note: words().ready } : {}), ...(router.route.page === 'table' ? { usually: helped(view, seat) } : {}) }
  },
  phase(view) {
    const { phase, round, rounds, closed } = view as Str8
    if (closed) return ''
    if (phase === 'over') return words().over
    return phase === 'final' ? words().finals : words().phase(round, rounds)
  },
  silent: () => false,
  keys: () => words().keys,
  presetName: (preset) => words().presets[preset] ?? preset,
  optionName(option) {
    const token = /^token_(size|points)_(\d)$/.exec(option)
    if (token) return words().tokenOption(token[1] ?? '', Number(token[2]))
    return words().options[option] ?? option
  },
  valueName: (option, value) => words().values[option]?.[String(value)] ?? String(value),
}
