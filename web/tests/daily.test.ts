// The daily page: months, what is shared of a day, and what the server is told.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isWeekly, noteSolved, sendUnsent, type Today } from '../src/lib/daily'
import { paintDay, pictureSize, sharedDay, sharedText, type Painter } from '../src/lib/dailyShare'
import { dealText, outcomeText } from '../src/lib/dailyText'
import { dateText, dayAfter, monthAfter, monthText, weekdays, weeksOf } from '../src/lib/months'
import { parseRoute } from '../src/lib/route'
import { settings } from '../src/lib/settings.svelte'
import { loadPageText, loadText } from '../src/text/index.svelte'

beforeAll(async () => {
  settings.language = 'en'
  await Promise.all([loadText(), loadPageText('daily')])
})

test('the page has an address of its own', () => {
  expect(parseRoute('/daily')).toEqual({ page: 'daily' })
  expect(parseRoute('/daily/more')).toEqual({ page: 'notFound' })
})

test('weeks begin on Monday and contain every day of the month once', () => {
  for (const [month, days, before] of [['2026-11', 30, 6], ['2026-02', 28, 6], ['2024-02', 29, 3], ['2026-06', 30, 0]] as const) {
    const weeks = weeksOf(month)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks.flat().filter(Boolean)).toHaveLength(days)
    expect(weeks[0]?.filter((day) => day === null)).toHaveLength(before)
  }
})

test('months and days follow each other', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(dayAfter('2026-10-25', 1)).toBe('2026-10-26')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})

test('dates are in the chosen language, and in UTC', async () => {
  expect(dateText('2026-11-18')).toMatch(/^Wednesday,? 18 November$/)
  expect(monthText('2026-11')).toBe('November 2026')
  expect(weekdays('short')[0]).toBe('Mon')
  settings.language = 'de'
  expect(dateText('2026-11-18')).toBe('Mittwoch, 18. November')
  settings.language = 'nb'
  expect(monthText('2026-05')).toBe('mai 2026')
  settings.language = 'en'
})

const TODAY: Today = {
  day: '2026-11-18',
  left_ms: 1000,
  puzzles: [{ game: 'pattern-overlap', id: 'day-2026-11-18', stars: 2, cards: 4, solved: { late: false, ms: 192_999, hints: 0 }, run: 4, longest: 9 }],
  deals: [
    { game: 'synergy', measure: 'mission', seats: 3, level: 'fair', options: { mission: 12 }, called: '', expected: {}, phase: 'over', table: 't', outcome: { won: true, given_up: false, figures: { rounds: 5, of: 5, lives: 1 } } },
    { game: 'transmitter', measure: 'rounds', seats: 3, level: 'fair', options: {}, called: '', expected: {}, phase: 'running', table: 'u', outcome: null },
  ],
  week: '2026-W47',
  week_left_ms: 5000,
  weekly: [{ game: 'synergy', measure: 'mission', seats: 3, level: 'strong', options: { mission: 'custom' }, called: 'Largo Rondo', expected: { strong: 0.564 }, phase: 'new', table: null, outcome: null }],
}
const shared = (today = TODAY) => sharedDay(today, { 'pattern-overlap': 'Pattern Overlap', synergy: 'Synergy', transmitter: 'Transmitter' }, 'https://games.example/daily')

test('a day is shared without what was not done, and without giving anything away', () => {
  expect(sharedText(shared())).toBe(
    ['Parlour · 18 November 2026', 'Pattern Overlap puzzle ★★ – Solved in 3:12', 'Synergy – Won with one life left', '4-day streak', 'https://games.example/daily'].join('\n'),
  )
  const alone = shared({ ...TODAY, puzzles: TODAY.puzzles.map((puzzle) => ({ ...puzzle, run: 1 })) })
  expect(alone.run).toBe('')
})

test('the mission of the week is shared once it is played', () => {
  const weekly = TODAY.weekly.map((deal) => ({ ...deal, phase: 'over' as const, outcome: { won: false, given_up: false, figures: { rounds: 3, of: 5, lives: 0 } } }))
  expect(shared({ ...TODAY, weekly }).lines.at(-1)).toEqual({ name: 'Mission of the week, “Largo Rondo”', says: 'Lost after 3 of 5 rounds' })
})

