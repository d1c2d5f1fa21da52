// Tests of the Think Str8! screens.

import { describe, expect, it } from 'vitest'
import type { Told } from '../src/generated/think_str8'
import { Catalogue } from '../src/text/catalogue'
import { Marks } from '../src/games/think_str8/padMarks.svelte'
import { finish, lastRun } from '../src/games/think_str8/finish'
import { initials } from '../src/games/think_str8/initials'
import { apart, race } from '../src/games/think_str8/raceLines'
import { PadHelp } from '../src/games/think_str8/padHelp.svelte'
import { scenes } from '../src/games/think_str8/scenes'
import { bestChance, betOn, betting, giving, ifLegal, isPlacing, isTurning, numbers, otherHolders, placing, taking, toldBy, turnOf, turning, whySeen, type Str8 } from '../src/games/think_str8/view'

const RIGHT = 1
const HIGH = 2
const LOW = 3
const MISS = 4

/** A table of three seats in its first round, seen by seat 0. */
function table(change: Partial<Str8> = {}): Str8 {
  return {
    seat: 0,
    closed: false,
    phase: 'place',
    status: { is: 'place-token', seats: [0] },
    to_act: [0],
    round: 1,
    rounds: 9,
    colours: 6,
    order: [2, 1, 0],
    checks: [2, 1, 0],
    track: [2, 1, 0],
    positions: [0, 0, 0],
    heights: [0, 1, 2],
    dice: [0, 1, 1],
    turns_left: 1,
    tokens: { size: [1, 2, 3, 4, 5, 6, 7], points: [9, 8, 7, 6, 5, 4, 3], free: 0b1000111 },
    holders: [
      [null, null, null, null, null, null],
      [5, 0, 4, 7, 6, 2],
      [0, 7, 2, 1, 4, 6],
      [7, 3, 6, 0, 1, 5],
    ],
    piles: [3, 3, 3, 3, 3, 3],
    removed: null,
    left_in_piles: null,
    rows: { dice: [[0, 1, 1]], token: [[5, 4, 3]], start: [[null, null, null]], result: [[0, 0, 0]], colour: [[-1, -1, -1]], value: [[-1, -1, -1]], sum: [[null, null, null]] },
    pad: { black: Array.from({ length: 6 }, () => Array<number>(8).fill(0)), stood: [Array<number>(6).fill(-1)] },
    assist_max: 1,
    aid: null,
    final: { bets: [[0, 0, 0, 0, 0, 0], null, null], made: [0, 0, 0], points: [5, 2, 1, -2], won: null, each: null },
    winners: null,
    ...change,
  }
}

/** The same table after all bets are checked: seat 0 right, 1 too high, 2 right. */
function checked(): Str8 {
  const { rows } = table()
  return table({
    phase: 'exchange',
    to_act: [1],
    positions: [4, 0, 6],
    heights: [0, 0, 0],
    track: [1, 0, 2],
    rows: { ...rows, start: [[8, 12, 10]], result: [[RIGHT, HIGH, RIGHT]], sum: [[null, 5, 13]] },
  })
}

