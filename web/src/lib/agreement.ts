// Requests that the other players must agree to: who still has to answer, and the outcome.

import type { Fact } from '$text'
import type { TableState, Lobby } from './protocol'
import type { Person } from './people'

type Asked = NonNullable<Lobby['asked']>

/** The people who still have to answer a request: no bots, and nobody it is directed against. */
export function stillToAnswer(asked: Asked, people: Person[], against: number[] = []): Person[] {
  return people.filter(
    ({ seat, bot, empty }) => bot === null && !empty && seat !== asked.seat && !asked.agreed.includes(seat) && !against.includes(seat),
  )
}

/** The outcome of a request: null while it is pending, or if a move settled it. */
export function agreementOutcome(before: TableState, after: TableState, events: Fact[]): 'granted' | 'declined' | null {
  const { asked, paused, hurried } = before.lobby
  if (!asked || asked.what === 'call' || after.lobby.asked || events.length || after.result) return null
  const taken = asked.what === 'undo' && after.decision !== before.decision
  return taken || after.lobby.paused !== paused || after.lobby.hurried !== hurried ? 'granted' : 'declined'
}
