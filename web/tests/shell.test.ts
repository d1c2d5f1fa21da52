// Tests of the shell around the games: results, sound, links, toasts and buttons.

import { tick } from 'svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import { announcer } from '../src/lib/announcer.svelte'
import { busy } from '../src/lib/busy'
import { isLoopback } from '../src/lib/invites'
import { BOT_NAMES, type Person } from '../src/lib/people'
import { STOPPED } from '../src/lib/protocol'
import { completed } from '../src/lib/settings.svelte'
import { loudness } from '../src/lib/sound'
import { toasts } from '../src/lib/toasts.svelte'
import { otherStrengths, verdictOf } from '../src/lib/verdict'
import { loadText } from '../src/text/index.svelte'

beforeAll(() => loadText())

const person = (seat: number, name: string, bot: string | null = null): Person => ({ seat, name, bot, away: false, you: seat === 0, empty: false })
const table = [person(0, 'Ada'), person(1, 'Wren', 'easy'), person(2, 'Lark', 'fair')]
const ended = (winners: number[], reason = 'over') => ({ winners, scores: [1, 2, 3], reason })

describe('the verdict', () => {
  test.each([
    ['competitive', [0], 'won', 'You won!', 'You beat Wren and Lark.'],
    ['competitive', [1], 'lost', 'Wren won.', ''],
    ['competitive', [0, 2], 'won', 'You share the win!', 'You and Lark beat Wren.'],
    ['competitive', [1, 2], 'lost', 'It’s a tie between Wren and Lark.', ''],
    ['competitive', [0, 1, 2], 'draw', 'It’s a draw.', ''],
    ['teams', [0, 1], 'won', 'You won!', 'You and Wren beat Lark.'],
    ['teams', [], 'draw', 'It’s a draw.', ''],
    ['co-operative', [0, 1, 2], 'won', 'You won!', 'You, Wren and Lark did it together.'],
    ['co-operative', [], 'lost', 'You lost.', 'You, Wren and Lark lost together.'],
  ])('of a %s game that %j won', (kind, winners, outcome, title, about) => {
    expect(verdictOf(ended(winners), kind, 0, table)).toEqual({ outcome, title, about })
  })

  test('of a game that was stopped', () => {
    expect(verdictOf(ended([], STOPPED), 'competitive', 0, table)).toMatchObject({ outcome: 'stopped', about: 'You stopped before there was a result.' })
  })

  test('for spectators', () => {
    const seen = table.map((one) => ({ ...one, you: false }))
    expect(verdictOf(ended([1]), 'competitive', null, seen)).toEqual({ outcome: 'won', title: 'Wren won.', about: '' })
    expect(verdictOf(ended([]), 'co-operative', null, seen)).toMatchObject({ outcome: 'lost', title: 'They lost.' })
  })
})

test('a rematch offers stronger and weaker bots where there are such levels', () => {
  const levels = ['easy', 'fair', 'strong']
  const among = (...bots: (string | null)[]) => otherStrengths(bots.map((bot, n) => person(n, '', bot)), levels)
  expect(among(null, 'fair')).toEqual(['stronger', 'weaker'])
  expect(among(null, 'easy')).toEqual(['stronger'])
  expect(among(null, 'strong', 'strong')).toEqual(['weaker'])
  expect(among(null, 'random')).toEqual(['stronger'])
  expect(among(null, null)).toEqual([])
  expect(otherStrengths([{ ...person(1, 'Bo', 'fair'), away: true }], levels)).toEqual([])
})

test('sound is on for newcomers, and saved settings keep their meaning', () => {
  expect(completed({})).toMatchObject({ sound: true, volume: 40, vibrate: true })
  expect(completed({ sound: false })).toMatchObject({ sound: false, volume: 40 })
  expect(completed({ sound: true }).volume).toBe(60)
  expect(completed({ sound: true, volume: 5 }).volume).toBe(5)
  expect(loudness(0)).toBe(0)
  expect(loudness(60)).toBeCloseTo(0.9)
  expect(loudness(40)).toBeLessThan(loudness(60) / 2)
})

test('links to this computer are recognized', () => {
  for (const host of ['localhost', '127.0.0.1', '127.8.0.1', '[::1]', 'parlour.localhost']) expect(isLoopback(host), host).toBe(true)
  for (const host of ['192.168.1.7', 'localhost.example', 'parlour.example', '10.127.0.1', '[fe80::1]']) expect(isLoopback(host), host).toBe(false)
})

test('toasts are shown in the innermost dialog', () => {
  const [page, dialog] = [Symbol('page'), Symbol('dialog')]
  const leave = toasts.at(page)
  const close = toasts.at(dialog)
  expect(toasts.places.at(-1)).toBe(dialog)
  close()
  expect(toasts.places.at(-1)).toBe(page)
  leave()
  expect(toasts.places).toEqual([])
})

test('of many lines at once none is dropped, and old ones make room for the next', async () => {
  announcer.clear()
  const many = Array.from({ length: 9 }, (_, n) => `line ${n}`)
  many.forEach((line) => announcer.say(line))
  expect(announcer.lines.map(({ text }) => text)).toEqual(many)
  await tick()
  announcer.say('one more')
  expect(announcer.lines.map(({ text }) => text)).toEqual([...many.slice(-5), 'one more'])
  announcer.clear()
})

test('the lines of a page are forgotten with it', () => {
  announcer.say('from a lesson')
  announcer.clear()
  expect(announcer.lines).toEqual([])
  announcer.say('at the table')
  expect(announcer.lines.map((line) => line.text)).toEqual(['at the table'])
})

test('a busy button does its work once, and says that it is busy', async () => {
  const attributes = new Map<string, string>()
  const target = new EventTarget()
  const button = Object.assign(target, {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  }) as unknown as HTMLButtonElement
  let [presses, answer] = [0, () => {}]
  busy(button, () => new Promise<void>((done) => ([presses, answer] = [presses + 1, done])))
  const press = () => button.dispatchEvent(new Event('click'))
  press()
  press()
  expect(presses).toBe(1)
  expect(attributes.get('aria-busy')).toBe('true')
  answer()
  await new Promise((done) => setTimeout(done))
  expect(attributes.size).toBe(0)
  press()
  expect(presses).toBe(2)
})

describe('lessons', () => {
  const lessons = import.meta.glob<{ names: string[] }>('../../src/parlour/games/*/lesson.json', { eager: true, import: 'default' })
  const texts = import.meta.glob<string>('../../src/parlour/games/*/text/*.ftl', { eager: true, query: '?raw', import: 'default' })

  test.each(Object.keys(lessons))('name their bots as a table would: %s', (path) => {
    const names = lessons[path]?.names ?? []
    const bots = names.map((name, seat) => (name === 'You' ? 'You' : BOT_NAMES[seat]))
    expect(names).toEqual(bots)
    const strangers = BOT_NAMES.filter((name) => !names.includes(name))
    const folder = path.slice(0, path.lastIndexOf('/'))
    const lines = Object.entries(texts).flatMap(([file, text]) => (file.startsWith(folder) ? text.split('\n') : []))
    const told = lines.filter((line) => line.startsWith('lesson-'))
    expect(told.length).toBeGreaterThan(0)
    for (const line of told) for (const name of strangers) expect(line).not.toMatch(new RegExp(`\\b${name}\\b`))
  })
})