describe('the steps between two views', () => {
  it('show all bets, then the results in checking order', () => {
    const list = scenes(table(), checked())
    expect(list.map((scene) => [scene.is, scene.seat])).toEqual([['placed', null], ['checked', 2], ['checked', 1], ['checked', 0]])
    expect(list[0]?.view.rows.result[0]).toEqual([0, 0, 0])
    expect(list[0]?.view.rows.start[0]).toEqual([8, 12, 10])
    expect(list[1]?.view.rows.result[0]).toEqual([0, 0, RIGHT])
    expect(list.map((scene) => scene.view.positions)).toEqual([[0, 0, 0], [0, 0, 6], [0, 0, 6], [4, 0, 6]])
    expect(list[1]?.view.heights).toEqual([0, 1, 0])
  })

  it('know how many events each has shown: the action, then results in checking order', () => {
    expect(scenes(table(), checked()).map((scene) => scene.lines)).toEqual([1, 2, 3, 4])
    const around = table({ checks: [2, 0, 1] })
    expect(scenes(around, checked()).map((scene) => scene.lines)).toEqual([1, 2, 3, 4])
  })

  it('show the results even if the next round has started', () => {
    const after = checked()
    const { rows } = after
    const next = { ...after, round: 2, phase: 'dice' as const, rows: { ...rows, dice: [...rows.dice, [2, 3, 4]], result: [[RIGHT, RIGHT, RIGHT], [0, 0, 0]] } }
    const list = scenes(table(), next)
    expect(list).toHaveLength(4)
    expect(list.every((scene) => scene.view.rows.dice.length === 1)).toBe(true)
  })

  it('land a stone on top of the others', () => {
    const before = table({ positions: [6, 0, 0], heights: [0, 0, 1], track: [2, 1, 0] })
    const list = scenes(before, { ...checked(), positions: [10, 0, 6] })
    expect(list[1]?.view.heights).toEqual([0, 0, 1])
    expect(list[3]?.view.heights).toEqual([0, 0, 0])
  })

  it('show the card given up to its owner, who does not see the new one', () => {
    const before = checked()
    const rows = { ...before.rows, colour: [[-1, 1, -1]], value: [[-1, 0, -1]] }
    const holders = before.holders.map((cards, seat) => (seat === 1 ? [5, 4, 4, 7, 6, 2] : cards))
    const [given, drawn] = scenes(before, { ...before, rows, holders })
    expect([given?.is, given?.view.holders[1]?.[1]]).toEqual(['given', 0])
    expect([drawn?.is, drawn?.view.holders[1]?.[1]]).toEqual(['drawn', 4])
    expect([given?.lines, drawn?.lines]).toEqual([0, 1])
  })

  it('reveal colour by colour and move the stones from last to first', () => {
    const before = table({ phase: 'final', dice: null })
    const holders = before.holders.map((cards, seat) => (seat === 0 ? [3, 5, 1, 6, 2, 4] : cards))
    const each = [0, 1, 2].map(() => [5, 2, 1, -2, -2, -2])
    const after = table({ phase: 'over', holders, positions: [2, 2, 2], order: [2, 1, 0], final: { ...before.final, each, won: [2, 2, 2] } })
    const list = scenes(before, after)
    expect(list.map((scene) => scene.is)).toEqual([...Array<string>(6).fill('turned'), 'moved', 'moved', 'moved'])
    expect(list[1]?.view.holders[0]).toEqual([3, 5, null, null, null, null])
    expect(list[6]?.view.positions).toEqual([0, 0, 2])
    expect(list.map((scene) => scene.lines)).toEqual([1, 1, 1, 1, 1, 1, 2, 3, 4])
  })

  it('skip what was missed', () => {
    const late = { ...checked(), rows: { ...checked().rows, dice: [[0, 1, 1], [0, 0, 0], [1, 1, 1]] } }
    expect(scenes(table(), late)).toEqual([])
    expect(scenes(table(), table())).toEqual([])
  })
})

describe('what a row says', () => {
  const say = (result: number) => toldBy({ ...checked(), rows: { ...checked().rows, result: [[result, HIGH, RIGHT]] } }, 0, 0)
  it('knows the four results', () => {
    expect(say(RIGHT)).toEqual({ range: [8, 13], not: false })
    expect(say(HIGH)).toEqual({ range: [0, 7], not: false })
    expect(say(LOW)).toEqual({ range: [14, 21], not: false })
    expect(say(MISS)).toEqual({ range: [8, 13], not: true })
    expect(say(0)).toBeNull()
  })
  it('says why a cell is black', () => {
    const view = checked()
    const black = view.pad?.black.map((row) => [...row]) ?? []
    black[0]?.splice(5, 1, 2)
    black[1]?.splice(7, 1, 7)
    const rows = { ...view.rows, colour: [[-1, -1, 1]], value: [[-1, -1, 7]] }
    const seen = { ...view, rows, pad: { black, stood: [] } }
    expect(whySeen(seen, 0, 5)).toEqual({ holder: 1 })
    expect(whySeen(seen, 1, 7)).toEqual({ seat: 2, round: 1 })
    expect(whySeen(seen, 2, 2)).toBeNull()
  })
})

