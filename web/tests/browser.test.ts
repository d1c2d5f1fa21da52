// Tests of what a browser saves, announces and says between the table and the screen.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type Card } from '../src/lib/api'
import { TableLog, type LogLine } from '../src/lib/tableLog.svelte'
import { invitation, keepInvitation, linkTo } from '../src/lib/invites'
import { localStore } from '../src/lib/storage'
import { newcomersLevel } from '../src/lib/firstTable'
import { recommendedPreset } from '../src/lib/startTable'
import { toasts } from '../src/lib/toasts.svelte'
import { errorText } from '../src/lib/errorText'
import { settings } from '../src/lib/settings.svelte'
import { loadText, type Fact } from '../src/text/index.svelte'

vi.mock('../src/lib/router.svelte', () => ({ router: {} }))

const store = new Map<string, string>()

beforeAll(() => loadText())
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => store.set(name, text),
    removeItem: (name: string) => store.delete(name),
  })
  vi.stubGlobal('location', { origin: 'https://parlour.example' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('saved values are read back, and an empty value is removed', () => {
  localStore.write('pace', { calm: true })
  expect(localStore.read('pace', null)).toEqual({ calm: true })
  localStore.write('pace', null)
  expect([...store.keys()]).toEqual([])
  expect(localStore.read('pace', 'usual')).toBe('usual')
})

test('a browser without storage, or with damaged values, still works', () => {
  store.set('parlour.pace', '{nonsense')
  expect(localStore.read('pace', 'usual')).toBe('usual')
  const no = () => {
    throw new Error('storage is off')
  }
  vi.stubGlobal('localStorage', { getItem: no, setItem: no, removeItem: no })
  localStore.write('pace', 1)
  expect(localStore.read('pace', 'usual')).toBe('usual')
})

test('an invitation is saved and survives a link without one', () => {
  keepInvitation('t/1', 'secret')
  keepInvitation('t/1', '')
  expect(invitation('t/1')).toBe('secret')
  expect(linkTo('t/1')).toBe('https://parlour.example/table/t%2F1#secret')
  expect(linkTo('unknown')).toBe('https://parlour.example/table/unknown')
})

test('the oldest invitations are forgotten first', () => {
  for (let n = 0; n < 60; n++) keepInvitation(`t${n}`, `i${n}`)
  expect(invitation('t59')).toBe('i59')
  expect(invitation('t10')).toBe('i10')
  expect(invitation('t9')).toBe('')
})

test('a rejection is worded by its code, or else by the server, or else in general', () => {
  expect(errorText(new ApiError('full', 'taken'))).toMatch(/Choose another/)
  expect(errorText(new ApiError('odd', 'the moon is full'))).toBe('The moon is full.')
  expect(errorText({ code: 'odd', words: 'no!' })).toBe('No!')
  expect(errorText({}).length).toBeGreaterThan(5)
})

test('options that a game refuses are worded by its catalogue, or else by the server', async () => {
  const refused = new ApiError('bad', 'in English', { is: 'three-teams', seats: 4 } as Fact)
  expect(errorText(refused)).toBe('In English.')
  await loadText('sequence_numbers')
  expect(errorText(refused, 'sequence-numbers')).toMatch(/3 or 6 players.*4/)
  settings.language = 'de'
  await loadText('sequence_numbers')
  expect(errorText(refused, 'sequence-numbers')).toMatch(/3 oder 6 Personen.*4/)
  settings.language = 'en'
  expect(errorText(new ApiError('bad', 'in English', { is: 'no-such-reason' }), 'sequence-numbers')).toBe('In English.')
})

test('quick play takes the recommended preset, or else the first, or else none', () => {
  const card = (...marks: string[]) => ({ presets: marks.map((mark, n) => ({ name: `p${n}`, mark })) }) as unknown as Card
  expect(recommendedPreset(card('', 'recommended', ''))).toBe('p1')
  expect(recommendedPreset(card('', ''))).toBe('p0')
  expect(recommendedPreset(card())).toBeNull()
})

test('a first game is against gentle bots', () => {
  expect(newcomersLevel({ bots: ['random', 'easy', 'fair'], kind: 'competitive' })).toBe('easy')
  expect(newcomersLevel({ bots: ['random', 'fair'], kind: 'competitive' })).toBe('fair')
})

const told = (entry: number, ...texts: string[]): LogLine[] => texts.map((text) => ({ entry, text: () => text }))

test('the lines of an update appear as it is shown, and those of the one before at once', () => {
  const heard: string[] = []
  const tableLog = new TableLog((...texts) => heard.push(...texts))
  tableLog.add(told(1, 'a', 'b', 'c'))
  expect(heard).toEqual([])
  tableLog.tell(1)
  expect(heard).toEqual(['a'])
  tableLog.add(told(2, 'd'))
  expect(heard).toEqual(['a', 'b', 'c'])
  tableLog.tell()
  tableLog.tell()
  expect(heard).toEqual(['a', 'b', 'c', 'd'])
  expect(tableLog.lines.map((line) => line.text())).toEqual(heard)
})

test('missed lines are loaded, without those that are still held back', () => {
  const tableLog = new TableLog(() => undefined)
  tableLog.add(told(5, 'held', 'back'))
  tableLog.tell(1)
  tableLog.recall([...told(3, 'before'), ...told(5, 'held', 'back')], 5)
  expect(tableLog.lines.map((line) => line.text())).toEqual(['before', 'held'])
  tableLog.tell()
  expect(tableLog.lines.map((line) => line.text())).toEqual(['before', 'held', 'back'])
})

test('a toast is shown once, at most three at a time, and not forever', () => {
  vi.useFakeTimers()
  for (const text of ['a', 'b', 'a', 'c', 'd']) toasts.show(text)
  expect(toasts.list.map((toast) => toast.text)).toEqual(['a', 'c', 'd'])
  vi.advanceTimersByTime(60_000)
  expect(toasts.list).toEqual([])
})
