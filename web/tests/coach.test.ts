// Tests of what the coach says.

import { beforeAll, expect, test } from 'vitest'
import { adviceTexts, costliest, figure, isClear, moveText, type Decision } from '../src/lib/coach'
import { settings } from '../src/lib/settings.svelte'
import { loadText, type Fact } from '../src/text/index.svelte'

beforeAll(() => Promise.all([loadText('transmitter'), loadText('think_str8'), loadText('sequence_numbers'), loadText('pattern_overlap')]))

const fact = (is: string, fields: object): Fact => ({ is, ...fields })
const decision = (at: number, cost: Decision['cost']): Decision => ({ at, action: 1, move: fact('play', { card: 1 }), best: 2, best_move: fact('play', { card: 2 }), choices: 3, cost, advice: [] })

test('a cost is clear if it is more than chance', () => {
  expect(isClear({ value: 0.2, error: 0.05 })).toBe(true)
  expect(isClear({ value: 0.08, error: 0.05 })).toBe(false)
  expect(isClear({ value: 0.001, error: 0 })).toBe(false)
  expect(isClear({ value: -0.2, error: 0.01 })).toBe(false)
})

test('the costliest decisions come first, and only clear ones', () => {
  const decisions = [decision(1, null), decision(2, { value: 0.05, unit: 'chance', error: 0 }), decision(3, { value: 0.3, unit: 'chance', error: 0.2 }), decision(4, { value: 0.2, unit: 'chance', error: 0.01 })]
  expect(costliest({ decisions }).map((one) => one.at)).toEqual([4, 2])
})

test('values are percent or points, as the language writes them', () => {
  expect([figure(0.084, 'chance'), figure(0.5, 'round'), figure(1.25, 'points')]).toEqual(['8.4', '50', '1.3'])
  settings.language = 'de'
  expect(figure(0.084, 'chance')).toBe('8,4')
  settings.language = 'en'
})

test('moves and reasons are worded by the game', () => {
  expect(moveText('transmitter', fact('play', { card: 3 }), [])).toBe('play +3')
  expect(moveText('think-str8', fact('swap', { colour: 0 }), [])).toBe('swap your blue card')
  expect(moveText('sequence-numbers', fact('play-number', { place: 2, face: '34−10', cell: 'r5c8', number: 24, side: 'upper' }), [])).toBe('play 34−10 on the upper 24')
  expect(moveText('pattern-overlap', fact('place', { slot: 2, rot: 1, loc: null, x: 4, y: -2, card: '1.3' }), [])).toBe('play your second card as shown on the table')
  expect(adviceTexts('transmitter', [fact('aims', { stack: 8, percent: 50 })], [])).toEqual(['The stack becomes +8. There’s a 50% chance that this is the signal.'])
})
