// The screens of Sequence Numbers, as the shell uses them.

import type { Screens } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Timeline from './Timeline.svelte'
import { LETTERS, teamOf, topOf, type Sequence } from './view'
import { words } from './words'

/** The shapes of the teams' chips, for plain text. */
const MARKS = ['\u25cf', '\u25a0', '\u25b2']

export const screens: Screens = {
  Board,
  Ending,
  Timeline,
  paced: true,
  quickSeat: 0,
  seat(plain, seat) {
    const view = plain as Sequence
    const w = words()
    const letter = LETTERS[teamOf(view, seat)] ?? ''
    const top = topOf(view, seat)
    const notes = [`${MARKS[teamOf(view, seat)] ?? ''} ${letter}`, top === null ? '' : (view.faces[top] ?? '')]
    if (view.pending?.includes(seat)) notes.push(w.mayDraw)
    if (view.lost?.[seat]) notes.push(w.lost(view.lost[seat]))
    if (view.stuck?.includes(seat)) notes.push(w.stuck)
    return { note: notes.filter(Boolean).join(' · '), backs: view.held[seat] ?? 0 }
  },
  phase(plain) {
    const view = plain as Sequence
    return view.phase === 'over' ? words().over : words().phase(view.turn_no + 1, view.target)
  },
  silent: (plain, options) => {
    const view = plain as Sequence
    return view.phase !== 'over' && view.held.length !== view.teams && options['table_talk'] !== 'referee'
  },
  keys: () => words().keys,
  presetName: (preset) => words().presets[preset] ?? preset,
  optionName: (option) => words().options[option] ?? option,
  valueName: (option, value) => words().values[option]?.[String(value)] ?? String(value),
}
