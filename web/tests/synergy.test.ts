// Tests of the Synergy screens.

import { describe, expect, it } from 'vitest'
import type { MissionRow } from '../src/lib/api'
import type { Hand } from '../src/generated/synergy'
import { fanned, inPlaces } from '../src/games/synergy/handLayout'
import { elementsOf, EVERYTHING, filtered, listed, newElement, nextOf, type Campaign, type Mission } from '../src/games/synergy/missions'
import { BETWEEN, EQUAL, PLUS1, proofOf, SECHI, SECLO, UNIQUE } from '../src/games/synergy/goalProof'
import { decisionOf } from '../src/games/synergy/deciding'
import { scenes } from '../src/games/synergy/scenes'
import { Targets } from '../src/games/synergy/targets.svelte'
import { chosenWay, couldMake, heldOf, ladderOf, openTo, othersOf, wayOf, waysOf, type Place, type Round, type Synergy } from '../src/games/synergy/view'

const place = (more: Partial<Place> = {}): Place => ({
  ghost: false, first: null, goal: null, last: null, counts: null, plus: false, minus: false, may_sum: [], held: 5, goals_held: 3, pile: 5, goal_pile: 4,
  known: [], numbers: null, goals: null, row: [], goal_row: [], unseen: null, unseen_goals: null, used: 0, ...more,
})
const view = (more: Partial<Synergy> = {}): Synergy => ({
  phase: 'commit1', thinking: 3, round: 1, won: 0, rounds: 3, lives: 3, lives_at_start: 3, allowed: 1, bonus: false, order: 'NGN', actions: [], leader: 1,
  mission: { number: 1, stars: 1, rounds: 3, lives: 3, numbers: 5, goals: 3, order: 'NGN', fail: 1, actions: [], challenges: [], sums: [2, 10], super: false, hyper: false, new: 'round', preset: '' },
  super: null, hyper: null, ignored: null, redealt: [], uses: [], past: [], pings_per_round: 3, result: null, to_act: [0, 1, 2], mine: null,
  places: [place(), place(), place()], hand: null, seat: 0, status: { is: 'choose', what: 'number' }, ...more,
})
const round: Round = {
  first: [2, 7, 11], goals: [0, 10, 20], last: [3, 9, 13], sums: [7, 8, 6], met: [true, true, false], reasons: [{ is: 'apart', step: 'more', sum: 7, other: 6, seat: 2 }, { is: 'alone', sum: 8 }, { is: 'ranked', sum: 6, rank: 1, end: 'lowest', ahead: [] }], completed: true,
  kept: [null, null, null], plus: null, minus: null, ignored: null, bonus: false,
}

describe('actions are read from their numbers', () => {
  it('tells cards and targets', () => {
    expect(wayOf(40)).toEqual({ action: 40, card: 'A', seats: [], number: 7 })
    expect(wayOf(58)).toMatchObject({ card: 'B', number: 0 })
    expect(wayOf(119)).toEqual({ action: 119, card: 'E', seats: [1, 4], number: null })
    expect(wayOf(110)).toMatchObject({ card: 'D', seats: [2] })
    expect(wayOf(127)).toMatchObject({ card: 'F', seats: [4] })
    expect(wayOf(128)).toMatchObject({ card: 'G', seats: [0] })
    expect(wayOf(133)).toMatchObject({ card: 'H', seats: [], number: null })
    expect(wayOf(135)).toMatchObject({ card: 'I', seats: [0, 2] })
    expect(wayOf(144)).toMatchObject({ card: 'J', seats: [] })
    expect(wayOf(87)).toMatchObject({ card: 'C', number: 4 })
    expect([wayOf(31), wayOf(32), wayOf(145)]).toEqual([null, null, null])
  })
  it('offers the partners of a first choice, and no others', () => {
    const ways = waysOf([113, 114, 123])
    expect(openTo(ways, 'E', []).sort()).toEqual([0, 1, 2])
    expect(openTo(ways, 'E', [1])).toEqual([0])
    expect(chosenWay(ways, 'E', [2, 0], null)?.action).toBe(114)
    expect(chosenWay(ways, 'E', [2], null)).toBeNull()
    expect(chosenWay(ways, 'F', [0], null)?.action).toBe(123)
  })
  it('names the limits that a card would break, only when it is played last', () => {
    const hand: Hand = { numbers: [0, 4], goals: [2], breaks: [['LOHI'], []], strands: [1], makes: [3, 7], reaches: null }
    const last = heldOf(view({ phase: 'commit3', hand }), [4])
    expect(last.map((one) => [one.action, one.breaks, one.makes])).toEqual([[null, ['LOHI'], 3], [4, [], 7], [null, [], null]])
    expect(heldOf(view({ hand }), []).map((one) => [one.breaks.length, one.strands])).toEqual([[0, false], [0, true], [0, false]])
    expect(heldOf(view({ phase: 'commit2', hand }), [])[1]?.strands, 'the first number is already played').toBe(false)
  })
})

