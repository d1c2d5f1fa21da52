// Tests of the lab's form and report.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Card } from '../src/lib/api'
import { amount } from '../src/lib/labText'
import { calibrateCommand, figureNames, figureOf, nearest, span, ticks, type Report, type ReportCell } from '../src/lib/report'
import { draftOf, keepDraft, lastStudy, studyValues, usualValues, variedOptions } from '../src/lib/studyForm'
import { loadText } from '../src/text/index.svelte'

vi.mock('../src/lib/router.svelte', () => ({ router: {} }))

beforeAll(() => Promise.all([loadText(), loadText('page/lab')]))
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

const option = (name: string, values: (string | number)[], group = 'rules') => ({ name, values, default: values[3] ?? values[0], group })
const card = {
  name: 'demo',
  seats: [2, 3],
  usual_seats: 3,
  bots: ['easy', 'fair', 'strong'],
  presets: [
    { name: 'printed', options: {}, mark: '' },
    { name: 'duet', options: {}, mark: '', seats: [2] },
  ],
  options: [option('size', [1, 2, 3, 4, 5, 6, 7]), option('board', ['plain', 'custom']), option('custom_board', ['', '1 2 3'], 'custom')],
} as unknown as Card

const cell = (label: string, value: number, half: number): ReportCell => ({
  label,
  about: '',
  games: 10,
  varied: {},
  length: { low: 0, step: 1, shares: [1] },
  decided: null,
  groups: [
    { id: 'won', says: 'Games won', share: true, rows: [['Everyone together', value, value - half, value + half, true, 'together']] },
    { id: 'measure-used', says: 'Actions', share: true, rows: [['Play', 1, 1, 1, true, 'play'], ['Pass', null, null, null, true, 'pass']] },
  ],
})
const report = { cells: [cell('A', 0.3, 0.01), cell('B', 0.5, 0.01), cell('C', 0.7, 0.05)], constant: [{ key: 'measure-used|play', says: '', value: '' }] } as unknown as Report

test('only what can be chosen in the form is offered', () => {
  const chosen = { seats: 3, preset: 'printed' }
  expect(variedOptions(card).map((one) => one.name)).toEqual(['size', 'board'])
  expect(studyValues(card, 'board', chosen)).toEqual(['plain'])
  expect(studyValues(card, 'ladder', chosen)).toEqual(['fair/easy', 'strong/fair'])
  expect(usualValues(card, 'size', chosen)).toEqual([3, 4, 5])
  expect(usualValues(card, 'seats', { ...chosen, preset: null })).toEqual([2, 3])
})

test('a preset is offered with the numbers of players that it is for', () => {
  expect(studyValues(card, 'preset', { seats: 3, preset: null })).toEqual(['printed'])
  expect(studyValues(card, 'preset', { seats: 2, preset: null })).toEqual(['printed', 'duet'])
  expect(studyValues(card, 'seats', { seats: 2, preset: 'duet' })).toEqual([2])
  keepDraft('demo', 1000, { seats: 3, preset: 'duet', level: 'fair', vary: '', picked: [] })
  expect(draftOf(card).preset).toBe('printed')
})

test('the form remembers each game, as far as its choices still exist', () => {
  const draft = { seats: 2, preset: 'printed', level: 'strong', vary: 'size', picked: [1, 7] }
  keepDraft('demo', 1000, draft)
  keepDraft('other', 100_000, { ...draft, seats: 9 })
  expect(draftOf(card)).toEqual(draft)
  expect(lastStudy()).toMatchObject({ game: 'other', games: 100_000 })
  keepDraft('demo', 1000, { ...draft, seats: 9, level: 'gone', preset: 'gone', vary: 'gone' })
  expect(draftOf(card)).toEqual({ seats: 3, preset: 'printed', level: 'fair', vary: '', picked: [] })
})

test('figures that are the same in every game, or have no value, are left out', () => {
  expect(figureNames(report).map((one) => one.key)).toEqual(['won|together', 'measure-used|pass'])
  expect(figureOf(report.cells[0] as ReportCell, 'won|together')?.value).toBe(0.3)
  expect(figureOf(report.cells[0] as ReportCell, 'measure-used|pass')).toBeNull()
})

test('a target is reached, may be reached, or is out of reach', () => {
  const how = (target: number, tolerance: number) => {
    const found = nearest(report, 'won|together', target, tolerance)
    return [found?.cell.label, found?.how]
  }
  expect(how(0.5, 0.02)).toEqual(['B', 'inside'])
  expect(how(0.7, 0.02)).toEqual(['C', 'unsure'])
  expect(how(0.4, 0.02)).toEqual([expect.any(String), 'outside'])
  expect(how(0.9, 0.1)).toEqual(['C', 'outside'])
  expect(nearest(report, 'none', 1, 1)).toBeNull()
})

test('an axis has round labels with a true minus sign', () => {
  expect(ticks(-0.2, 0.2).map((one) => amount(one, true, true))).toEqual(['−20%', '−10%', '0%', '10%', '20%'])
  expect(span([{ value: 0.5, low: 0, high: 0.99 }], true)).toEqual([0, 1])
  expect(amount(-0.00001, true)).toBe('0.00%')
  expect(amount(1234.5, false)).toBe('1,235')
})

test('the command of a study becomes one that looks for a target', () => {
  const command = 'parlour lab run demo --games=1000 --bots=easy --vary=size=1,2 --name my-study --workers 1'
  expect(calibrateCommand(command, 'won|together', 0.6, 0.01)).toBe('parlour lab calibrate demo --bots=easy --vary=size=1,2 --measure=won --wanted=0.6 --tolerance=0.01')
  const figures = ['seats|0', 'measure-used|play', 'counts|rounds', 'reasons|stuck', 'rhythm|length']
  const typed = figures.map((key) => calibrateCommand(command, key, 1, 0).match(/--measure=(\S+)/)?.[1])
  expect(typed).toEqual(['player_1', 'used_play', 'rounds', 'ended_stuck', 'length'])
  expect(calibrateCommand(command, 'levels|easy', 1, 1)).toBe('')
})
