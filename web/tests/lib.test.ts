// Tests of the small modules in src/lib.

import { beforeAll, expect, test, vi } from 'vitest'
import type { ReplayStep } from '../src/lib/api'
import { plain, signed, sum } from '../src/lib/numbers'
import { SLOW_MS, withSlowNotice } from '../src/lib/slowNotice'
import { botAbout, botName, emoteText, levelName, levelsOf, optionAbout, optionName, presetAbout, presetName, valueName } from '../src/lib/gameWords'
import { gamesText, percent, timeLeft } from '../src/lib/labText'
import { noticeLine } from '../src/lib/notices'
import { people, personName } from '../src/lib/people'
import { preferred, settings, type Language } from '../src/lib/settings.svelte'
import { ago, turnTime } from '../src/lib/times'
import { frameAt, framesOf, stepAt, timesOf, unfolded } from '../src/lib/replay'
import { parseRoute } from '../src/lib/route'
import { toasts } from '../src/lib/toasts.svelte'
import { loadText, say } from '../src/text/index.svelte'

beforeAll(() => Promise.all([loadText(), loadText('transmitter'), loadText('page/lab')]))

async function inLanguage(language: Language, check: () => void): Promise<void> {
  settings.language = language
  await Promise.all([loadText(), loadText('page/lab')])
  try {
    check()
  } finally {
    settings.language = 'en'
  }
}

test('every path is a page, or not found', () => {
  expect(parseRoute('/')).toEqual({ page: 'home' })
  expect(parseRoute('/me/')).toEqual({ page: 'me' })
  expect(parseRoute('/new/think-str8')).toEqual({ page: 'new', game: 'think-str8' })
  expect(parseRoute('/practise/sequence-numbers')).toEqual({ page: 'practise', game: 'sequence-numbers' })
  expect(parseRoute('/missions/synergy')).toEqual({ page: 'missions', game: 'synergy' })
  expect(parseRoute('/table/a%2Fb')).toEqual({ page: 'table', table: 'a/b' })
  expect(parseRoute('/puzzles/a/b')).toEqual({ page: 'puzzles', game: 'a', id: 'b' })
  expect(parseRoute('/puzzles/a')).toEqual({ page: 'puzzles', game: 'a', id: null })
  expect(parseRoute('/replay/x')).toEqual({ page: 'replay', table: 'x' })
  expect(parseRoute('/lab')).toEqual({ page: 'lab', study: null })
  expect(parseRoute('/playtests')).toEqual({ page: 'playtests', id: null })
  expect(parseRoute('/playtests/abc')).toEqual({ page: 'playtests', id: 'abc' })
  expect(parseRoute('/playtest/abc')).toEqual({ page: 'playtest', id: 'abc' })
  expect(parseRoute('/playtest')).toEqual({ page: 'notFound' })
  expect(parseRoute('/lab/my-study')).toEqual({ page: 'lab', study: 'my-study' })
  for (const path of ['/table', '/table/x/y', '/lab/x/y', '/attic', '/me/you', '/%E0%A4%A']) expect(parseRoute(path)).toEqual({ page: 'notFound' })
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
  expect(all.map((person) => person.name)).toEqual(['$& <b>', 'Wren', 'Seat 3'])
  expect(all.map((person) => person.empty)).toEqual([false, false, true])
  expect(say('ask-pause', { seat: 0 }, all)).toBe('$& <b> would like a pause.')
})

test('bots keep their names when everyone moves along one seat', () => {
  const you = { name: 'Ada', bot: null, taken: true }
  const bot = { name: null, bot: 'fair', taken: false }
  const named = (seats: (typeof you | typeof bot)[], turned: number) => people({ seats, turned }, null, () => '').map((person) => person.name)
  expect(named([you, bot, bot], 0)).toEqual(['Ada', 'Wren', 'Lark'])
  expect(named([bot, you, bot], 1)).toEqual(['Lark', 'Ada', 'Wren'])
  expect(named([bot, bot, you], 2)).toEqual(['Wren', 'Lark', 'Ada'])
})

test('guests without a name are named in the language of the screen', async () => {
  const seats = [{ name: 2, bot: null, taken: true }]
  const name = () => people({ seats }, null, String)[0]?.name
  expect(name()).toBe('Guest 2')
  await inLanguage('de', () => expect(name()).toBe('Gast 2'))
  await inLanguage('nb', () => {
    expect(people({ seats }, 0, String)[0]?.name).toBe('Gjest 2')
    expect(personName(0)).toBe('Gjest')
    expect(noticeLine({ what: 'host', seat: 1, name: 2 }, 0)).toContain('Gjest 2')
  })
})

test('changes of players are told from the viewer’s side', () => {
  const left = { what: 'left', seat: 1, name: 'Ben' } as const
  expect(noticeLine(left, 0)).toBe('Ben left the table. A bot is filling in.')
  expect(noticeLine(left, 1)).toBe('')
  expect(noticeLine({ ...left, what: 'slow' }, 1)).toMatch(/^You ran out of time/)
})

