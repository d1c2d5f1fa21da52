// Sums and help that a seat has of its own, as the options spell them: a word for each seat.

import type { OptionValue } from '$lib/protocol'
import { say } from './text'

/** What a seat has if nothing is chosen for it: the sums and help of the table. */
export const AS_TABLE = 'table'

/** The options that have a word for each seat. */
export const BY_SEAT = ['seat_sums', 'seat_help'] as const

/** The word of each seat. */
export function wordsOf(value: OptionValue | undefined, seats: number): string[] {
  const words = String(value ?? '').split(' ').filter(Boolean)
  return Array.from({ length: seats }, (_, seat) => words[seat] ?? AS_TABLE)
}

/** The option's value; it ends with the last seat that has something of its own. */
export function valueOf(words: readonly string[]): string {
  const last = words.findLastIndex((word) => word !== AS_TABLE)
  return words.slice(0, Math.max(last, 0) + 1).join(' ')
}

/** What a seat has of its own, in a few words. */
export function seatNote(options: Record<string, OptionValue>, seat: number): string {
  const [deck, help] = BY_SEAT.map((name) => wordsOf(options[name], seat + 1)[seat] ?? AS_TABLE)
  return [deck !== AS_TABLE && say('ui-seat-sums', { deck: deck ?? '' }), help !== AS_TABLE && say('ui-seat-help', { help: help ?? '' })].filter(Boolean).join(' · ')
}
