// The steps that are shown when a round ends: the last play, a drift that ends the round, and the outcome.

import { cardsTotal, type Outcome, type Round, type Transmission } from './view'

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

/** The steps between two views, without the last one, which is `after`; the next round is dealt only there. */
export function scenes(before: Transmission, after: Transmission): Scene[] {
  const [first, ...later] = after.rounds.slice(before.rounds.length)
  if (!first || before.seat !== after.seat) return []
  if (first.played.length > before.plays + 1 || later.some((round) => round.played.length)) return [missed(before, after)]
  const list = ending(before, first)
  later.forEach((round, n) => {
    const number = before.round + n + 1
    const view = { ...undealt(closed(before, round, number)), rounds: after.rounds.slice(0, number - 1) }
    list.push({ view: judged(view, [first, ...later.slice(0, n + 1)]), is: 'end', round, number, lines: (list.at(-1)?.lines ?? 0) + 1 })
  })
  return list
}

/** The steps that are new in a replay: the round as it ended, and the play before a drift that ended it. */
export function moments(before: Transmission, after: Transmission): Scene[] {
  return scenes(before, after).filter((scene, n, list) => scene.is === 'end' || list[n + 1]?.is === 'drift')
}

/** How the round ended that was being played. */
function ending(before: Transmission, round: Round): Scene[] {
  const number = before.round
  const [played, drifts] = [linesOfPlay(before, round), linesOfDrift(before, round)]
  const list: Scene[] = []
  const drifted = round.objective_cards > before.objective_cards
  if (isNews(before, round)) list.push({ view: drifted ? untilDrift(before, round) : closed(before, round, number), is: 'play', round, number, lines: played })
  if (drifted) list.push({ view: closed(before, round, number), is: 'drift', round, number, lines: played + drifts })
  list.push({ view: judged(closed(before, round, number), [round]), is: 'end', round, number, lines: played + drifts + 1 })
  return list
}

/** What was missed while away: only the last round is shown, without the hands. */
function missed(before: Transmission, after: Transmission): Scene {
  const number = after.rounds.length
  const round = after.rounds[number - 1] as Round
  const view = { ...undealt(closed(before, round, number)), rounds: after.rounds.slice(0, -1) }
  return { view: judged(view, after.rounds.slice(before.rounds.length)), is: 'end', round, number, lines: 0 }
}

/** Whether the last play, or the hint on it, has not been shown yet. */
function isNews(before: Transmission, { played, hints }: Round): boolean {
  return played.length > before.plays || before.hints[played.length - 1] !== hints.at(-1)
}

/** The table as a round left it, with nothing dealt anew. */
function closed(before: Transmission, round: Round, number: number): Transmission {
  const stack = cardsTotal(round.played)
  const by = round.played.length > before.plays ? round.played_by.at(-1) : undefined
  const drifted = round.objective_cards > before.objective_cards
  const found = round.outcome === 'won' || round.outcome === 'drift_match'
  const drawn = round.objective_drawn
  const closing: Outcome | 'drift_won' = drifted && round.outcome === 'won' ? 'drift_won' : round.outcome
  return {
    ...before,
    ...belief(before, (value) => (found ? value === stack : fits(value, stack, round)), found ? stack : null),
    closing,
    phase: 'receive',
    to_act: [],
    offer: null,
    round: number,
    transmitter: round.transmitter,
    stack,
    plays: round.played.length,
    plays_to_drift: Math.max(round.objective_cards, 1) * before.drift_interval - round.played.length,
    objective_cards: round.objective_cards,
    objective_cards_left: Math.max(before.objective_cards_left - (drifted ? 1 : 0), 0),
    played: round.played,
    played_by: round.played_by,
    hints: round.hints,
    drift_hints: round.drift_hints,
    objective_drawn: drawn,
    objective: drawn?.length ? cardsTotal(drawn) : null,
    held: before.held.map((held, seat) => (seat === by ? held - 1 : held)),
    hands: before.hands.map((hand, seat) => (seat === by && hand ? without(hand, round.played.at(-1)) : hand)),
  }
}

/** A round of which neither hands nor possible values are known. */
function undealt(view: Transmission): Transmission {
  return { ...view, hands: view.hands.map(() => null), held: view.held.map(() => 0), values: null, possible: null, chances: null }
}

/** The last play of a round that a drift is about to end. */
function untilDrift(before: Transmission, round: Round): Transmission {
  const drawn = round.objective_drawn?.slice(0, before.objective_cards) ?? null
  const cut: Round = { ...round, objective_cards: before.objective_cards, objective_drawn: drawn, drift_hints: before.drift_hints, outcome: 'no_objective' }
  return { ...closed(before, cut, before.round), closing: 'drifts' }
}

/** The score with these rounds counted. */
function judged(view: Transmission, rounds: Round[]): Transmission {
  const won = rounds.filter((round) => round.outcome === 'won').length
  return { ...view, wins: view.wins + won, losses: view.losses + rounds.length - won }
}

/** The possible values that are left, as far as this table's aid tells any; `only` if the value is known. */
function belief(before: Transmission, keeps: (value: number) => boolean, only: number | null): Pick<Transmission, 'values' | 'possible' | 'chances'> {
  const kept = only === null ? (before.values ?? []).filter(keeps) : [only]
  const values = before.values && kept.length ? kept : null
  const chances = Object.entries(before.chances ?? {}).filter(([value]) => keeps(Number(value)))
  const whole = chances.reduce((sum, [, chance]) => sum + chance, 0)
  return {
    values,
    possible: values ? [values[0] ?? 0, values.at(-1) ?? 0] : null,
    chances: !before.chances ? null : only === null ? Object.fromEntries(chances.map(([value, chance]) => [value, chance / whole])) : { [only]: 1 },
  }
}

/** Whether a signal fits the last hint of a round. */
function fits(value: number, stack: number, { hints }: Round): boolean {
  return hints.at(-1) === 'lower' ? value > stack : hints.at(-1) === 'greater' ? value < stack : true
}

function without(hand: number[], card: number | undefined): number[] {
  const place = hand.indexOf(card ?? NaN)
  return hand.filter((_, n) => n !== place)
}

/** The log lines up to the hint on the last play: who acted, and the hint if it is new. */
function linesOfPlay(before: Transmission, round: Round): number {
  const acted = round.played.length > before.plays || before.phase === 'drift' || before.phase === 'keep'
  const hint = round.hints.at(-1) ?? 'unsaid'
  return Number(acted) + Number(hint !== 'unsaid' && isNews(before, round))
}

/** The log lines about a drift that ended the round. */
function linesOfDrift(before: Transmission, { objective_cards, drift_hints }: Round): number {
  const drifted = objective_cards > before.objective_cards
  const hint = drift_hints.at(-1) ?? 'unsaid'
  return Number(drifted) + Number(hint !== 'unsaid' && (drifted || before.drift_hints.at(-1) === 'unsaid'))
}