describe('small things', () => {
  it('knows the numbers of actions', () => {
    expect([turning(1, 4), taking(3), placing(9), giving(3), betting(0b10010100)]).toEqual([11, 22, 35, 51, 133])
    expect([isTurning(11, 1), isTurning(11, 0), isTurning(12, 1), isTurning(13, 1)]).toEqual([true, false, true, false])
    expect([turnOf(11), turnOf(0), turnOf(taking(0)), turnOf(null)]).toEqual([{ die: 1, colour: 4 }, null, null, null])
    expect([placing(0), placing(21), placing(22), taking(6)].map(isPlacing)).toEqual([true, true, false, false])
    expect([betting(0), betting(0b1111)]).toEqual([-1, -1])
    expect(betOn(133)).toEqual([2, 4, 7])
    expect([ifLegal([0, 11], 11), ifLegal([0], 11)]).toEqual([11, null])
  })
  it('knows sets, holders, chances and letters', () => {
    expect(numbers(0b10010100)).toEqual([2, 4, 7])
    expect(otherHolders(table({ seat: 2 }))).toEqual([3, 0, 1])
    expect(bestChance([0.1, 0.4, 0.3, 0.2, ...Array<number>(18).fill(0)], 2)).toBeCloseTo(0.7)
    const person = (name: string, seat: number) => ({ name, seat, bot: null, away: false, you: false, empty: false })
    expect(initials(['Ada', 'Ben', 'Amy'].map(person))).toEqual(['Aa', 'B', 'Ay'])
  })
  it('adds the race up', () => {
    expect(race(checked())).toEqual([[0, 4], [0, 0], [0, 6]])
  })
  it('moves the marks of a chart apart, but never out of it', () => {
    expect(apart([50, 100, 150], 21, 12, 166)).toEqual([50, 100, 150])
    expect(apart([12, 15, 12, 160], 21, 12, 166)).toEqual([33, 54, 12, 160])
    expect(apart([166, 166, 165, 164], 21, 12, 166)).toEqual([166, 145, 124, 103])
  })
})

describe('what decided a game', () => {
  /** Two rounds, of which seat 1 was right in both, and final bets that move the stones to `positions`. */
  function over(change: Partial<Str8>): Str8 {
    const { rows } = table()
    const two = { ...rows, dice: [[0, 1, 1], [0, 1, 2]], token: [[5, 4, 3], [5, 4, 3]], result: [[RIGHT, RIGHT, HIGH], [HIGH, RIGHT, HIGH]] }
    return table({ phase: 'over', dice: null, rows: two, order: [2, 0, 1], positions: [14, 8, -3], track: [2, 1, 0], heights: [0, 0, 0], winners: [0], ...change })
  }
  it('is a lead, and who led before', () => {
    const end = finish(over({}))
    expect(end).toMatchObject({ winner: 0, by: 'lead', space: 14, sharing: [0], other: 1, ahead: 6, led: [1] })
    expect(end?.before.positions).toEqual([4, 10, 0])
    expect(finish(over({ seat: 2 }))).toMatchObject({ other: 2, ahead: 17 })
    expect(finish(over({ seat: null }))).toMatchObject({ other: 1, ahead: 6 })
  })
  it('is the bottom of a stack, or nothing', () => {
    const stacked = { positions: [14, 14, -3], heights: [1, 0, 0], track: [2, 0, 1] }
    expect(finish(over({ ...stacked, winners: [1] }))).toMatchObject({ winner: 1, by: 'stack', space: 14, sharing: [1, 0], other: 0, ahead: 0 })
    expect(finish(over({ ...stacked, winners: [0, 1] }))).toMatchObject({ winner: 1, by: 'shared', other: 2, ahead: 17 })
  })
  it('is not known earlier', () => {
    expect(finish(table())).toBeNull()
  })
  it('is run to its end stone by stone', () => {
    const view = over({})
    const end = finish(view)
    expect(end && lastRun(end.before, view).map((one) => one.positions)).toEqual([[4, 10, 0], [4, 10, -3], [14, 10, -3], [14, 8, -3]])
  })
})