describe('the ladder', () => {
  it('is as long as the mission needs', () => {
    expect(ladderOf(view())).toEqual([2, 10])
    const differences = view()
    differences.mission = { ...differences.mission, sums: [0, 5] }
    expect(ladderOf(differences)).toEqual([0, 5])
  })
  it('draws the check of each goal', () => {
    const sums = [7, 8, 6]
    expect(proofOf(PLUS1, 0, sums, null).to).toEqual([2])
    expect(proofOf(PLUS1, 2, sums, null)).toMatchObject({ to: [], wanted: 5 })
    expect(proofOf(EQUAL, 0, [4, 5, 4], null).to).toEqual([2])
    expect(proofOf(UNIQUE, 0, sums, null)).toMatchObject({ to: [], wanted: 7 })
    expect(proofOf(BETWEEN, 0, sums, null).between).toEqual([6, 8])
    expect(proofOf(BETWEEN, 0, [8, 4, 9, 7], 1).between).toEqual([7, 9])
    expect(proofOf(SECHI, 0, sums, null).ranks).toEqual([8, 7])
    expect(proofOf(SECLO, 2, sums, null).ranks).toEqual([6, 7])
    expect(proofOf(SECLO, 1, [5, 9, 7], null).ranks).toEqual([5, 7, 9])
    expect(proofOf(EQUAL, 1, sums, 1)).toMatchObject({ to: [], wanted: null })
  })
  it('shows what the hand can make while the first number is chosen', () => {
    const hand: Hand = { numbers: [0, 3, 4], goals: [2], breaks: null, strands: null, makes: null, reaches: [[5, 6], [5, 9], [6, 9]] }
    const choosing = view({ hand })
    const [one] = heldOf(choosing, [0, 3, 4])
    expect(couldMake(choosing, null)).toEqual([5, 6, 9])
    expect(couldMake(choosing, one ?? null)).toEqual([5, 6])
    expect(couldMake(view({ hand, mine: 3 }), null), 'face down').toEqual([5, 9])
    expect(couldMake(view({ hand: { ...hand, reaches: null } }), null)).toEqual([])
    expect(ladderOf(view({ hand: { ...hand, reaches: [[12]] } }))).toEqual([2, 12])
  })
  it('lists the others from the left neighbour on', () => {
    expect(othersOf(view({ seat: 1 }))).toEqual([2, 0])
    expect(othersOf(view({ seat: null }))).toEqual([0, 1, 2])
  })
})

