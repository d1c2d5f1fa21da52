// Tests of the Sequence Numbers screens.

import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { Catalogue } from '../src/text/catalogue'
import { valueOf, wordsOf } from '../src/games/sequence_numbers/bySeat'
import { chosenSums, DECKS, following, RUN, sumsOf } from '../src/games/sequence_numbers/drill'
import { perRow, roomFor, rowsOf } from '../src/games/sequence_numbers/fitting'
import { counted, noted, tricky } from '../src/games/sequence_numbers/learner'
import { voiceFor } from '../src/games/sequence_numbers/speech.svelte'
import {
  answerOf,
  arranged,
  faceOf,
  isCorner,
  isDead,
  jumps,
  lacking,
  lastMoved,
  layOff,
  MINUS,
  newLines,
  outline,
  PLUS,
  playOn,
  roomOf,
  seen,
  sumOf,
  targets,
  topOf,
  usedBy,
  winningLine,
  type Sequence,
  type SumCard,
} from '../src/games/sequence_numbers/view'

const board = (chips: Record<number, number> = {}): Sequence => {
  const numbers = Array.from({ length: 100 }, (_, cell) => (isCorner(cell) ? 0 : (cell % 48) + 1))
  return {
    seat: 0,
    numbers,
    chips: numbers.map((_, cell) => chips[cell] ?? 0),
    locked: numbers.map(() => 0),
    discards: [40, 96, 41, -2],
    discards_by: [0, 1, 0, 1],
    hand: [{ card: 12, face: '4+3', kind: 6, number: 7, band: 0 }],
    lines: [[], []],
  } as unknown as Sequence
}
const card = (number: number | null, kind: number): SumCard => ({ card: 2 * kind, face: '', kind, number, band: null })

const PACKAGE = `${import.meta.dirname}/../../src/parlour`
const read = (path: string) => readFileSync(`${PACKAGE}/${path}`, 'utf8')
const catalogue = (language: string) => new Catalogue(language, [read(`text/${language}/common.ftl`), read(`games/sequence_numbers/text/${language}.ftl`)])
const people = [
  { name: 'Ada', you: true },
  { name: 'Ben', you: false },
  { name: 'Cy', you: false },
  { name: 'Dot', you: false },
]

describe('actions', () => {
  it('are numbered as the rules number them', () => {
    expect([playOn(6, 45), playOn(PLUS, 45), playOn(MINUS, 45), layOff(20)]).toEqual([45, 145, 245, 320])
  })
  it('tell which card and cell they use', () => {
    const view = board()
    expect([6, 145, 245, 320].map((action) => usedBy(view, action))).toEqual([
      { kind: 6, cell: 6 },
      { kind: PLUS, cell: 45 },
      { kind: MINUS, cell: 45 },
      { kind: 20, cell: null },
    ])
  })
  it('are limited to what the server allows and the answer fits', () => {
    const view = board()
    const seven = card(7, 6)
    expect(targets(view, [6, 54, 7], seven)).toEqual([6, 54])
    expect(targets(view, [54], seven)).toEqual([54])
    expect(targets(view, [6, 106, 131], card(null, PLUS))).toEqual([6, 31])
  })
})

describe('a hand', () => {
  it('keeps its cards in place', () => {
    expect(arranged([5, 9, 2], [2, 5, 7])).toEqual([5, 7, 2])
    expect(arranged([], [3, 1])).toEqual([3, 1])
    expect(arranged([5, 9, 2], [2, 5])).toEqual([5, 2])
    expect(arranged([5], [1, 2, 5])).toEqual([5, 1, 2])
  })
  it('knows a dead card', () => {
    expect(isDead(board({ 6: 1, 54: 2 }), card(7, 6))).toBe(true)
    expect(isDead(board({ 6: 1 }), card(7, 6))).toBe(false)
    expect(isDead(board(), card(null, PLUS))).toBe(false)
  })
})

