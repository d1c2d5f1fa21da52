// Tests of the Transmitter screens.

import { expect, test } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { moments, scenes } from '../src/games/transmitter/scenes'
import { say } from '../src/games/transmitter/text'
import { lastHint, possibleNow, reach, ruledOut, shownHand, sums, targets, withEnding, type Round, type Transmission } from '../src/games/transmitter/view'
import { loadText } from '../src/text/index.svelte'

const view = (given: Partial<Transmission>): Transmission =>
  ({
    seat: 1,
    transmitter: 0,
    turn: 1,
    stack: 0,
    plays: 0,
    plays_to_drift: 5,
    drift_interval: 5,
    objective_cards: 1,
    objective: null,
    scale: [-12, 10],
    possible: null,
    held: [0, 4, 4, 4],
    hands: [null, [1, 2, 3, 4], null, null],
    hints: [],
    drift_hints: ['unsaid'],
    ...given,
  }) as Transmission

test('the last hint is about the current objective', () => {
  expect(lastHint(view({}))).toBe('unsaid')
  expect(lastHint(view({ plays: 2, plays_to_drift: 3, hints: ['lower', 'greater'] }))).toBe('greater')
  const drifted = { plays: 5, plays_to_drift: 5, hints: Array<'lower'>(5).fill('lower') }
  expect(lastHint(view({ ...drifted, drift_hints: ['unsaid', 'unsaid'] }))).toBe('unsaid')
  expect(lastHint(view({ ...drifted, drift_hints: ['unsaid', 'greater'] }))).toBe('greater')
})

test('the possible range is what the table tells, or else what the last hint leaves', () => {
  expect(possibleNow(view({ possible: [4, 8] }))).toEqual([4, 8])
  const low = view({ possible: null, stack: 3, plays: 1, plays_to_drift: 4, hints: ['lower'] })
  expect(possibleNow(low)).toEqual([4, Infinity])
  expect(possibleNow(view({ possible: null }))).toBeNull()
})

test('the number line extends one card beyond the possible range, and includes the stack', () => {
  expect(reach(view({ possible: [-12, 10] }))).toEqual([-21, 19])
  expect(reach(view({ possible: [4, 5], stack: 30 }))).toEqual([-5, 30])
  expect(reach(view({ possible: null, scale: [-23, 18] }))).toEqual([-32, 27])
})

test('a player sees their own hand, and a replay that of the player to move', () => {
  expect(shownHand(view({}))?.cards).toEqual([1, 2, 3, 4])
  expect(shownHand(view({ seat: 0 }))).toBeNull()
  expect(shownHand(view({ seat: null, turn: 1 }))?.seat).toBe(1)
})

test('a round is drawn play by play', () => {
  expect(sums([1, 2, -5])).toEqual([0, 1, 3, -2])
  expect(targets({ played: [1, 2, 3], objective_drawn: [4, -1] }, 2)).toEqual([4, 4, 3])
  expect(targets({ played: [1], objective_drawn: null }, 2)).toBeNull()
})

const round = (given: Partial<Round>): Round => ({
  outcome: 'won',
  transmitter: 0,
  played: [],
  played_by: [],
  hints: [],
  drift_hints: ['unsaid'],
  objective_cards: 1,
  objective_drawn: null,
  ...given,
})
/** A round in progress: the viewer, in seat 1, is about to play. */
const playing = (given: Partial<Transmission> = {}): Transmission =>
  view({
    phase: 'receive',
    round: 3,
    rounds: [round({}), round({ outcome: 'no_cards' })],
    wins: 1,
    losses: 1,
    played: [2],
    played_by: [3],
    plays: 1,
    plays_to_drift: 4,
    hints: ['lower'],
    stack: 2,
    values: [4, 5, 7],
    possible: [4, 7],
    chances: null,
    objective_cards_left: 1,
    ...given,
  })
/** The next round, as the rules deal it together with the last play. */
const dealt = (before: Transmission, ...ended: Round[]): Transmission => ({
  ...before,
  round: before.round + ended.length,
  rounds: [...before.rounds, ...ended],
  played: [],
  plays: 0,
  stack: 0,
  hands: [null, [9, 9, 9, 9], null, null],
  wins: 2,
})

test('a match is shown on the table before the outcome, and the next deal after it', () => {
  const before = playing()
  const won = round({ played: [2, 3], played_by: [3, 1], hints: ['lower', 'match'] })
  const [play, end, ...more] = scenes(before, dealt(before, won))
  expect(more).toEqual([])
  expect(play?.view).toMatchObject({ stack: 5, played: [2, 3], round: 3, wins: 1, values: [5], possible: [5, 5], closing: 'won' })
  expect(play?.view.hands[1]).toEqual([1, 2, 4])
  expect(play && lastHint(play.view)).toBe('match')
  expect([play?.is, play?.lines, end?.is, end?.lines]).toEqual(['play', 2, 'end', 3])
  expect(end?.view).toMatchObject({ stack: 5, round: 3, wins: 2, losses: 1 })
  expect(end?.view.rounds).toHaveLength(2)
})

test('a lost round shows the last play, and what it left possible', () => {
  const before = playing({ plays: 9, played: Array<number>(9).fill(0), hints: Array<'lower'>(9).fill('lower'), stack: 2, objective_cards: 2 })
  const lost = round({ outcome: 'no_objective', played: [...before.played, 4], played_by: Array<number>(10).fill(1), hints: [...before.hints, 'lower'], objective_cards: 2, objective_drawn: [3, 2] })
  const [play, end] = scenes(before, dealt(before, lost))
  expect(play?.view).toMatchObject({ stack: 4, closing: 'no_objective', values: [5, 7], objective: 5, losses: 1 })
  expect(end?.view).toMatchObject({ wins: 1, losses: 2 })
})