describe('automatic steps are shown one after another', () => {
  const before = view({ phase: 'commit3', hand: { numbers: [3, 4], goals: [], breaks: null, strands: null, makes: [7, 8], reaches: null }, to_act: [0] })
  it('checks seat by seat from the leader on, then judges', () => {
    const after = view({ phase: 'keep', past: [round], won: 1, places: [0, 1, 2].map((k) => place({ first: round.first[k] ?? 0, last: round.last[k] ?? 0 })) })
    const list = scenes(before, after, {})
    expect(list.map((one) => [one.is, one.seat])).toEqual([['sums', null], ['checked', 1], ['checked', 2], ['checked', 0], ['verdict', null]])
    expect(list[0]?.view.won).toBe(0)
    expect(list[1]?.done).toEqual([1])
    expect(list[4]?.view.won).toBe(1)
    expect(list[0]?.view.hand?.numbers).toEqual([4])
  })
  const ended = (more: Partial<Synergy>) => view({ phase: 'over', to_act: [], past: [round], places: [0, 1, 2].map((k) => place({ first: round.first[k] ?? 0, last: round.last[k] ?? 0 })), ...more })
  it('tells the log no more than the table has shown', () => {
    const after = ended({ lives: 0, status: { is: 'lost', cause: 'lives', seats: [] }, result: { won: false, cause: 'lives', seats: [], medal: null } })
    const list = scenes(before, after, {})
    expect(list.map((one) => one.lines), 'seat 0 is checked last, and its line is the first').toEqual([1, 1, 1, 4, 5])
    expect(list.slice(0, -1).every((one) => one.told.past.length === 0 && one.told.result === null && one.told.phase !== 'over')).toBe(true)
    expect(list.at(-1)?.told.past).toEqual([round])
  })
  it('shows an end without a check', () => {
    const stuck = view({ phase: 'over', to_act: [], places: [place({ first: 1, goal: 1 }), place({ first: 6, goal: 8 }), place({ first: 11, goal: 15 })], status: { is: 'lost', cause: 'challenge', seats: [2] }, result: { won: false, cause: 'challenge', seats: [2], medal: null } })
    const list = scenes(view({ phase: 'commit2' }), stuck, {})
    expect(list.map((one) => one.is)).toEqual(['turned', 'ended'])
    expect(list[0]?.told.result, 'not before it is due').toBeNull()
    expect(list[1]).toMatchObject({ lines: Infinity, told: { result: { cause: 'challenge' } } })
  })
  it('shows passed numbers first where they were played', () => {
    const passed = view({ phase: 'commit2', places: [place({ first: 10 }), place({ first: 0 }), place({ first: 5 })] })
    passed.mission = { ...passed.mission, challenges: ['PASSN'] }
    const list = scenes({ ...view(), mission: passed.mission }, passed, { pass_number_dir: 'left' })
    expect(list.map((one) => one.is)).toEqual(['turned', 'passed'])
    expect(list[0]?.view.places.map((one) => one.first)).toEqual([0, 5, 10])
  })
  it('shows nothing twice, and nothing of another game', () => {
    expect(scenes(before, before, {})).toEqual([])
    expect(scenes(view({ seat: 1 }), view({ phase: 'keep', past: [round] }), {})).toEqual([])
  })
})

describe('the picture at the end', () => {
  const over = (won: boolean, more: Partial<Synergy> = {}) => view({ phase: 'over', past: [round], result: { won, cause: won ? 'won' : 'lives', seats: [], medal: won ? 'gold' : null }, ...more })
  it('draws the goal that was missed, or the own one', () => {
    expect(decisionOf(over(false))).toMatchObject({ seat: 2, met: 2, needed: 2, super: false })
    expect(decisionOf(over(true))).toMatchObject({ seat: 0, met: 2 })
    expect(decisionOf(over(true, { seat: 2 }))?.seat, 'one that was met').toBe(0)
  })
  it('names the Super card when the others were enough', () => {
    expect(decisionOf(over(false, { super: 2 }))).toMatchObject({ seat: 2, super: true })
    expect(decisionOf(over(false, { super: 2, allowed: 0 }))).toMatchObject({ seat: 2, super: false })
  })
  it('is the player with the Hyper card if they lost it', () => {
    expect(decisionOf(over(false, { hyper: 2, result: { won: false, cause: 'hyper', seats: [2], medal: null } }))?.seat).toBe(2)
  })
  it('is not drawn when someone could not go on', () => {
    expect(decisionOf(over(false, { result: { won: false, cause: 'no_numbers', seats: [1], medal: null } }))).toBeNull()
  })
})

