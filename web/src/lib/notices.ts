// Sentences for changes of who plays and who is host.

import { t } from '$i18n'
import { personName } from './people'
import type { Notice } from '$generated/messages'

/** A change of player or host as a sentence; '' if the viewer knows already. */
export function noticeLine({ what, seat, name }: Notice, mine: number | null): string {
  return seat === mine ? (t().table.noticesToYou[what] ?? '') : t().table.notices[what](personName(name))
}