describe('a sum', () => {
  it('is read from its card', () => {
    expect(sumOf('35\u221214')).toEqual({ left: 35, sign: '\u2212', right: 14 })
    expect(sumOf('+')).toBeNull()
  })
  const way = (face: string) => {
    const sum = sumOf(face)
    return sum ? jumps(sum).map(({ from, to }) => [from, to]) : []
  }
  it('goes in jumps over the tens', () => {
    expect(way('13+8')).toEqual([[13, 20], [20, 21]])
    expect(way('31+11')).toEqual([[31, 41], [41, 42]])
    expect(way('64\u221216')).toEqual([[64, 54], [54, 50], [50, 48]])
    expect(way('20+10')).toEqual([[20, 30]])
    expect(way('1+0')).toEqual([])
  })
  it('always ends at the answer', () => {
    for (let left = 0; left < 90; left++) {
      for (let right = 0; right <= Math.min(left, 40); right++) {
        expect(jumps({ left, sign: '\u2212', right }).at(-1)?.to ?? left).toBe(left - right)
        expect(jumps({ left, sign: '+', right }).at(-1)?.to ?? left).toBe(left + right)
      }
    }
  })
})

describe('discards', () => {
  it('are counted with the player’s hand, without hidden ones', () => {
    const count = seen(board())
    expect([count[20], count[PLUS], count[6], count[MINUS]]).toEqual([2, 1, 1, 0])
  })
  it('have a top card for each seat', () => {
    expect([topOf(board(), 0), topOf(board(), 1), topOf(board(), 2)]).toEqual([41, null, null])
  })
})

it('finds the new sequences', () => {
  const [before, now] = [board(), { ...board(), lines: [[], [[0, 1, 2, 3, 4]]] } as Sequence]
  expect(newLines(before, now)).toEqual([{ team: 1, cells: [0, 1, 2, 3, 4] }])
  expect(newLines(null, now)).toEqual([])
})

it('draws a line as one closed path, also a diagonal one', () => {
  for (const cells of [[0, 1, 2, 3, 4], [7, 16, 25, 34, 43], [55, 66, 77, 88, 99]]) {
    const path = outline(cells, 4.6)
    const [, start, end] = /^M([\d.]+ [\d.]+)L.*0 0 0 ([\d.]+ [\d.]+)Z$/.exec(path) ?? []
    expect(start).toBe(end)
    expect(path.match(/[MLAZ]/g)).toEqual(['M', 'L', 'A', 'L', 'A', 'Z'])
  }
})

it('lets the last move of a game be seen, once', () => {
  const phase = (name: string) => ({ ...board(), phase: name }) as Sequence
  expect(lastMoved(phase('turn'), phase('over'))).toBe(true)
  expect(lastMoved(null, phase('over'))).toBe(false)
  expect(lastMoved(phase('over'), phase('over'))).toBe(false)
})

it('knows which rooms are tight', () => {
  const tight = (...sizes: [number, number][]) => sizes.map(([wide, high]) => roomOf(wide, high).tight)
  expect(tight([340, 480], [340, 390], [560, 300])).toEqual([true, true, true])
  expect(tight([720, 270], [370, 672], [744, 676])).toEqual([false, false, false])
  expect([roomOf(744, 676).upright, roomOf(720, 270).upright, roomOf(370, 672).upright]).toEqual([true, false, false])
})

