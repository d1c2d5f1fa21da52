// Tests of the small modules in src/lib.

import { expect, test, vi } from 'vitest'
import type { ReplayStep } from '../src/lib/api'
import { plain, signed, sum } from '../src/lib/numbers'
import { SLOW_MS, withSlowNotice } from '../src/lib/slowNotice'
import { withNames, people } from '../src/lib/people'
import { settings } from '../src/lib/settings.svelte'
import { stepAt, unfolded } from '../src/lib/replay'
import { parseRoute } from '../src/lib/route'
import { toasts } from '../src/lib/toasts.svelte'
import { t } from '../src/i18n/index.svelte'

test('every path is a page, or not found', () => {
  expect(parseRoute('/')).toEqual({ page: 'home' })
  expect(parseRoute('/me/')).toEqual({ page: 'me' })
  expect(parseRoute('/new/think-str8')).toEqual({ page: 'new', game: 'think-str8' })
  expect(parseRoute('/missions/synergy')).toEqual({ page: 'missions', game: 'synergy' })
  expect(parseRoute('/table/a%2Fb')).toEqual({ page: 'table', table: 'a/b' })
  expect(parseRoute('/puzzles/a/b')).toEqual({ page: 'puzzles', game: 'a', id: 'b' })
  expect(parseRoute('/puzzles/a')).toEqual({ page: 'puzzles', game: 'a', id: null })
  expect(parseRoute('/replay/x')).toEqual({ page: 'replay', table: 'x' })
  expect(parseRoute('/lab')).toEqual({ page: 'lab' })
  for (const path of ['/table', '/table/x/y', '/lab/x', '/attic', '/me/you', '/%E0%A4%A']) expect(parseRoute(path)).toEqual({ page: 'notFound' })
})

test('numbers have a true minus sign', () => {
  expect([5, 0, -7].map(signed)).toEqual(['+5', '0', '−7'])
  expect([5, 0, -7].map(plain)).toEqual(['5', '0', '−7'])
  expect(sum(7, -2)).toBe('7 − 2 = 5')
  expect(sum(-8, 0)).toBe('−8 + 0 = −8')
})

test('people have their own names, bots have ours, empty seats have none', () => {
  const seats = [
    { name: '$& <b>', bot: null, taken: true },
    { name: null, bot: 'fair', taken: false },
    { name: null, bot: null, taken: false },
  ]
  const all = people({ seats }, null, (seat) => `Seat ${seat + 1}`)
  expect(all.map((person) => person.name)).toEqual(['$& <b>', 'Moss', 'Seat 3'])
  expect(all.map((person) => person.empty)).toEqual([false, false, true])
  expect(withNames('Seat 0 plays; seat 1 draws, seat 9 sleeps.', all)).toBe('$& <b> plays; Moss draws, seat 9 sleeps.')
})

test('lines about our seat address us', () => {
  const seats = ['Ada', 'Ben', 'Cy'].map((name) => ({ name, bot: null, taken: true }))
  const heard = (line: string) => withNames(line, people({ seats }, 1, String))
  expect(heard('Seat 1 plays +3: the stack is 4.')).toBe('You play +3: the stack is 4.')
  expect(heard('Seat 0 plays +3: the stack is 4.')).toBe('Ada plays +3: the stack is 4.')
  expect(heard('Round 2: seat 1 transmits, seat 2 begins.')).toBe('Round 2: you transmit, Cy begins.')
  expect(heard('Seat 1 passes: no card fits.')).toBe('You pass: no card fits.')
  expect(heard('Seat 1 exchanges one card.')).toBe('You exchange one card.')
  expect(heard('Seat 1 has placed. Seat 1 is ready.')).toBe('You have placed. You are ready.')
  expect(heard('Seat 1 gives up red 1 and draws a card.')).toBe('You give up red 1 and draw a card.')
  expect(heard("Seat 2 lays 1.4 on seat 1's location.")).toBe('Cy lays 1.4 on your location.')
  expect(heard('Seat 0 and seat 1 share the victory.')).toBe('Ada and you share the victory.')
  expect(heard('seat 1 has 7 too')).toBe('you have 7 too')
  expect(heard('Seat 1 red 3 red 4 = 7, met: seat 0 has 8.')).toBe('You red 3 red 4 = 7, met: Ada has 8.')
  settings.language = 'nb'
  expect(heard('Seat 1 bestemmer seg.')).toBe('Du bestemmer deg.')
  expect(heard('Runde 2: seat 1 sender, seat 2 begynner.')).toBe('Runde 2: du sender, Cy begynner.')
  expect(heard('Seat 2 legger 1.4 på plassen til Seat 1.')).toBe('Cy legger 1.4 på plassen til deg.')
  settings.language = 'en'
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

test('replay steps add up, and the view of all seats merges what each sees', () => {
  const steps = [
    step({ seat: null, stack: 0, hands: [null, null], secret: null, everyone: [{ seat: 0, hands: [[1], null], secret: null }, { seat: 1, hands: [null, [2]], secret: 7 }] }, null),
    step({ stack: 5 }),
  ]
  const views = unfolded(steps)
  expect(views[0]).toEqual({ seat: null, stack: 0, hands: [[1], [2]], secret: 7 })
  expect(views[1]).toMatchObject({ stack: 5, hands: [[1], [2]], secret: 7 })
})

test('another viewpoint shows the same time, though its steps differ', () => {
  const steps = [2, 5, 9].map((entry) => step({}, 1, entry))
  expect([0, 2, 4, 5, 8, 9, 12].map((entry) => stepAt(steps, entry))).toEqual([0, 0, 0, 1, 1, 2, 2])
})

test('slow work shows a notice until it is done or fails', async () => {
  vi.useFakeTimers()
  const said = () => toasts.list.map((toast) => toast.text)
  for (const end of ['comes', 'fails']) {
    let [come, fail] = [(_: string) => {}, (_: Error) => {}]
    const waited = withSlowNotice(new Promise<string>((resolve, reject) => ([come, fail] = [resolve, reject]))).catch(String)
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1)
    expect(said()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(said()).toEqual([t().readying])
    if (end === 'comes') come('here')
    else fail(new Error('no'))
    expect(await waited).toBe(end === 'comes' ? 'here' : 'Error: no')
    expect(said()).toEqual([])
  }
  expect(await withSlowNotice(Promise.resolve(1))).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said()).toEqual([])
  vi.useRealTimers()
})
