// The steps that are animated between two views of Think Str8!.

import { colours, seats, type Rows, type Str8 } from './view'

/** One automatic step, and what to highlight. */
export interface Scene {
  view: Str8
  is: 'placed' | 'checked' | 'given' | 'drawn' | 'turned' | 'moved'
  seat: number | null
  colour: number | null
  /** How many of the update's events have been shown by now. */
  lines: number
  /** How long it is shown at the calm pace. */
  ms: number
}

/** The steps between two views, without the last one, which is `after`. */
export function scenes(before: Str8, after: Str8): Scene[] {
  if (before.seat !== after.seat || after.closed || before.closed) return []
  const row = before.rows.dice.length - 1
  if (after.rows.dice.length > row + 2 || after.rows.dice.length < row + 1) return []
  const checked = before.rows.result[row]?.[0] === 0 && (after.rows.result[row]?.[0] ?? 0) !== 0
  if (checked) return checking(before, after, row)
  if (before.phase === 'exchange') return exchanging(before, after, row)
  if (before.phase === 'final' && after.phase === 'over') return revealing(before, after)
  return []
}

/** Shows all placements together, then compares the bets with the sum one by one. */
function checking(before: Str8, after: Str8, row: number): Scene[] {
  const base: Str8 = { ...before, phase: 'check', to_act: [], rows: rowsUntil(before.rows, after.rows, row) }
  const list: Scene[] = [{ view: base, is: 'placed', seat: null, colour: null, lines: 1, ms: 1400 }]
  before.checks.forEach((seat, n) => {
    const done = before.checks.slice(0, n + 1)
    const result = before.positions.map((_, one) => (done.includes(one) ? (after.rows.result[row]?.[one] ?? 0) : 0))
    const view = { ...base, ...stones(before, after, done), rows: { ...base.rows, result: replaced(base.rows.result, row, result) } }
    list.push({ view, is: 'checked', seat, colour: null, lines: 2 + n, ms: 1300 })
  })
  return list
}

/** The rows with the placements and sums of a round, but without the cards given up in it. */
function rowsUntil(before: Rows, after: Rows, row: number): Rows {
  return { ...before, start: after.start.slice(0, row + 1), sum: after.sum.slice(0, row + 1) }
}

/** Shows a card, then the one that replaces it. */
function exchanging(before: Str8, after: Str8, row: number): Scene[] {
  const seat = seats(before).find((one) => (before.rows.colour[row]?.[one] ?? -1) < 0 && (after.rows.colour[row]?.[one] ?? -1) >= 0)
  if (seat === undefined) return []
  const colour = after.rows.colour[row]?.[seat] ?? 0
  const value = after.rows.value[row]?.[seat] ?? 0
  const still = { ...before, to_act: [] }
  const given = { ...still, holders: withCard(before.holders, seat, colour, value) }
  const rows = { ...before.rows, colour: after.rows.colour.slice(0, row + 1), value: after.rows.value.slice(0, row + 1) }
  const drawn = { ...still, rows, pad: before.pad && after.pad ? { ...before.pad, black: after.pad.black } : before.pad, piles: after.piles, holders: after.holders }
  return [
    { view: given, is: 'given', seat, colour, lines: 0, ms: 1500 },
    { view: drawn, is: 'drawn', seat, colour, lines: 1, ms: 1100 },
  ]
}

/** Turns the cards over colour by colour, then moves the stones from last to first. */
function revealing(before: Str8, after: Str8): Scene[] {
  const base: Str8 = { ...before, phase: 'reveal', to_act: [], order: after.order }
  const list: Scene[] = []
  for (const colour of colours(after)) {
    const holders = after.holders.map((cards, holder) => cards.map((card, c) => (c <= colour ? card : (before.holders[holder]?.[c] ?? null))))
    const each = after.final.each?.map((points) => points.slice(0, colour + 1)) ?? null
    list.push({ view: { ...base, holders, final: { ...after.final, each, won: null } }, is: 'turned', seat: null, colour, lines: 1, ms: 1300 })
  }
  after.order.forEach((seat, n) => {
    const view: Str8 = { ...after, phase: 'reveal', to_act: [], winners: null, ...stones(before, after, after.order.slice(0, n + 1)) }
    list.push({ view, is: 'moved', seat, colour: null, lines: 2 + n, ms: 1100 })
  })
  return list
}

/** The stones when only some seats have moved; a stone that moves lands on top. */
export function stones(before: Str8, after: Str8, moved: number[]): Pick<Str8, 'positions' | 'heights'> {
  const positions = before.positions.map((from, seat) => (moved.includes(seat) ? (after.positions[seat] ?? from) : from))
  const upwards = [...before.track].reverse()
  for (const seat of moved) {
    if (before.positions[seat] === after.positions[seat]) continue
    upwards.splice(upwards.indexOf(seat), 1)
    upwards.push(seat)
  }
  const heights = positions.map((at, seat) => upwards.slice(0, upwards.indexOf(seat)).filter((one) => positions[one] === at).length)
  return { positions, heights }
}

const replaced = <T>(list: T[], at: number, one: T): T[] => list.map((other, n) => (n === at ? one : other))
const withCard = (holders: Str8['holders'], holder: number, colour: number, card: number | null): Str8['holders'] =>
  replaced(holders, holder, replaced(holders[holder] ?? [], colour, card))