test('the first of the browser’s languages that we have is chosen', () => {
  expect(preferred(['de-CH', 'en'])).toBe('de')
  expect(preferred(['nn-NO', 'en'])).toBe('nb')
  expect(preferred(['fr', 'no'])).toBe('nb')
  expect(preferred(['fr'])).toBe('en')
  expect(preferred([])).toBe('en')
})

test('spans of time are rounded to what a person would say', async () => {
  expect([60, 100, 4000, 90_000, 200_000].map(ago)).toEqual(['just now', '2 minutes ago', '67 minutes ago', '25 hours ago', '2 days ago'])
  expect([0, 30, 300, 7200, 86_400].map(turnTime)).toEqual(['No limit', '30 seconds', '5 minutes', '2 hours', '1 day'])
  expect([0, 600, 7200].map(timeLeft)).toEqual(['about 1 s left', 'about 10 min left', 'about 2 h left'])
  await inLanguage('de', () => expect([turnTime(86_400), ago(3600)]).toEqual(['1 Tag', 'vor 60 Minuten']))
})

test('options, variants, bots and emotes have names, or else a readable id', () => {
  expect(presetName('transmitter', 'no_refill')).toBe('No refill')
  expect(presetAbout('transmitter', 'no_refill')).not.toBe('')
  expect(presetName('transmitter', 'very_odd')).toBe('Very odd')
  expect(optionName('transmitter', 'odd_option')).toBe('Odd option')
  expect(optionAbout('transmitter', 'odd_option')).toBe('')
  expect(['x', -3, true].map((value) => valueName('transmitter', null, 'odd_option', value))).toEqual(['X', '−3', 'Yes'])
  expect(valueName('transmitter', { valueName: () => 'Ours' }, 'odd_option', 7)).toBe('Ours')
  expect([levelName('fair'), levelName('odd'), botName('odd')]).toEqual(['medium', 'odd', 'Bot (odd)'])
  expect(botAbout('transmitter', 'strong')).not.toBe('')
  expect([emoteText('transmitter', 'well played'), emoteText('transmitter', 'big grin')]).toEqual(['Well played!', 'Big grin'])
})

test("somebody's own bots come after the game's levels, and are marked", () => {
  expect(levelsOf({ bots: ['easy'], own_bots: ['own:mine'] })).toEqual(['easy', 'own:mine'])
  expect(levelsOf({ bots: ['easy'] })).toEqual(['easy'])
  expect([levelName('own:mine'), botName('own:mine')]).toEqual(['mine', 'mine (custom bot)'])
  expect(botAbout('transmitter', 'own:mine')).toContain('custom bot')
})

test('shares and counts are written as the language writes them', async () => {
  expect([percent(0.5), percent(-0.0512, true), percent(0.25, true), percent(0.0001, true)]).toEqual(['50.0%', '−5.1%', '+25.0%', '0.0%'])
  expect(gamesText(12_345)).toBe('12,345 games')
  await inLanguage('de', () => expect([percent(0.5), gamesText(12_345), gamesText(1)]).toEqual(['50,0\u00a0%', '12.345 Partien', '1 Partie']))
})

const step = (view: object, action: number | null = 1, entry = 0): ReplayStep => ({
  entry,
  seat: 0,
  action,
  move: null,
  events: [],
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
  const both = steps[0]?.view.everyone
  expect(views[0]).toEqual({ seat: null, stack: 0, hands: [[1], [2]], secret: 7, everyone: both })
  expect(views[1]).toMatchObject({ stack: 5, hands: [[1], [2]], secret: 7 })
})

test('another viewpoint shows the same time, though its steps differ', () => {
  const steps = [2, 5, 9].map((entry) => step({}, 1, entry))
  expect([0, 2, 4, 5, 8, 9, 12].map((entry) => stepAt(steps, entry))).toEqual([0, 0, 0, 1, 1, 2, 2])
})

test('a replay shows the moments of a step before it, and addresses of steps stay valid', () => {
  const views = [{ seat: null, n: 0 }, { seat: null, n: 1 }, { seat: null, n: 2 }]
  const steps = [0, 5000, 9000].map((ms, entry) => ({ entry, ms, events: [], view: {}, seat: null, move: null, actions: entry }))
  const frames = framesOf(views, (before, after) => (after['n'] === 2 ? [{ view: { ...before, n: 1.2 }, lines: 2 }, { view: { ...before, n: 1.6 }, lines: 3 }] : []))
  expect(frames.map((frame) => [frame.name, frame.view['n'], ...frame.lines])).toEqual([
    ['0', 0, 0, Infinity],
    ['1', 1, 0, Infinity],
    ['2a', 1.2, 0, 2],
    ['2b', 1.6, 2, 3],
    ['2', 2, 3, Infinity],
  ])
  expect(['0', '1', '2', '2a', '2b', '2c', '9', '-1', 'x'].map((name) => frameAt(frames, name))).toEqual([0, 1, 4, 2, 3, 4, 4, 0, 0])
  expect(timesOf(frames, steps as never)).toEqual([0, 5000, 9000, 10500, 12000])
  expect(framesOf(views).map((frame) => frame.name)).toEqual(['0', '1', '2'])
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
    expect(said()).toEqual([say('readying')])
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
