// Players, cards, goals and missions in words.

import { withNames, type Person } from '$lib/people'
import { colourOf, kindOf, valueOf, type Round, type Synergy, type Use } from './view'
import { wayOf } from './view'
import { words } from './words'

/** The name of the player at a place. */
export function nameOf(people: Person[], place: number): string {
  const person = people[place]
  if (!person) return words().ghost
  return person.you ? words().you : person.name
}

export const numberSaid = (card: number) => words().number(words().colours[colourOf(card)] ?? '', valueOf(card))
export const goalSaid = (goal: number) => words().goals[kindOf(goal)] ?? ''

/** The reason for a check's outcome, with names. */
export const reasonSaid = (round: Round, seat: number, people: Person[]) => withNames(round.reasons[seat] ?? '', people)

/** An action card that was used, in words. */
export function useSaid(use: Use, people: Person[]): string {
  const way = wayOf(use.action, `use ${use.words}`)
  const [one, other] = (way?.seats ?? []).map((seat) => nameOf(people, seat))
  const what = way?.number == null ? (one ?? '') : numberSaid(way.number)
  return words().used(nameOf(people, use.seat), words().uses[use.card](what, other ?? ''))
}

/** What a ping is about, in words. */
export function thingSaid(thing: string, people: Person[]): string {
  const [kind = '', which = ''] = thing.split(' ')
  const all = words().things as Record<string, string | ((what: string) => string)>
  const said = all[kind] ?? kind
  if (typeof said === 'string') return said
  if (kind === 'challenge') return said(words().challenges[which] ?? which)
  return said(kind === 'action' ? which : nameOf(people, Number(which)))
}

/** A mission's name, from the name of its preset. */
export const titled = (preset: string) =>
  preset.split('-').map((word, n) => (n && ['the', 'and'].includes(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join(' ')

/** The limits of a mission on the last number, in words. */
export const limitsSaid = (view: Synergy, limits: string[]) =>
  (limits.length ? limits : Object.keys(view.mission.challenges)).map((one) => words().challenges[one] ?? one).join(', ')
