// The screens of Sequence Numbers, as the shell uses them.

import { MediaQuery } from 'svelte/reactivity'
import type { Screens } from '../index'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import SeatChoice from './SeatChoice.svelte'
import Setup from './Setup.svelte'
import Timeline from './Timeline.svelte'
import { seatNote } from './bySeat'
import { speech } from './speech.svelte'
import { say } from './text'
import { faceOf, LETTERS, teamOf, topOf, type Sequence } from './view'

/** Where the bar has room for the turn only; keep in step with the bar's style. */
const narrow = new MediaQuery('max-width: 620px')
/** The shapes of the teams' chips, for plain text. */
const MARKS = ['\u25cf', '\u25a0', '\u25b2']

export const screens: Screens = {
  Board,
  Ending,
  Timeline,
  Setup,
  seatNote,
  SeatChoice,
  brief: true,
  paced: true,
  seat(plain, seat) {
    const view = plain as Sequence
    const letter = LETTERS[teamOf(view, seat)] ?? ''
    const top = topOf(view, seat)
    const score = view.target > 1 ? ` ${view.sequences[teamOf(view, seat)] ?? 0}/${view.target}` : ''
    const notes = [`${MARKS[teamOf(view, seat)] ?? ''} ${letter}${score}`, top === null ? '' : faceOf(view, top, seat)]
    if (view.pending?.includes(seat)) notes.push(say('ui-pending'))
    if (view.lost?.[seat]) notes.push(say('ui-lost', { count: view.lost[seat] }))
    if (view.stuck?.includes(seat)) notes.push(say('ui-stuck'))
    return { note: notes.filter(Boolean).join(' · '), backs: view.held[seat] ?? 0 }
  },
  phase(plain) {
    const view = plain as Sequence
    if (view.phase === 'over') return say('ui-over')
    return narrow.current ? say('ui-phase-short', { turn: view.turn_no + 1 }) : say('ui-phase', { turn: view.turn_no + 1, target: view.target })
  },
  silent: (plain, options) => {
    const view = plain as Sequence
    return view.phase !== 'over' && view.held.length !== view.teams && options['table_talk'] !== 'referee'
  },
  keys: () => [
    ['1–7', say('ui-key-card')],
    ['← → ↑ ↓', say('ui-key-cells')],
    ['Page Up, Page Down', say('ui-key-lit')],
    ['Enter', say('ui-key-place')],
    ['Esc', say('ui-key-back')],
    ...(speech.able ? [['R', say('ui-read')] satisfies [string, string]] : []),
  ],
}