describe('missions', () => {
  const mission = (more: Partial<Mission>) => ({ ...view().mission, preset: '', ...more })
  const rows = [
    mission({ number: 1, stars: 1, new: 'round' }),
    mission({ number: 9, stars: 2, order: 'GNN', actions: ['G'], new: 'GNN' }),
    mission({ number: 28, stars: 5, order: 'GNN', actions: ['C', 'E'], challenges: ['DBL3'], super: true, hyper: true, new: 'mix' }),
  ]
  const all = listed(rows as unknown as MissionRow[])
  const campaign = { missions: [{ number: 1, attempts: 2, solved: true, medal: 'gold' }] } as unknown as Campaign

  it('have elements, one of which may be new', () => {
    expect(all.map(elementsOf)).toEqual([[], ['GNN', 'G'], ['GNN', 'C', 'E', 'DBL3', 'super', 'hyper']])
    expect(all.map(newElement)).toEqual([null, 'GNN', null])
  })
  it('are filtered, and the next one is the first unsolved', () => {
    expect(filtered(all, { ...EVERYTHING, element: 'GNN' }, null).map((one) => one.number)).toEqual([9, 28])
    expect(filtered(all, { ...EVERYTHING, state: 'solved' }, campaign).map((one) => one.number)).toEqual([1])
    expect(filtered(all, { ...EVERYTHING, stars: 5, state: 'open' }, campaign).map((one) => one.number)).toEqual([28])
    expect(nextOf(all, campaign)?.number).toBe(9)
    expect(nextOf(all, null)?.number).toBe(1)
  })
})

describe('the targets of an action card', () => {
  const offered = [113, 114, 123, 124, 40, 32]
  it('are chosen step by step, and dropped by choosing them again', () => {
    const targets = new Targets(() => offered, () => false)
    expect([...targets.cards].sort()).toEqual(['A', 'E', 'F'])
    targets.choose('E')
    expect([0, 1, 2].map((seat) => targets.may('goal', seat))).toEqual([true, true, true])
    targets.take(1)
    expect(targets.partner).toBe(true)
    expect([0, 1, 2].map((seat) => targets.may('goal', seat))).toEqual([true, true, false])
    targets.take(0)
    expect(targets.way?.action).toBe(113)
    targets.take(0)
    expect(targets.way).toBeNull()
    targets.choose('E')
    expect([targets.now, targets.seats]).toEqual([null, []])
  })
  it('are a single seat or a number where the card says so', () => {
    const targets = new Targets(() => offered, () => false)
    targets.choose('F')
    targets.take(0)
    targets.take(1)
    expect([targets.seats, targets.way?.action]).toEqual([[1], 124])
    targets.choose('A')
    expect([targets.mayNumber('row', 7), targets.mayNumber('hand', 7), targets.mayNumber('row', 6)]).toEqual([true, false, false])
    targets.takeNumber(7)
    expect(targets.way?.action).toBe(40)
  })
  it('are dropped when they are no longer legal', () => {
    const later = new Targets(() => [114], () => false)
    ;[later.card, later.seats] = ['E', [1]]
    later.follow()
    expect([later.card, later.seats]).toEqual(['E', []])
    const gone = new Targets(() => [32], () => false)
    gone.card = 'E'
    gone.follow()
    expect(gone.now).toBeNull()
  })
})

describe('a hand', () => {
  const round1 = fanned(null, [1, 3, 3, 5], '0 1', 5)

  it('has a position for every card of the mission, used or not', () => {
    expect(round1.cards).toEqual([1, 3, 3, 5, null])
  })
  it('keeps the position of a played card until the next round', () => {
    const laid = fanned(round1, [1, 3, 5], '0 1', 5)
    expect(laid.cards).toEqual([1, 3, null, 5, null])
    expect(fanned(laid, [1, 3, 5], '0 1', 5)).toEqual(laid)
    expect(fanned(laid, [1, 2, 3, 5, 9], '0 2', 5).cards).toEqual([1, 2, 3, 5, 9])
  })
  it('gives new cards the free positions, and adds positions if there are none', () => {
    expect(fanned(round1, [1, 2, 3, 5], '0 1', 5).cards).toEqual([1, 3, 2, 5, null])
    expect(fanned(round1, [1, 3, 3, 4, 5, 6], '0 1', 5).cards).toEqual([1, 3, 3, 5, 4, 6])
  })
  it('shows each of two equal cards once', () => {
    const held = [{ card: 3, n: 1 }, { card: 5, n: 2 }, { card: 3, n: 3 }]
    expect(inPlaces(fanned(round1, [3, 5, 3], '0 1', 5), held).map((one) => one?.n)).toEqual([undefined, 1, 3, 2, undefined])
  })
})
