// Tests of results in lists, pictures of players and what the page "You" computes.

import { beforeAll, describe, expect, test } from 'vitest'
import type { GameResult, PlayerOutcome } from '../src/lib/api'
import { lookOf, PICTURES } from '../src/lib/looks'
import { people } from '../src/lib/people'
import { STOPPED } from '../src/lib/protocol'
import { resultLine } from '../src/lib/resultLine'
import { settings } from '../src/lib/settings.svelte'
import { span } from '../src/shell/me/span'
import { loadPageText, loadText } from '../src/text/index.svelte'

beforeAll(() => Promise.all([loadText(), loadPageText('me')]))

const player = (outcome: PlayerOutcome, score = 0, name: string | null = null) => ({ name, bot: name === null ? 'easy' : null, taken: name !== null, score, outcome })
const result = (kind: string, players: GameResult['players'], more: Partial<GameResult> = {}): GameResult => ({
  table: 't', game: 'g', at: 0, began: 0, seconds: 60, seat: 0, players, kind, reason: 'x', moves: 9, variant: '', preset: '', options: {}, turned: 0, what_if: false, attempt: null, ...more,
})

describe('a finished game in a list', () => {
  test.each([
    ['competitive', [player('won', 31, 'Ada'), player('lost', 28)], 'You won! 31–28'],
    ['competitive', [player('lost', 28, 'Ada'), player('won', 31)], 'Wren won. 31–28'],
    ['competitive', [player('drawn', 5, 'Ada'), player('drawn', 5)], 'It’s a draw. 5–5'],
    ['teams', [player('won', 1, 'Ada'), player('lost', -1)], 'You won!'],
    ['co-operative', [player('lost', -1, 'Ada'), player('lost', -1)], 'You lost.'],
    ['competitive', [player('left', 1, 'Ada'), player('won', 31)], 'You left before the end.'],
  ])('%s', (kind, players, line) => {
    expect(resultLine(result(kind, players))).toBe(line)
  })

  test('that was stopped, or a mission', () => {
    const both = [player('won', 1, 'Ada'), player('won', 1)]
    expect(resultLine(result('competitive', both, { reason: STOPPED }))).toBe('Game ended early')
    expect(resultLine(result('co-operative', both, { attempt: { mission: 4, won: true, lives_lost: 1 } }))).toBe('Mission 4 completed, silver.')
    expect(resultLine(result('co-operative', both, { attempt: { mission: 4, won: true, lives_lost: 5 } }))).toBe('Mission 4 completed, bronze.')
    expect(resultLine(result('co-operative', both, { attempt: { mission: 4, won: false, lives_lost: 3 } }))).toBe('Mission 4 failed.')
  })

  test('in German', async () => {
    settings.language = 'de'
    await loadText()
    expect(resultLine(result('co-operative', [], { attempt: { mission: 4, won: true, lives_lost: 0 } }))).toBe('Mission 4 geschafft, Gold.')
    settings.language = 'en'
  })
})

test('a player who has deleted everything is named as such', () => {
  const seats = [
    { name: '', bot: null, taken: true },
    { name: '', bot: 'easy', taken: true },
    { name: null, bot: 'easy', taken: false },
    { name: null, bot: null, taken: false },
  ]
  expect(people({ seats }, null, () => 'free').map((one) => one.name)).toEqual(['Deleted player', 'Deleted player', 'Lark', 'free'])
})

test('a look is a picture and a colour; what we don’t know is left out', () => {
  expect(lookOf('fox-3')).toEqual({ picture: 'fox', colour: 3 })
  expect(lookOf('letter-5')).toEqual({ picture: '', colour: 5 })
  expect(lookOf('dragon-99')).toEqual({ picture: '', colour: 1 })
  expect(lookOf('')).toEqual({ picture: '', colour: 1 })
  for (const name of Object.keys(PICTURES)) expect(`${name}-1`).toMatch(/^[a-z]{1,16}-[0-9]{1,2}$/)
})

test('lengths of time are short', () => {
  expect([span(45), span(600), span(9000)].map((one) => one.replace(/[⁨⁩]/g, ''))).toEqual(['45 s', '10 min', '2.5 h'])
})
