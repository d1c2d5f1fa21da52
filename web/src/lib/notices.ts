// Sentences for changes of who plays and who is host.

import { say, type Audience } from '$text'
import { personName } from './people'
import type { Notice } from '$generated/messages'

/** A change of player or host as a sentence; '' if the viewer knows already. */
export function noticeLine({ what, seat, name }: Notice, mine: number | null): string {
  const about: Audience[number] = { name: personName(name), you: seat === mine }
  return say(`notice-${what}`, { seat }, Array<typeof about>(seat + 1).fill(about))
}