describe('the sentences', () => {
  const files = import.meta.glob<string>('../../src/parlour/games/think_str8/text/*.ftl', { query: '?raw', import: 'default', eager: true })
  const shared = import.meta.glob<string>('../../src/parlour/text/*/common.ftl', { query: '?raw', import: 'default', eager: true })
  const people = ['Ada', 'Ben'].map((name, seat) => ({ name, you: seat === 0 }))
  const catalogue = (language: string) =>
    new Catalogue(language, [shared[`../../src/parlour/text/${language}/common.ftl`] ?? '', files[`../../src/parlour/games/think_str8/text/${language}.ftl`] ?? ''])
  const said = (language: string, fact: Told) => catalogue(language).fact('event', fact, people)

  it('are made from events', () => {
    const colour = (colour: number) => ({ is: 'colour' as const, colour })
    const thrown: Told = { is: 'round-started', round: 2, seat: 1, dice: { is: 'dice', first: colour(0), second: colour(1), third: colour(1) } }
    expect(['en', 'nb', 'de'].map((language) => said(language, thrown))).toEqual([
      'Round 2. Ben throws blue, green and green.',
      'Runde 2. Ben kaster blå, grønn og grønn.',
      'Runde 2. Ben würfelt Blau, Grün und Grün.',
    ])
    const spaces = { is: 'spaces' as const, first: 8, last: 13, size: 6 }
    expect(said('en', { is: 'checked', seat: 0, spaces, result: 'hit', points: 4 })).toBe('You bet on 8–13. Right, 4 points!')
    expect(said('en', { is: 'placed', seat: 1, spaces: null })).toBe('Ben has placed their token.')
    expect(said('en', { is: 'placed', seat: 0, spaces: { ...spaces, last: 8, size: 1 } })).toBe('You place your token on 8.')
    expect(said('de', { is: 'bet-placed', seat: 0, colour: 3, numbers: [2, 4, 7] })).toBe('Du tippst, dass deine violette Karte die 2, 4 oder 7 ist.')
    const given = { is: 'card' as const, colour: 1, value: 7 }
    expect(said('nb', { is: 'exchanged', seat: 1, given, drawn: { ...given, value: 4 } })).toBe('Ben gir fra seg grønn 7 og trekker grønn 4.')
    expect(said('en', { is: 'revealed', seat: 1, right: 0, cards: 6, points: -12 })).toBe('Ben got 0 of 6 cards right. −12 points.')
  })

  it('tell winners and losers apart', () => {
    const say = (language: string, id: string, args: Record<string, number | number[]>) => catalogue(language).format(id, args, people)
    expect(say('en', 'ui-end-ahead', { seat: 0, other: 1, spaces: 1 })).toBe('You finish 1 space ahead of Ben.')
    expect(say('en', 'ui-end-ahead', { seat: 1, other: 0, spaces: 3 })).toBe('Ben finishes 3 spaces ahead of you.')
    expect(say('de', 'ui-end-ahead', { seat: 1, other: 0, spaces: 3 })).toBe('Ben liegt am Ende 3 Felder vor dir.')
    expect(say('en', 'ui-end-stack', { seat: 1, seats: [1, 0], space: 14 })).toBe('It’s a tie on space 14 between you and Ben. Ben’s stone is at the bottom of the stack, so Ben wins.')
    expect(say('en', 'ui-end-lost-lead', { seat: 1, yours: -4, theirs: 9 })).toBe('You were in the lead until the final bets, when you got −4 and Ben got +9.')
  })

  it('name the colours of cards', () => {
    expect(catalogue('nb').format('ui-give-up', { colour: 1 })).toBe('Gi fra deg det grønne kortet')
    expect(catalogue('de').format('ui-turn-die', { colour: 0 })).toBe('Den blauen Würfel drehen')
    expect(catalogue('en').format('ui-final-seen', { colour: 2, numbers: [1, 3], count: 2 })).toBe('You can see yellow 1 and 3 elsewhere, so your card can’t be any of those numbers.')
  })
})

/** A browser's storage. */
function storage() {
  const kept = new Map<string, unknown>()
  return {
    kept,
    read: <T>(name: string, otherwise: T): T => (kept.has(name) ? (structuredClone(kept.get(name)) as T) : otherwise),
    write: (name: string, value: unknown) => void (value === null ? kept.delete(name) : kept.set(name, structuredClone(value))),
  }
}

