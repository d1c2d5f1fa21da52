// What is shown before a game continues: the chips of a new sequence turn over one by one.

import type { Person } from '$lib/people'
import { LETTERS, lastMoved, membersOf, newLines, type Sequence } from './view'
import { say } from './text'

const [FIRST_TURNS, TURN_EACH] = [260, 90]
const SEQUENCE_SHOWS = 1700
/** How long the last move of a game is seen if it made no sequence. */
const LAST_SHOWS = 1500

export class SequenceShow {
  /** By cell: when its chip turns over, in ms. */
  turns: Record<number, number> = $state.raw({})
  /** What is said about a new sequence, for a while. */
  cheer = $state('')
  private before: Sequence | null = null

  /** Shows what is new in a position, and keeps it on the screen meanwhile; the returned function stops that. */
  follow(view: Sequence, live: boolean, people: () => Person[], hold: () => () => void): (() => void) | undefined {
    const made = live ? newLines(this.before, view) : []
    const last = live && lastMoved(this.before, view)
    this.before = view
    if (!made.length && !last) return undefined
    const when: Record<number, number> = {}
    made.forEach(({ cells: line }, n) => line.forEach((cell, k) => (when[cell] = FIRST_TURNS + (n * 5 + k) * TURN_EACH)))
    this.turns = when
    this.cheer = made.map(({ team }) => say('ui-new-sequence', { team: LETTERS[team], seats: membersOf(view, team) }, people())).at(-1) ?? ''
    const release = hold()
    const timer = setTimeout(release, made.length ? SEQUENCE_SHOWS : LAST_SHOWS)
    const calmer = setTimeout(() => (this.cheer = ''), SEQUENCE_SHOWS + 800)
    return () => {
      clearTimeout(timer)
      clearTimeout(calmer)
      release()
    }
  }
}
