// The steps that are animated between two views of Synergy.

import { players, type Hand, type Place, type Round, type Synergy } from './view'

/** One automatic step, and whom to highlight. */
export interface Scene {
  view: Synergy
  is: 'turned' | 'passed' | 'sums' | 'checked' | 'verdict' | 'kept'
  seat: number | null
  /** The seats whose goals have been checked so far. */
  done: number[]
  /** How long it is shown at the calm pace. */
  ms: number
}

type Ways = Record<string, unknown>

/** The steps between two views, without the last one, which is `after`. */
export function scenes(before: Synergy, after: Synergy, options: Ways): Scene[] {
  if (before.seat !== after.seat || before.mission.number !== after.mission.number) return []
  if (after.round < before.round || after.round > before.round + 1) return []
  const round = after.past[before.past.length]
  if (round && after.past.length === before.past.length + 1) return checking(before, after, round)
  if (before.phase === 'keep' && after.phase !== 'keep') return taking(before, after)
  if (before.phase.startsWith('commit') && after.phase !== before.phase) return passing(before, after, options)
  return []
}

/** All cards are turned together, then the goals are checked one by one, then the round is judged. */
function checking(before: Synergy, after: Synergy, round: Round): Scene[] {
  const base: Synergy = { ...before, phase: 'check', to_act: [], mine: null, past: after.past, places: laid(before, round), hand: left(before, round) }
  const list: Scene[] = [{ view: base, is: 'sums', seat: null, done: [], ms: 1900 }]
  const order = Array.from({ length: players(before) }, (_, step) => (before.leader + step) % players(before))
  order.forEach((seat, n) => list.push({ view: base, is: 'checked', seat, done: order.slice(0, n + 1), ms: 2100 }))
  const judged: Synergy = { ...base, won: after.won, lives: after.lives, result: after.result }
  list.push({ view: judged, is: 'verdict', seat: null, done: order, ms: 1900 })
  return list
}

/** The table as it was checked. */
function laid(before: Synergy, round: Round): Place[] {
  return before.places.map((place, k) => ({
    ...place,
    held: place.ghost ? 0 : Math.max(place.held - 1, 0),
    first: round.first[k] ?? place.first,
    last: round.last[k] ?? null,
    goal: place.ghost ? null : (round.goals[k] ?? place.goal),
  }))
}

/** The player's hand without the number that was just turned. */
function left(before: Synergy, round: Round): Hand | null {
  if (!before.hand || before.seat === null) return null
  const played = round.last[before.seat]
  const gone = before.hand.numbers.indexOf(played ?? -1)
  return { ...before.hand, makes: null, breaks: null, strands: null, numbers: before.hand.numbers.filter((_, n) => n !== gone) }
}

/** Shows who takes which number back before the table is cleared. */
function taking(before: Synergy, after: Synergy): Scene[] {
  const past = [...before.past.slice(0, -1), after.past[before.past.length - 1] ?? before.past.at(-1)] as Round[]
  return [{ view: { ...before, to_act: [], past }, is: 'kept', seat: null, done: [], ms: 2300 }]
}

/** Shows cards that are passed on first where they were played, then where they go. */
function passing(before: Synergy, after: Synergy, options: Ways): Scene[] {
  const { challenges } = after.mission
  const slot = (before.phase === 'commit1') === (before.order === 'NGN') ? 'first' : 'goal'
  if (before.phase === 'commit3' || after.places[0]?.[slot] == null) return []
  const challenge = slot === 'first' ? 'PASSN' : 'PASSG'
  const still: Synergy = { ...after, phase: 'check', to_act: [], mine: null }
  if (!challenges.includes(challenge)) return [{ view: still, is: 'turned', seat: null, done: [], ms: 900 }]
  const left = options[slot === 'first' ? 'pass_number_dir' : 'pass_goal_dir'] === 'left'
  const size = players(after)
  const from = (seat: number) => after.places[(seat + (left ? 1 : size - 1)) % size]?.[slot] ?? null
  const places = after.places.map((place, k) => (place.ghost ? place : { ...place, [slot]: from(k), may_sum: [] }))
  return [
    { view: { ...still, places }, is: 'turned', seat: null, done: [], ms: 1500 },
    { view: still, is: 'passed', seat: null, done: [], ms: 1300 },
  ]
}
