// The steps that are shown when a round ends: the last play, a drift that ends the round, and the outcome.

import { cardsTotal, sums, type Round, type Transmission } from './view'

/** One step at the end of a round. */
export interface Scene {
  view: Transmission
  is: 'play' | 'drift' | 'end'
  round: Round
  /** The number of the round, from 1. */
  number: number
  /** How many log lines of the update are told by then. */
  lines: number
}

/** After an absence, no more than this many rounds are made up for. */
const MADE_UP = 2

/** The steps between two views, without the last one, which is `after`; the next round is dealt only there. */
export function scenes(before: Transmission, after: Transmission): Scene[] {
  const ended = after.rounds.slice(before.rounds.length)
  if (before.seat !== after.seat) return []
  const list: Scene[] = []
  ended.forEach((round, n) => {
    const told = n ? (list.at(-1)?.lines ?? 0) : linesOfPlay(before, round)
    list.push(...ending(n ? unknown(before, after, n) : before, round, ended.slice(0, n), told))
  })
  const skipped = (ended[0]?.played.length ?? 0) > before.plays + 1 || ended.slice(1).some((round) => round.played.length)
  if (!skipped) return list
  const played = ended.filter((round) => round.played.length).length
  return (played > MADE_UP ? list.slice(-1) : list).map((scene) => ({ ...scene, lines: 0 }))
}

/** The steps that are new in a replay: the round as it ended, and the play before a drift that ended it. */
export function moments(before: Transmission, after: Transmission): Scene[] {
  return scenes(before, after).filter((scene, n, list) => scene.is === 'end' || list[n + 1]?.is === 'drift')
}

/** How a round ended, given the table before its last play, the rounds that ended just before, and the lines told up to its last hint. */
function ending(before: Transmission, round: Round, earlier: Round[], told: number): Scene[] {
  const number = before.round
  const end = judged(closed(before, round), earlier)
  const list: Scene[] = []
  if (isNews(before, round)) list.push({ view: byDrift(round) ? judged(untilDrift(before, round), earlier) : end, is: 'play', round, number, lines: told })
  if (byDrift(round)) list.push({ view: end, is: 'drift', round, number, lines: told + 1 })
  list.push({ view: judged(end, [round]), is: 'end', round, number, lines: told + Number(byDrift(round)) + 1 })
  return list
}

/** Whether the signal came to the stack, and not the stack to the signal. */
const byDrift = ({ outcome, hints }: Round): boolean => outcome === 'drift_match' || (outcome === 'won' && hints.at(-1) !== 'match')

/** Whether the last play, or the hint on it, has not been shown yet. */
const isNews = (before: Transmission, { played, hints }: Round): boolean => played.length > before.plays || before.hints[played.length - 1] !== hints.at(-1)

/** The log lines up to the hint on the last play: who acted, and the hint if it is new. */
function linesOfPlay(before: Transmission, round: Round): number {
  const acted = round.played.length > before.plays || before.phase === 'drift' || before.phase === 'keep'
  return Number(acted) + Number(isNews(before, round) && round.hints.at(-1) !== 'unsaid')
}

/** A later round of the same update, of whose start nothing was seen. */
function unknown(before: Transmission, after: Transmission, n: number): Transmission {
  const number = before.round + n
  return {
    ...before,
    round: number,
    rounds: after.rounds.slice(0, number - 1),
    phase: 'receive',
    plays: 0,
    hints: [],
    objective_cards: 0,
    hands: before.hands.map(() => null),
    values: null,
    possible: null,
    chances: null,
  }
}

/** The table as a round left it, with nothing dealt anew. */
function closed(before: Transmission, round: Round): Transmission {
  const stack = cardsTotal(round.played)
  const drawn = round.objective_drawn
  return {
    ...before,
    ...belief(before, round, stack),
    ...handsAfter(before, round),
    closing: byDrift(round) && round.outcome === 'won' ? 'drift_won' : round.outcome,
    phase: 'receive',
    to_act: [],
    offer: null,
    transmitter: round.transmitter,
    stack,
    plays: round.played.length,
    plays_to_drift: Math.max(round.objective_cards, 1) * before.drift_interval - round.played.length,
    objective_cards: round.objective_cards,
    objective_cards_left: Math.max(before.objective_cards_left + before.objective_cards - round.objective_cards, 0),
    played: round.played,
    played_by: round.played_by,
    hints: round.hints,
    drift_hints: round.drift_hints,
    objective_drawn: drawn,
    objective: drawn?.length ? cardsTotal(drawn) : null,
  }
}

/** The last play of a round that a drift is about to end. */
function untilDrift(before: Transmission, round: Round): Transmission {
  const cut: Round = {
    ...round,
    outcome: 'no_objective',
    objective_cards: round.objective_cards - 1,
    objective_drawn: round.objective_drawn?.slice(0, -1) ?? null,
    drift_hints: round.drift_hints.slice(0, -1),
  }
  return { ...closed(before, cut), closing: 'drifts' }
}

/** The score with these rounds counted. */
function judged(view: Transmission, rounds: Round[]): Transmission {
  const won = rounds.filter((round) => round.outcome === 'won').length
  return { ...view, wins: view.wins + won, losses: view.losses + rounds.length - won }
}

/** The hands without the cards that were played since; the last of them was not replaced. */
function handsAfter(before: Transmission, { played, played_by }: Round): Pick<Transmission, 'hands' | 'held'> {
  const hands = before.hands.map((hand, seat) => {
    const since = played.filter((_, play) => play >= before.plays && played_by[play] === seat)
    return hand && since.reduce(without, hand)
  })
  const last = played.length > before.plays ? played_by.at(-1) : undefined
  return { hands, held: before.held.map((held, seat) => (seat === last ? held - 1 : held)) }
}

function without(hand: number[], card: number): number[] {
  const place = hand.indexOf(card)
  return hand.filter((_, n) => n !== place)
}

/** The possible values that the round left, as far as this table's aid told any. */
function belief(before: Transmission, round: Round, stack: number): Pick<Transmission, 'values' | 'possible' | 'chances'> {
  const found = round.outcome === 'won' || round.outcome === 'drift_match'
  const known = found ? [stack] : round.objective_cards === before.objective_cards ? (before.values ?? []).filter((value) => fits(value, before, round)) : []
  const values = before.values && known.length ? known : null
  const whole = known.reduce((sum, value) => sum + (before.chances?.[value] ?? 0), 0)
  return {
    values,
    possible: values ? [values[0] ?? 0, values.at(-1) ?? 0] : null,
    chances: before.chances && values ? Object.fromEntries(values.map((value) => [value, found ? 1 : (before.chances?.[value] ?? 0) / whole])) : null,
  }
}

/** Whether a signal fits the hints on the plays that are new, or on the last one. */
function fits(value: number, before: Transmission, { played, hints }: Round): boolean {
  const stack = sums(played)
  return hints.every((hint, play) => {
    if (play < before.plays && play < played.length - 1) return true
    return hint === 'lower' ? value > (stack[play + 1] ?? 0) : hint === 'greater' ? value < (stack[play + 1] ?? 0) : true
  })
}