describe('the end', () => {
  const over = (more: object): Sequence => ({ ...board(), winner: 0, reason: 'sequences', last: { seat: 0, card: 12, cell: 3 }, ...more }) as Sequence
  it('has the line that ended the game', () => {
    const first = [10, 20, 30, 40, 50]
    expect(winningLine(over({ lines: [[[0, 1, 2, 3, 4], first], []] }))).toEqual({ cells: [0, 1, 2, 3, 4], last: 3 })
    expect(winningLine(over({ lines: [[first], []], reason: 'turn-limit' }))).toBeNull()
    expect(winningLine(over({ lines: [[], []], winner: null }))).toBeNull()
  })
  it('tells how many chips a team lacked', () => {
    expect(lacking(board({ 1: 1, 2: 1, 3: 1 }), 0, 1)).toBe(1)
    expect(lacking(board({ 1: 1, 2: 1, 3: 1, 4: 2 }), 0, 1)).toBe(4)
    const made = { ...board({ 1: 1, 2: 1, 3: 1 }), locked: Array.from({ length: 100 }, (_, cell) => (cell === 1 ? 1 : 0)) }
    expect([lacking(made, 0, 1), lacking(made, 0, 0)], 'whether a chip of a sequence counts').toEqual([1, 3])
    expect(lacking(board({ 44: 1, 45: 1, 54: 2, 63: 2 }), 1, 1)).toBe(2) // with the corner below
    expect(lacking(board(Object.fromEntries(Array.from({ length: 100 }, (_, cell) => [cell, 1]))), 1, 1)).toBeNull()
  })
  const verdict = (language: string, winners: number[], losers: number[]) => catalogue(language).format('ui-verdict', { winners, losers, team: 'B', turns: 11 }, people)
  it.each([
    ['en', 'You beat Ben in 11 turns.', 'Ben beat you in 11 turns.', 'Team B won in 11 turns.'],
    ['nb', 'Du slo Ben på 11 turer.', 'Ben slo deg på 11 turer.', 'Lag B vant på 11 turer.'],
    ['de', 'Du hast Ben in 11 Zügen besiegt.', 'Ben hat dich in 11 Zügen besiegt.', 'Team B hat in 11 Zügen gewonnen.'],
  ])('is told in %s as the reader sees it', (language, won, lost, team) => {
    expect([verdict(language, [0], [1]), verdict(language, [1], [0]), verdict(language, [1, 3], [0, 2])]).toEqual([won, lost, team])
  })
  it('names what decided a game without enough sequences', () => {
    const said = (reason: string, how: string) => catalogue('en').format('ui-decided', { reason, limit: 50, how, most: 1, next: 0 }, people)
    expect(said('turn-limit', 'lead')).toBe('The game reached its limit of 50 turns. The team with the most sequences won, 1–0.')
    expect(said('all-stuck', 'drawn')).toBe('No one could play any more. A lead of 1–0 doesn’t win at this table.')
  })
})

describe('a text', () => {
  it.each([
    ['en', 'Ben plays a Minus on the upper 28 and removes your team’s chip.', 'Team B completes a sequence: ★, 17, 36, 31 and 11. That’s 1 of 2.'],
    ['nb', 'Ben spiller minus på den øverste 28-eren og tar bort brikken til laget ditt.', 'Lag B fullfører en rekke: ★, 17, 36, 31 og 11. Det er 1 av 2.'],
    ['de', 'Ben spielt ein Minus auf die obere 28 und entfernt einen Chip deines Teams.', 'Team B vollendet eine Reihe: ★, 17, 36, 31 und 11. Das ist Reihe 1 von 2.'],
  ])('says what happened in %s', (language, minus, made) => {
    const texts = catalogue(language)
    const taken = { is: 'played-minus', seat: 1, cell: 46, number: 28, side: 'upper', team: 'A', seats: [0, 2] }
    expect(texts.fact('event', taken, people)).toBe(minus)
    const line = { is: 'sequence-made', team: 'B', seats: [1, 3], cells: [0, 1, 2, 3, 4], numbers: ['★', '17', '36', '31', '11'], made: 1, target: 2 }
    expect(texts.fact('event', line, people)).toBe(made)
  })
  it('names a card inside another text', () => {
    expect(catalogue('en').fact('event', { is: 'gave-up', seat: 0, card: { is: 'plus' } } as { is: string }, people)).toBe('You give up a Plus.')
    expect(catalogue('de').fact('move', { is: 'give-up', place: 3, face: '13+8' } as { is: string }, people)).toBe('gib 3 (13+8) ab')
  })
})

describe('sums by seat', () => {
  const faces = ['1+0', '10\u22129']
  const mixed = { faces, seat_faces: [null, ['1\u00d71', '5\u00f75']] } as unknown as Sequence
  it('are those of whoever holds or played a card', () => {
    expect([faceOf(mixed, 0, 0), faceOf(mixed, 0, 1), faceOf(mixed, 1, 1)]).toEqual(['1+0', '1\u00d71', '5\u00f75'])
    expect(faceOf({ faces, seat_faces: null } as unknown as Sequence, 1, 1)).toBe('10\u22129')
  })
  it('are a word for each seat, up to the last that differs', () => {
    expect(wordsOf('table easy', 3)).toEqual(['table', 'easy', 'table'])
    expect(wordsOf(undefined, 2)).toEqual(['table', 'table'])
    expect(valueOf(['table', 'easy', 'table'])).toBe('table easy')
    expect(valueOf(['table', 'table'])).toBe('table')
  })
})

