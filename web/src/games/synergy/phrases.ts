// Players, cards, goals and missions in words.

import { CHALLENGES, COLOURS, GOALS, LETTERS } from '$generated/synergy'
import type { Person } from '$lib/people'
import { say } from './text'
import { colourOf, kindOf, valueOf, type Round, type Synergy, type Use } from './view'

/** The name of the player at a place. */
export function nameOf(people: Person[], place: number): string {
  const person = people[place]
  if (!person) return say('ui-ghost')
  return person.you ? say('ui-you') : person.name
}

/** A place as texts want it: null is the ghost. */
export const seatAt = (people: Person[], place: number): number | null => (people[place] ? place : null)

export const numberSaid = (card: number): string => say('thing-number', { colour: COLOURS[colourOf(card)], value: valueOf(card) })
export const numbersSaid = (cards: number[]): string => cards.map(numberSaid).join(', ')
export const goalSaid = (goal: number): string => say('thing-goal', { goal: GOALS[kindOf(goal)] })
/** When a goal is met. */
export const goalAbout = (goal: number): string => say.any(`ui-goal-${GOALS[kindOf(goal)]}`) ?? ''

/** The reason for a check's outcome. */
export function reasonSaid(round: Round, seat: number, people: Person[]): string {
  const reason = round.reasons[seat]
  return reason ? say.fact('thing', reason, people) : ''
}

/** An action card that was used. */
export function useSaid({ seat, card, seats, number }: Use, people: Person[]): string {
  const own = seats.length === 1 && seats[0] === seat
  return say('event-used', { seat, card, seats, own, number: number === null ? null : numberSaid(number) }, people)
}

/** The numbers that players took back, by seat. */
export const keptSaid = (kept: (number | null)[], people: Person[]): string =>
  kept.flatMap((card, seat) => (card === null ? [] : [say('thing-number-of', { seat, card: numberSaid(card) }, people)])).join(', ')

/** What a ping is about. */
export function thingSaid(thing: string, people: Person[]): string {
  const [kind = '', which = ''] = thing.split(' ')
  if (kind === 'challenge') return say('ui-point-challenge', { name: elementSaid(which) })
  if (kind === 'action') return say('ui-point-action', { letter: which })
  return say.any(`ui-point-${kind}`, { seat: which ? seatAt(people, Number(which)) : null }, people) ?? thing
}

/** The name of a mission without a number: one for two players, or a custom one. */
export const unnumberedSaid = ({ preset }: { preset: string }, named?: string): string => (preset && say.any(`preset-${preset}`)) || named || say('ui-own-mission')

export const missionSaid = (number: number): string => say.any(`mission-${number}`) ?? String(number)

export const isLetter = (element: string): boolean => (LETTERS as readonly string[]).includes(element)
export const isChallenge = (element: string): boolean => (CHALLENGES as readonly string[]).includes(element)
const textOf = (element: string): string => `${isLetter(element) ? 'ui-action' : isChallenge(element) ? 'ui-challenge' : 'ui-element'}-${element.toLowerCase()}`

/** The name of an action card, a challenge, GNN, super or hyper. */
export const elementSaid = (element: string): string => (isLetter(element) ? element : (say.any(textOf(element)) ?? element))
/** What an action card, a challenge, GNN, super or hyper does. */
export const elementAbout = (element: string): string => say.any(isLetter(element) ? textOf(element) : `${textOf(element)}.about`) ?? ''

/** The limits of a mission on the last number. */
export const limitsSaid = (view: Synergy, limits: string[]): string => (limits.length ? limits : view.mission.challenges).map(elementSaid).join(', ')
