// What decided a mission, for the picture at its end.

import { players, type Round, type Synergy } from './view'

/** The last round, and the seat whose goal is drawn to show why it went that way. */
export interface Decision {
  round: Round
  n: number
  seat: number
  /** How many players met their goal, and how many had to. */
  met: number
  needed: number
  /** Whether it was the Super card that decided. */
  super: boolean
}

/** The round that decided the mission, or null if it ended because someone could not go on. */
export function decisionOf(view: Synergy): Decision | null {
  const n = view.past.length - 1
  const round = view.past[n]
  const { result } = view
  if (!round || !result || result.cause === 'no_numbers' || result.cause === 'challenge') return null
  const met = round.met.filter((one) => one === true).length
  const needed = players(view) - (round.ignored === null ? 0 : 1) - view.allowed
  const isMissed = (seat: number | null): seat is number => seat !== null && round.met[seat] === false
  const isSuper = result.cause === 'lives' && isMissed(view.super)
  const missed = round.met.indexOf(false)
  const own = view.seat !== null && round.met[view.seat] ? view.seat : round.met.indexOf(true)
  const seat = result.won ? own : isSuper ? (view.super ?? 0) : (result.seats[0] ?? missed)
  return { round, n, seat: Math.max(seat, 0), met, needed, super: isSuper && met >= needed }
}
