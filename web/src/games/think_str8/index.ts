import type { Screens } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Log from './Log.svelte'
import Story from './Story.svelte'
import type { Str8 } from './view'
import { words } from './words'

export const screens: Screens = {
  Board,
  Log,
  Ending,
  Story,
  whole: true,
  paced: true,
  quickSeat: 0,
  seat(view, seat) {
    const { phase, to_act } = view as Str8
    return phase === 'final' && !to_act.includes(seat) ? { note: words().ready } : {}
  },
  phase(view) {
    const { phase, round, rounds, closed } = view as Str8
    if (closed) return ''
    if (phase === 'over') return words().over
    return phase === 'final' ? words().finals : words().phase(round, rounds)
  },
  silent: () => false,
  presetName: (preset) => words().presets[preset] ?? preset,
  optionName(option) {
    const token = /^token_(size|points)_(\d)$/.exec(option)
    if (token) return words().tokenOption(token[1] ?? '', Number(token[2]))
    return words().options[option] ?? option
  },
  valueName: (option, value) => words().values[option]?.[String(value)] ?? String(value),
}
