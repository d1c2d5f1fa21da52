// The steps that are animated between two views of Synergy.

import { players, type Hand, type Place, type Round, type Synergy } from './view'

/** One automatic step, and whom to highlight. */
export interface Scene {
  view: Synergy
  /** What log and bar may know by now. */
  told: Synergy
  is: 'turned' | 'passed' | 'sums' | 'checked' | 'verdict' | 'kept' | 'ended'
  seat: number | null
  /** The seats whose goals have been checked so far. */
  done: number[]
  /** How many of the update's events have been shown by now. */
  lines: number
  /** How long it is shown at the calm pace. */
  ms: number
}

const ALL = Infinity

type Ways = Record<string, unknown>

/** The steps between two views, without the last one, which is `after`. */
export function scenes(before: Synergy, after: Synergy, options: Ways): Scene[] {
  if (before.seat !== after.seat || before.mission.number !== after.mission.number) return []
  if (after.round < before.round || after.round > before.round + 1) return []
  return [...stepsOf(before, after, options), ...ending(before, after)]
}

function stepsOf(before: Synergy, after: Synergy, options: Ways): Scene[] {
  const round = after.past[before.past.length]
  if (round && after.past.length === before.past.length + 1) return checking(before, after, round)
  if (before.phase === 'keep' && after.phase !== 'keep') return taking(before, after)
  if (before.phase.startsWith('commit') && after.phase !== before.phase) return passing(before, after, options)
  return []
}

/** All cards are turned together, then the goals are checked one by one, then the round is judged. */
function checking(before: Synergy, after: Synergy, round: Round): Scene[] {
  const base: Synergy = { ...before, phase: 'check', to_act: [], mine: null, past: after.past, places: laid(before, round), hand: left(before, round) }
  const told: Synergy = { ...base, past: before.past }
  const list: Scene[] = [{ view: base, told, is: 'sums', seat: null, done: [], lines: 1, ms: 1900 }]
  const order = Array.from({ length: players(before) }, (_, step) => (before.leader + step) % players(before))
  order.forEach((seat, n) => {
    const done = order.slice(0, n + 1)
    list.push({ view: base, told, is: 'checked', seat, done, lines: 1 + toldOf(done), ms: 2100 })
  })
  const judged: Synergy = { ...base, won: after.won, lives: after.lives, result: after.result, status: after.status }
  const lines = 2 + before.places.length
  list.push({ view: judged, told: judged, is: 'verdict', seat: null, done: order, lines, ms: 1900 })
  return list
}

/** How many checks the log may tell: it goes by seat number, the table by the leader. */
function toldOf(done: number[]): number {
  let seat = 0
  while (done.includes(seat)) seat++
  return seat
}

/** Whether the check of a round decided the mission. */
const isDecided = ({ result }: Synergy): boolean => result !== null && result.cause !== 'no_numbers' && result.cause !== 'challenge'

/** A mission that ends although no round was lost: someone cannot go on. */
function ending(before: Synergy, after: Synergy): Scene[] {
  if (before.phase === 'over' || after.phase !== 'over' || isDecided(after)) return []
  const view: Synergy = { ...after, phase: 'check', to_act: [], mine: null }
  return [{ view, told: view, is: 'ended', seat: null, done: [], lines: ALL, ms: 1900 }]
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
  const view: Synergy = { ...before, to_act: [], past }
  return [{ view, told: view, is: 'kept', seat: null, done: [], lines: 2, ms: 2300 }]
}

/** Shows cards that are passed on first where they were played, then where they go. */
function passing(before: Synergy, after: Synergy, options: Ways): Scene[] {
  const { challenges } = after.mission
  const slot = (before.phase === 'commit1') === (before.order === 'NGN') ? 'first' : 'goal'
  if (before.phase === 'commit3' || after.places[0]?.[slot] == null) return []
  const challenge = slot === 'first' ? 'PASSN' : 'PASSG'
  const still: Synergy = { ...after, phase: 'check', to_act: [], mine: null, result: null }
  const step = { told: still, seat: null, done: [] }
  if (!challenges.includes(challenge)) return [{ ...step, view: still, is: 'turned', lines: 2, ms: 900 }]
  const left = options[slot === 'first' ? 'pass_number_dir' : 'pass_goal_dir'] === 'left'
  const size = players(after)
  const from = (seat: number) => after.places[(seat + (left ? 1 : size - 1)) % size]?.[slot] ?? null
  const places = after.places.map((place, k) => (place.ghost ? place : { ...place, [slot]: from(k), may_sum: [] }))
  return [
    { ...step, view: { ...still, places }, is: 'turned', lines: 1, ms: 1500 },
    { ...step, view: still, is: 'passed', lines: 2, ms: 1300 },
  ]
}
