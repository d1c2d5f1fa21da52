import { expect, test } from 'vitest'
import type { ReplayStep } from '../src/lib/api'
import { plain, signed, sum } from '../src/lib/numbers'
import { named, people } from '../src/lib/people'
import { stepAt, unfolded } from '../src/lib/replay'
import { routed } from '../src/lib/route'

test('every path is a page, or nowhere', () => {
  expect(routed('/')).toEqual({ page: 'home' })
  expect(routed('/me/')).toEqual({ page: 'me' })
  expect(routed('/new/think-str8')).toEqual({ page: 'new', game: 'think-str8' })
  expect(routed('/missions/synergy')).toEqual({ page: 'missions', game: 'synergy' })
  expect(routed('/table/a%2Fb')).toEqual({ page: 'table', table: 'a/b' })
  expect(routed('/puzzles/a/b')).toEqual({ page: 'puzzles', game: 'a', id: 'b' })
  expect(routed('/puzzles/a')).toEqual({ page: 'puzzles', game: 'a', id: null })
  expect(routed('/replay/x')).toEqual({ page: 'replay', table: 'x' })
  expect(routed('/lab')).toEqual({ page: 'lab' })
  for (const path of ['/table', '/table/x/y', '/lab/x', '/attic', '/me/you', '/%E0%A4%A']) expect(routed(path)).toEqual({ page: 'nowhere' })
})

test('numbers are written with a true minus', () => {
  expect([5, 0, -7].map(signed)).toEqual(['+5', '0', '−7'])
  expect([5, 0, -7].map(plain)).toEqual(['5', '0', '−7'])
  expect(sum(7, -2)).toBe('7 − 2 = 5')
  expect(sum(-8, 0)).toBe('−8 + 0 = −8')
})

test('seats have names: people their own, bots ours, empty ones none', () => {
  const seats = [
    { name: '$& <b>', bot: null, taken: true },
    { name: null, bot: 'fair', taken: false },
    { name: null, bot: null, taken: false },
  ]
  const all = people({ seats }, 0, (seat) => `Seat ${seat + 1}`)
  expect(all.map((person) => person.name)).toEqual(['$& <b>', 'Moss', 'Seat 3'])
  expect(all.map((person) => person.empty)).toEqual([false, false, true])
  expect(named('Seat 0 plays; seat 1 draws, seat 9 sleeps.', all)).toBe('$& <b> plays; Moss draws, seat 9 sleeps.')
})

const step = (view: object, action: number | null = 1, entry = 0): ReplayStep => ({
  entry,
  seat: 0,
  action,
  words: '',
  told: [],
  actions: 0,
  view: view as ReplayStep['view'],
  ms: null,
})

test('a replay unfolds, and everybody at once sees what anybody sees', () => {
  const steps = [
    step({ seat: null, stack: 0, hands: [null, null], secret: null, everyone: [{ seat: 0, hands: [[1], null], secret: null }, { seat: 1, hands: [null, [2]], secret: 7 }] }, null),
    step({ stack: 5 }),
  ]
  const views = unfolded(steps)
  expect(views[0]).toEqual({ seat: null, stack: 0, hands: [[1], [2]], secret: 7 })
  expect(views[1]).toMatchObject({ stack: 5, hands: [[1], [2]], secret: 7 })
})

test('other eyes see the same moment, though not the same steps', () => {
  const steps = [2, 5, 9].map((entry) => step({}, 1, entry))
  expect([0, 2, 4, 5, 8, 9, 12].map((entry) => stepAt(steps, entry))).toEqual([0, 0, 0, 1, 1, 2, 2])
})
