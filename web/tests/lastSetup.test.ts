// Tests of what "Play now" starts.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Card } from '../src/lib/api'
import { againstBots, firstSetup, firstTable, ownSeat } from '../src/lib/firstTable'
import { forgetGuest } from '../src/lib/guest'
import { ADAPTIVE } from '../src/lib/gameWords'
import { forgetSetup, lastSetup, rememberFinished, rememberLesson, rememberSetup, type Setup } from '../src/lib/lastSetup'
import { isNewcomer } from '../src/lib/newcomer'
import { nextSetup } from '../src/lib/startTable'

vi.mock('../src/lib/router.svelte', () => ({ router: {} }))

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => store.set(name, text),
    removeItem: (name: string) => store.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const card = {
  name: 'game',
  kind: 'competitive',
  seats: [2, 3],
  usual_seats: 3,
  first_preset: 'first',
  bots: ['easy', 'fair', 'strong'],
  presets: [
    { name: 'printed', options: {}, mark: 'printed' },
    { name: 'first', options: {}, mark: 'first-game' },
    { name: 'trio', options: {}, mark: '', seats: [3] },
  ],
  options: [{ name: 'rounds', values: [1, 2, 3], default: 2, group: 'rules' }],
  materials: [],
} as unknown as Card
const chosen: Setup = { seats: 2, preset: 'printed', options: { rounds: 3 }, material: {}, level: 'strong' }

test('a newcomer plays a short first game against gentle bots', () => {
  expect(nextSetup(card)).toEqual({ seats: 3, preset: 'first', options: {}, material: {}, level: 'easy' })
  expect(firstSetup({ ...card, kind: 'co-operative' })).toMatchObject({ seats: 3, options: {}, level: 'fair' })
  const shorter = firstSetup({ ...card, name: 'think-str8', usual_seats: 4 })
  expect(shorter).toMatchObject({ seats: 3, preset: 'first', options: { rounds: 4 } })
  expect([ownSeat('transmitter', 3), ownSeat('transmitter', 1), ownSeat('game', 3)]).toEqual([1, 0, 0])
})

test('bots have all the other seats of a first table', () => {
  const { bots, begin, seats } = againstBots('transmitter', { ...chosen, seats: 3, level: 'easy' })
  expect([seats, bots, begin?.seat]).toEqual([3, { 0: 'easy', 2: 'easy' }, 1])
})

test('a first table is asked for at once, if we already are a guest', async () => {
  forgetGuest()
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response('{}'))
  })
  const early = firstTable(card)
  expect(asked).toEqual(['/api/me'])
  await early
  const first = firstTable(card)
  expect(asked).toEqual(['/api/me', '/api/tables', '/api/tables'])
  await first
})

test('after a game it is the usual one, and after a choice the one that was chosen', () => {
  rememberFinished('game')
  expect(nextSetup(card)).toEqual({ seats: 3, preset: 'printed', options: {}, material: {}, level: 'fair' })
  rememberSetup('game', chosen)
  expect(nextSetup(card)).toEqual(chosen)
  expect(isNewcomer('another')).toBe(true)
})

test('a choice is made before any game was finished, too', () => {
  rememberSetup('game', chosen)
  expect(nextSetup(card)).toEqual(chosen)
})

test('after the lesson the first game is offered again, and then what was chosen before', () => {
  rememberSetup('game', chosen)
  rememberLesson('game')
  expect(nextSetup(card).preset).toBe('first')
  rememberFinished('game')
  expect(nextSetup(card)).toEqual(chosen)
})

test.each<Partial<Setup>>([{ seats: 7 }, { preset: 'gone' }, { preset: 'trio' }, { options: { rounds: 9 } }, { options: { gone: 1 } }, { material: { board: 'gone' } }, { level: 'gone' }])(
  'a choice that the game no longer offers is not used: %o',
  (change) => {
    rememberSetup('game', { ...chosen, ...change })
    expect(lastSetup(card)).toBeNull()
    expect(nextSetup(card).preset).toBe('printed')
  },
)

test("somebody's own bots are remembered as long as they are there", () => {
  rememberSetup('game', { ...chosen, level: 'own:mine' })
  expect(lastSetup(card)).toBeNull()
  expect(lastSetup({ ...card, own_bots: ['own:mine'] })?.level).toBe('own:mine')
})

test('what was chosen can be forgotten', () => {
  rememberSetup('game', chosen)
  forgetSetup('game')
  expect(lastSetup(card)).toBeNull()
  expect(isNewcomer('game')).toBe(false)
})

test('bots that adapt are remembered', () => {
  rememberSetup('game', { ...chosen, level: ADAPTIVE })
  expect(lastSetup(card)?.level).toBe(ADAPTIVE)
})
