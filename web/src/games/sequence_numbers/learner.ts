// The learner's record: how each sum went, saved on this device only.

import { localStore } from '$lib/storage'
import { sumOf, type Sum } from './view'

const SUMS = 'sequence_numbers.sums'
/** Whoever takes longer than this has probably been away. */
const LONGEST = 60_000

/** How one sum went. */
export interface Tried {
  /** How often it was answered right at the first attempt, and how often not. */
  right: number
  wrong: number
  /** The time of the right answers in milliseconds. */
  ms: number
  /** Whether it went right last time. */
  ok: boolean
}
export type Sums = Record<string, Tried>
export type Sign = Sum['sign']

const isTried = (one: unknown): one is Tried =>
  typeof one === 'object' && one !== null && ['right', 'wrong', 'ms'].every((key) => typeof (one as Record<string, unknown>)[key] === 'number')

/** The record; whatever isn't a sum in it is ignored. */
export function readSums(): Sums {
  const found = localStore.read<unknown>(SUMS, {})
  if (typeof found !== 'object' || found === null) return {}
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Tried] => sumOf(entry[0]) !== null && isTried(entry[1])))
}

/** Adds how a sum went: right at the first attempt after so many milliseconds, or not. */
export function noted(sums: Sums, face: string, right: boolean, ms: number): Sums {
  const before = sums[face] ?? { right: 0, wrong: 0, ms: 0, ok: true }
  const after = right ? { ...before, right: before.right + 1, ms: before.ms + Math.min(Math.round(ms), LONGEST) } : { ...before, wrong: before.wrong + 1 }
  return { ...sums, [face]: { ...after, ok: right } }
}

/** Saves how a sum went. */
export const noteSum = (face: string, right: boolean, ms: number): void => {
  if (sumOf(face)) localStore.write(SUMS, noted(readSums(), face, right, ms))
}

export const forgetSums = (): void => localStore.write(SUMS, null)

/** The sums that were wrong last time, or often: those with the most mistakes first. */
export function tricky(sums: Sums): string[] {
  const found = Object.entries(sums).filter(([, one]) => one.wrong > 0 && (!one.ok || one.wrong > one.right))
  return found.toSorted(([, one], [, other]) => other.wrong - other.right - (one.wrong - one.right)).map(([face]) => face)
}

export interface Counted {
  right: number
  wrong: number
  /** The average time of the right answers in seconds; null without any. */
  seconds: number | null
}

/** The record in numbers, of one kind of sum or of all. */
export function counted(sums: Sums, sign?: Sign): Counted {
  const found = Object.entries(sums).filter(([face]) => !sign || sumOf(face)?.sign === sign)
  const total = (key: 'right' | 'wrong' | 'ms') => found.reduce((all, [, one]) => all + one[key], 0)
  const right = total('right')
  return { right, wrong: total('wrong'), seconds: right ? total('ms') / right / 1000 : null }
}