test('a deal says who plays, and a weekly one how hard it is', () => {
  expect(TODAY.deals.map(dealText)).toEqual(['Mission 12 · You and 2 medium bots', 'You and 2 medium bots'])
  expect(TODAY.weekly.map(dealText)).toEqual(['You and 2 strong bots · strong bots win 56% of their games'])
  expect([isWeekly(TODAY.week), isWeekly(TODAY.day), isWeekly(undefined)]).toEqual([true, false, false])
})

test('every measure is told, won or lost', () => {
  const told = (measure: 'mission' | 'rounds' | 'points' | 'lines', won: boolean, figures: Record<string, number>) => outcomeText(measure, { won, given_up: false, figures })
  expect(told('mission', false, { rounds: 2, of: 5, lives: 0 })).toBe('Lost after 2 of 5 rounds')
  expect(told('rounds', true, { wins: 3, losses: 1, plays: 20 })).toBe('Won 3–1 with 20 cards played')
  expect(told('rounds', false, { wins: 1, losses: 3, plays: 20 })).toBe('Lost 1–3')
  expect(told('points', true, { points: 24, margin: 3 })).toBe('24 points, 3 ahead')
  expect(told('points', false, { points: 1, margin: -3 })).toBe('One point, 3 behind')
  expect(told('points', true, { points: 9, margin: 0 })).toBe('9 points, level with the best bot')
  expect(told('lines', true, { mine: 2, theirs: 0, turns: 30 })).toBe('Won 2–0 in 30 turns')
  expect(told('lines', false, { mine: 1, theirs: 1, turns: 30 })).toBe('Drew 1–1')
  expect(told('lines', false, { mine: 0, theirs: 2, turns: 30 })).toBe('Lost 0–2')
  expect(outcomeText('lines', { won: false, given_up: true, figures: {} })).toBe('Gave up')
})

test('the picture has every line, within its edges', () => {
  const written: { text: string; right: number; y: number }[] = []
  const painter = {
    fillStyle: '',
    font: '',
    fillRect: () => undefined,
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    measureText: (text: string) => ({ width: text.length * parseInt(painter.font.split(' ')[1] ?? '0') * 0.6 }),
    fillText: (text: string, x: number, y: number) => void written.push({ text, right: x + painter.measureText(text).width, y }),
  }
  const day = shared()
  paintDay(painter as unknown as Painter, day)
  const { width, height } = pictureSize(day)
  expect(written.map((one) => one.text)).toEqual(expect.arrayContaining([day.title, 'Solved in 3:12', 'Won with one life left', day.run, 'games.example/daily']))
  for (const { right, y } of written) {
    expect(right).toBeLessThanOrEqual(width)
    expect(y).toBeLessThan(height)
  }
  const rows = written.map((one) => one.y)
  expect(rows).toEqual(rows.toSorted((one, other) => one - other))
  expect(new Set(rows).size).toBe(rows.length)
})

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const LAYOUT = { placed: [[1, 0, 0, 0]] as [number, number, number, number][], ms: 5, hints: 0 }

function answering(status: (path: string) => number): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const code = status(path)
    if (!code) return Promise.reject(new Error('offline'))
    return Promise.resolve(new Response(JSON.stringify({ code: code === 400 ? 'unsolved' : 'store', words: '' }), { status: code }))
  })
  return asked
}

test('a puzzle that was solved offline is told later, once', async () => {
  answering(() => 0)
  await noteSolved('pattern-overlap', '2026-11-18', LAYOUT)
  const asked = answering(() => 200)
  await sendUnsent()
  expect(asked.filter((path) => path.endsWith('/solved'))).toEqual(['/api/daily/2026-11-18/pattern-overlap/solved'])
  await sendUnsent()
  expect(asked.filter((path) => path.endsWith('/solved'))).toHaveLength(1)
})

test('what the server does not accept is not told again', async () => {
  const asked = answering((path) => (path.endsWith('/solved') ? 400 : 200))
  await noteSolved('pattern-overlap', '2026-11-18', LAYOUT)
  await sendUnsent()
  expect(asked.filter((path) => path.endsWith('/solved'))).toHaveLength(1)
})
