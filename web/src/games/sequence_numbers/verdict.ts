// How a game ended, in words for the person who reads them.

import type { Person } from '$lib/people'
import { LETTERS, lacking, membersOf, type Sequence } from './view'
import { say } from './text'

interface Verdict {
  outcome: string
  /** What decided a game that no sequence ended. */
  decided: string
  /** Who nearly made another sequence. */
  close: string
}

/** The other teams, the one that came closest to a sequence first. */
function rivals(view: Sequence, team: number, shared: number): { team: number; lacks: number }[] {
  return view.sequences
    .map((_, other) => ({ team: other, lacks: lacking(view, other, shared) ?? Infinity }))
    .filter((one) => one.team !== team)
    .toSorted((one, other) => one.lacks - other.lacks)
}

function close(view: Sequence, people: Person[], shared: number): string {
  if (view.seat === null || view.team === null || view.winner === null) return ''
  const won = view.winner === view.team
  const { team, lacks } = won ? (rivals(view, view.team, shared)[0] ?? { team: 0, lacks: Infinity }) : { team: view.team, lacks: lacking(view, view.team, shared) ?? Infinity }
  return lacks <= (won ? 1 : 2) ? say('ui-close', { seats: membersOf(view, team), team: LETTERS[team], lacks }, people) : ''
}

function decided(view: Sequence): string {
  if (view.reason === null || view.reason === 'sequences') return ''
  const [most = 0, next = 0] = view.sequences.toSorted((one, other) => other - one)
  const how = view.winner !== null ? 'lead' : most === next ? 'level' : 'drawn'
  return say('ui-decided', { reason: view.reason, limit: view.max_turns, how, most, next })
}

/** The verdict on a game that is over, whose sequences may share this many chips; a winning turn isn't counted yet when the game ends. */
export function verdict(view: Sequence, people: Person[], shared: number): Verdict {
  const turns = view.turn_no + (view.reason === 'sequences' ? 1 : 0)
  const { winner } = view
  const losers = people.map(({ seat }) => seat).filter((seat) => winner === null || !membersOf(view, winner).includes(seat))
  const outcome =
    winner === null ? say('ui-verdict-drawn', { turns }) : say('ui-verdict', { winners: membersOf(view, winner), losers, team: LETTERS[winner], turns }, people)
  return { outcome, decided: decided(view), close: close(view, people, shared) }
}