describe('the help of a pad', () => {
  const [coached, usual] = [table({ assist_max: 3 }), table({ assist_max: 1 })]
  it('starts at every table with all that the table allows', () => {
    const help = new PadHelp(storage())
    help.open('first')
    help.choose(0)
    help.open('second')
    expect([help.level(coached), help.level(usual)]).toEqual([3, 1])
    help.open(null)
    expect(help.level(coached)).toBe(3)
  })
  it('is remembered at its table only', () => {
    const keep = storage()
    const help = new PadHelp(keep)
    help.open('first')
    help.choose(2)
    help.open(null)
    help.choose(0)
    const again = new PadHelp(keep)
    again.open('first')
    expect([again.level(coached), again.level(usual)]).toEqual([2, 1])
  })
  it('forgets what the others told at another table, and choices at old tables', () => {
    const keep = storage()
    const help = new PadHelp(keep)
    for (let n = 0; n < 40; n++) {
      help.open(`t${n}`)
      help.choose(1)
    }
    help.hear(2, 3)
    expect(help.of(2)).toBe(3)
    help.open('t0')
    expect([help.of(2), help.level(coached)]).toEqual([null, 3])
    expect(keep.kept.get('think_str8.help')).toHaveLength(24)
  })
})

describe('the marks of a pad', () => {
  it('are found again by table and seat only', () => {
    const keep = storage()
    const mine = new Marks('t', 0, keep)
    mine.toggle(1, 5, 'cross')
    mine.toggle(2, 3, 'pencil')
    mine.writeNote(0, 'even')
    mine.writeBet(4, 0b101)
    const again = new Marks('t', 0, keep)
    expect([again.at(1, 5), again.at(2, 3), again.at(1, 4), again.note(0), again.bet(4)]).toEqual(['cross', 'pencil', null, 'even', 0b101])
    expect([new Marks('t', 1, keep).at(1, 5), new Marks('u', 0, keep).at(1, 5)]).toEqual([null, null])
  })
  it('are removed by the same mark and replaced by another', () => {
    const mine = new Marks('t', 0, storage())
    mine.toggle(0, 0, 'cross')
    mine.toggle(0, 0, 'pencil')
    expect(mine.at(0, 0)).toBe('pencil')
    mine.toggle(0, 0, 'pencil')
    expect(mine.at(0, 0)).toBeNull()
  })
  it('are erased once in a colour that was exchanged, even unseen', () => {
    const keep = storage()
    const mine = new Marks('t', 0, keep)
    mine.toggle(1, 5, 'cross')
    mine.toggle(2, 5, 'cross')
    const view = { ...checked(), rows: { ...checked().rows, colour: [[1, -1, -1]], value: [[0, -1, -1]] } }
    const again = new Marks('t', 0, keep)
    again.follow(view)
    expect([again.at(1, 5), again.at(2, 5)]).toEqual([null, 'cross'])
    again.toggle(1, 6, 'cross')
    again.follow(view)
    expect(again.at(1, 6)).toBe('cross')
  })
  it('tell the first cross on a number that the card had', () => {
    const keep = storage()
    const mine = new Marks('t', 0, keep)
    const before = table({ round: 2 })
    const after = { ...table({ round: 3 }), rows: { ...checked().rows, colour: [[1, -1, -1]], value: [[5, -1, -1]] } }
    const last = { ...after, holders: [[0, 6, 2, 3, 4, 1], ...after.holders.slice(1)] }
    mine.toggle(0, 7, 'cross', before)
    expect(mine.firstWrong(last, 0)).toBeNull()
    mine.toggle(1, 6, 'cross', before) // right: the card was still 5
    mine.toggle(2, 2, 'cross', before)
    mine.toggle(2, 2, 'cross', before) // taken back
    expect(mine.firstWrong(last, 0)).toBeNull()
    mine.follow(after)
    mine.toggle(1, 6, 'cross', after)
    expect(new Marks('t', 0, keep).firstWrong(last, 0)).toEqual({ colour: 1, value: 6, round: 3 })
    mine.toggle(4, 4, 'cross', after)
    expect(mine.firstWrong(last, 0)).toEqual({ colour: 1, value: 6, round: 3 })
  })
  it('of old tables are deleted', () => {
    const keep = storage()
    for (let table = 0; table < 40; table++) new Marks(`t${table}`, 0, keep).toggle(0, 0, 'cross')
    expect([...keep.kept.keys()].filter((name) => name.startsWith('pad.'))).toHaveLength(24)
    expect(new Marks('t39', 0, keep).at(0, 0)).toBe('cross')
  })
})
