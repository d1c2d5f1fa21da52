// How a game ended, for the person who looks at the result.

import { say } from '$text'
import type { Person } from './people'
import { STOPPED, type Result } from './protocol'
import { capitalize } from './sentence'

export type Outcome = 'won' | 'lost' | 'draw' | 'stopped'

export interface Verdict {
  outcome: Outcome
  /** Who won, in a few words. */
  title: string
  /** Who beat whom, or who did it together; '' where the title says it all. */
  about: string
}

/** The verdict on a game of this kind; `seat` is null for spectators. */
export function verdictOf({ winners, reason }: Result, kind: string, seat: number | null, people: Person[]): Verdict {
  if (reason === STOPPED) {
    const alone = people.every((person) => person.you || (person.bot !== null && !person.away))
    return { outcome: 'stopped', title: say('result-stopped'), about: alone ? say('result-stopped-alone') : say('result-stopped-about') }
  }
  const won = seat === null ? winners.length > 0 : winners.includes(seat)
  if (kind === 'co-operative') return together(won, seat, people)
  if (!winners.length || winners.length === people.length) return { outcome: 'draw', title: say('result-draw'), about: '' }
  const tied = kind !== 'teams' && winners.length > 1
  const others = people.map((person) => person.seat).filter((one) => !winners.includes(one))
  const beat = capitalize(say('result-beat', { seats: winners, others }, people))
  if (won && seat !== null) return { outcome: 'won', title: say(tied ? 'result-you-shared' : 'result-you-won'), about: beat }
  return { outcome: won ? 'won' : 'lost', title: say(tied ? 'result-tie' : 'result-others-won', { seats: winners }, people), about: '' }
}

function together(won: boolean, seat: number | null, people: Person[]): Verdict {
  const end = won ? 'won' : 'lost'
  const about = people.length > 1 ? capitalize(say(`result-together-${end}`, { seats: people.map((person) => person.seat) }, people)) : ''
  return { outcome: end, title: say(seat === null ? `result-team-${end}-watching` : `result-team-${end}`), about }
}

export type Strength = 'stronger' | 'weaker'

/** Whether a rematch can have stronger or weaker bots; `levels` lists the weakest first. */
export function otherStrengths(people: Person[], levels: string[]): Strength[] {
  const at = people.filter((person) => person.bot !== null && !person.away).map((person) => levels.indexOf(person.bot ?? ''))
  const choices: [Strength, boolean][] = [
    ['stronger', at.some((level) => level + 1 < levels.length)],
    ['weaker', at.some((level) => level > 0)],
  ]
  return choices.filter(([, can]) => can).map(([strength]) => strength)
}
