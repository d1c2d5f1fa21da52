// The screens of Pattern Overlap, as the shell uses them.

import type { Screens } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Timeline from './Timeline.svelte'
import { leftOf, pointsOf, preparing, running, type Overlap } from './view'
import { words } from './words'

export const screens: Screens = {
  Board,
  Ending,
  ranks: true,
  Timeline,
  whole: true,
  paced: false,
  explains: true,
  quickSeat: 0,
  free(plain) {
    const view = plain as Overlap
    if (view.clock === 'realtime' && preparing(view)) return view.to_act.includes(view.seat ?? -1) || null
    if (view.clock !== 'realtime' || !(running(view) || view.phase === 'countdown')) return null
    return view.seat !== null && running(view) && leftOf(view, view.seat) > 0
  },
  seat(plain, seat) {
    const view = plain as Overlap
    const w = words()
    if (preparing(view)) return {}
    const token = view.tokens[seat] ?? 0
    const points = pointsOf(view, seat)
    const notes = [points === null ? '' : w.points(points), token ? w.out(token) : w.left(leftOf(view, seat))]
    return { note: notes.filter(Boolean).join(' · '), backs: view.held[seat] ?? 0 }
  },
  phase(plain) {
    const view = plain as Overlap
    const w = words()
    if (view.phase === 'over') return w.over
    if (view.phase === 'build') return w.building
    const mode = w.modes[view.mode]
    return view.round === null ? mode : `${mode}, ${w.round(view.round)}`
  },
  silent: () => false,
  keys: () => words().keys,
  presetName: (preset) => words().presets[preset] ?? preset,
  optionName: (option) => words().options[option] ?? option,
  valueName(option, value) {
    if (option.endsWith('_ms') && typeof value === 'number') return words().milliseconds(value)
    if (option.endsWith('_s') && typeof value === 'number') return words().seconds(value)
    return words().values[option]?.[String(value)] ?? String(value)
  },
}
