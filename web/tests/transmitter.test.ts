// Tests of the Transmitter screens.

import { expect, test } from 'vitest'
import { lastHint, possibleNow, reach, shownHand, sums, targets, type Transmission } from '../src/games/transmitter/view'

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
