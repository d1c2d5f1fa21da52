// Tests of what is said about a level.

import { beforeAll, expect, test } from 'vitest'
import { expectation, settingOf, type Setting } from '../src/lib/standings'
import { loadText } from '../src/text/index.svelte'

beforeAll(() => loadText())

const standing = (level: string, value: number) => ({ level, value, low: value, high: value, games: 100 })
const duel: Setting = {
  seats: 2,
  sides: 2,
  preset: 'printed',
  levels: [standing('easy', 1000), standing('fair', 1150), standing('strong', 2000)],
  meetings: [
    { above: 'fair', below: 'easy', deals: 100, won: 0.72, error: 0.01 },
    { above: 'strong', below: 'fair', deals: 100, won: 0.98, error: 0.01 },
    { above: 'strong', below: 'easy', deals: 100, won: 0.5, error: 0.01 },
  ],
}

test('a level is compared with the one below it', () => {
  expect(expectation(duel, 'easy')).toBe('')
  expect(expectation(duel, 'fair')).toBe('Wins about 7 games in 10 against the level below.')
  expect(expectation(duel, 'strong')).toBe('Beats the level below almost every time.')
  expect(expectation({ ...duel, sides: 4 }, 'fair')).toBe('Wins about 7 games in 10 against bots one level lower.')
  expect(expectation(undefined, 'fair')).toBe('')
})

test('a team of bots wins so many games', () => {
  const team: Setting = { seats: 3, sides: 1, preset: 'hard', levels: [standing('easy', 0.02), standing('fair', 0.58), standing('strong', 0.97)] }
  expect(expectation(team, 'easy')).toBe('A team of these bots hardly ever wins.')
  expect(expectation(team, 'fair')).toBe('A team of these bots wins about 6 games in 10.')
  expect(expectation(team, 'strong')).toBe('A team of these bots wins almost every time.')
})

test('only the same setting counts', () => {
  const found = { kind: 'Elo' as const, command: '', settings: [duel] }
  expect(settingOf(found, 2, 'printed')).toBe(duel)
  expect(settingOf(found, 3, 'printed')).toBeUndefined()
  expect(settingOf(found, 2, null)).toBeUndefined()
})