describe('pictures of sums', () => {
  it('have rows for a product, and no long columns', () => {
    expect(rowsOf(3, 7)).toEqual({ rows: 3, each: 7 })
    expect(rowsOf(23, 2)).toEqual({ rows: 2, each: 23 })
  })
  it('arrange equal groups to fill the room', () => {
    const [wide, high] = [roomFor(false), roomFor(true)]
    expect(perRow(10, { wide: 30, high: 30 }, wide)).toBe(5)
    expect(perRow(10, { wide: 30, high: 30 }, high)).toBe(2)
    expect(perRow(1, { wide: 30, high: 30 }, high)).toBe(1)
  })
})

describe('the drill', () => {
  it('has the sums of every deck, and only products in the times deck', () => {
    for (const deck of DECKS) {
      for (const face of sumsOf(deck)) {
        const sum = sumOf(face)
        expect(sum && Number.isInteger(answerOf(sum)) && answerOf(sum) > 0 && answerOf(sum) <= 48, face).toBe(true)
      }
      expect(sumsOf(deck).length).toBeGreaterThan(70)
    }
    expect(new Set(sumsOf('times').map((face) => sumOf(face)?.sign))).toEqual(new Set(['\u00d7']))
  })
  it('asks for twenty different sums, half of them from earlier mistakes', () => {
    const hard = sumsOf('plus').slice(0, 15)
    const sums = Object.fromEntries(hard.map((face) => [face, { right: 0, wrong: 1, ms: 0, ok: false }]))
    const run = chosenSums('plus', sums)
    expect(new Set(run).size).toBe(RUN)
    expect(run.filter((face) => hard.includes(face)).length).toBeGreaterThanOrEqual(RUN / 2)
  })
  it('asks again what went wrong, a little later', () => {
    expect(following(['a', 'b', 'c', 'd', 'e'], true)).toEqual(['b', 'c', 'd', 'e'])
    expect(following(['a', 'b', 'c', 'd', 'e'], false)).toEqual(['b', 'c', 'd', 'a', 'e'])
    expect(following(['a', 'b'], false)).toEqual(['b', 'a'])
    expect(following(['a'], false)).toEqual(['a'])
  })
})

describe("the learner's record", () => {
  const tried = [
    ['7\u00d78', false, 9000],
    ['7\u00d78', false, 9000],
    ['2+2', true, 2000],
    ['3+4', true, 400_000],
    ['9\u22124', false, 1000],
    ['9\u22124', true, 1000],
  ] as const
  const sums = tried.reduce((all, [face, right, ms]) => noted(all, face, right, ms), {})
  it('counts right and wrong, and how quick the right ones were', () => {
    expect(counted(sums)).toEqual({ right: 3, wrong: 3, seconds: 21 })
    expect(counted(sums, '\u00d7')).toEqual({ right: 0, wrong: 2, seconds: null })
    expect(counted(sums, '+').seconds).toBe(31)
  })
  it('lists what went wrong last time, or more often than right', () => {
    expect(tricky(sums)).toEqual(['7\u00d78'])
    expect(tricky(noted(sums, '9\u22124', false, 0))).toEqual(['7\u00d78', '9\u22124'])
  })
})

test('only voices of this device read aloud, in the chosen language', () => {
  const voice = (lang: string, localService: boolean, usual = false) => ({ lang, localService, default: usual })
  const voices = [voice('en-US', false, true), voice('en-GB', true), voice('no-NO', true), voice('de-DE', false)]
  expect(voiceFor(voices, 'en')?.lang).toBe('en-GB')
  expect(voiceFor(voices, 'nb')?.lang).toBe('no-NO')
  expect(voiceFor(voices, 'de')).toBeNull()
})