test('a drift that ends a round is shown after the play, with its own log line', () => {
  const before = playing({ plays: 4, played: [2, 1, 1, 1], hints: Array<'lower'>(4).fill('lower'), plays_to_drift: 1 })
  const drifted = { played: [2, 1, 1, 1, 1], played_by: [3, 1, 2, 3, 1], hints: Array<'lower'>(5).fill('lower'), drift_hints: ['unsaid' as const, 'unsaid' as const], objective_cards: 2, objective_drawn: [7, -1] }
  const lost = dealt(before, round({ ...drifted, outcome: 'drift_match' }))
  const list = scenes(before, lost)
  expect(list.map((scene) => [scene.is, scene.lines])).toEqual([['play', 2], ['drift', 3], ['end', 4]])
  expect(list.map((scene) => scene.view.closing)).toEqual(['drifts', 'drift_match', 'drift_match'])
  expect(list.map((scene) => scene.view.objective)).toEqual([7, 6, 6])
  expect(list.map((scene) => scene.view.objective_cards)).toEqual([1, 2, 2])
  expect(list[0] && lastHint(list[0].view)).toBe('lower')
  expect(moments(before, lost).map((scene) => scene.is)).toEqual(['play', 'end'])
  const won = scenes(before, dealt(before, round({ ...drifted, outcome: 'won' })))
  expect(won[1] && lastHint(won[1].view)).toBe('match')
})

test('rounds that close together are each shown', () => {
  const before = playing()
  const dry = round({ outcome: 'no_objective', objective_cards: 0, drift_hints: [] })
  const list = scenes(before, dealt(before, round({ played: [2, 3], played_by: [3, 1], hints: ['lower', 'match'] }), dry, dry))
  expect(list.map((scene) => [scene.is, scene.number, scene.lines])).toEqual([['play', 3, 2], ['end', 3, 3], ['end', 4, 4], ['end', 5, 5]])
  expect(list.map((scene) => [scene.view.wins, scene.view.losses])).toEqual([[1, 1], [2, 1], [2, 2], [2, 3]])
  expect(list.map((scene) => scene.view.rounds.length)).toEqual([2, 2, 3, 4])
  expect(list[3]?.view.values).toBeNull()
})

test('what a transmitter says by hand is news, and so is what a fast pace or an absence skipped', () => {
  const before = playing({ phase: 'announce', plays: 2, played: [2, 3], played_by: [3, 1], hints: ['lower', 'unsaid'], stack: 5 })
  const won = round({ played: [2, 3], played_by: [3, 1], hints: ['lower', 'match'] })
  expect(scenes(before, dealt(before, won)).map((scene) => [scene.is, scene.lines])).toEqual([['play', 1], ['end', 2]])
  const far = playing({ plays: 0, played: [], hints: [], hands: [null, [2, 3], null, null], values: [1, 4, 5] })
  const made = scenes(far, dealt(far, won))
  expect(made.map((scene) => [scene.is, scene.lines, scene.view.stack])).toEqual([['play', 0, 5], ['end', 0, 5]])
  expect(made[0]?.view.hands[1]).toEqual([2])
  const lost = round({ outcome: 'no_cards', played: [2, 3], played_by: [3, 1], hints: ['lower', 'greater'] })
  expect(scenes(far, dealt(far, lost))[0]?.view.values).toEqual([4])
  expect(scenes(far, dealt(far, won, lost)).map((scene) => [scene.is, scene.number, scene.view.losses])).toEqual([['play', 3, 1], ['end', 3, 1], ['play', 4, 1], ['end', 4, 2]])
  expect(scenes(far, dealt(far, won, lost, won)).map((scene) => [scene.is, scene.number])).toEqual([['end', 5]])
  expect(scenes(before, { ...before, plays: 3 })).toEqual([])
})

test('objective cards are struck out while the signal is one of them, and once they are used up', () => {
  const cards = { objectives: [-3, 1, 4, 5], used: [] }
  expect(ruledOut(view({ ...cards, values: [1, 4] }))).toEqual([-3, 5])
  expect(ruledOut(view({ ...cards, values: [1, 4], objective_cards: 2 }))).toEqual([])
  expect(ruledOut(view({ ...cards, values: null, used: [2] }))).toEqual([4])
})

test('a finished game shows how its last round ended', () => {
  const over = view({ phase: 'over', rounds: [round({ outcome: 'no_objective', objective_drawn: [5, -1] })], values: null })
  expect(withEnding(over)).toMatchObject({ closing: 'no_objective', objective: 4, values: [4], possible: [4, 4] })
  expect(withEnding({ ...over, rounds: [round({})] })).toMatchObject({ closing: 'won', objective: null, values: null })
  const on = view({ phase: 'receive', rounds: [round({})] })
  expect(withEnding(on)).toBe(on)
})

test('no drift is announced once there is nothing left to play', async () => {
  for (const language of ['en', 'nb', 'de'] as const) {
    settings.language = language
    await loadText('transmitter')
    expect(say('ui-drift-in', { plays: 0 })).not.toContain('0')
    expect(say('ui-drift-in', { plays: 2 })).toContain('2')
  }
  settings.language = 'en'
  await loadText('transmitter')
})
