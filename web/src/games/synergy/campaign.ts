// The mission that comes next in the campaign of somebody who plays with bots.

import { api, type Group } from '$lib/api'
import type { Setup } from '$lib/lastSetup'
import type { NextMission } from '../index'
import { campaignOf, listed, nextOf, progressOf, type Mission } from './missions'

/** The campaign of whoever plays without other people. */
const alone = (groups: Group[]): Group | undefined => groups.find(({ people }) => people.every((person) => person.you))

/** The next mission to be won, once one is won; null if `setup` is already one to be won, or of one's own making. */
export function following(setup: Setup, missions: Mission[], groups: Group[]): NextMission | null {
  const campaign = campaignOf(alone(groups))
  const current = missions.findIndex((mission) => mission.preset === setup.preset)
  const own = current < 0 || setup.options['mission'] !== undefined || Object.keys(setup.material).length > 0
  if (!campaign?.solved || own || !progressOf(campaign, missions[current]?.number ?? 0).solved) return null
  return nextOf(missions.slice(current), campaign) ?? nextOf(missions, campaign)
}

export async function nextMission(setup: Setup): Promise<NextMission | null> {
  const [missions, groups] = await Promise.all([api.missions('synergy'), api.campaigns('synergy')])
  return following(setup, listed(missions), groups)
}
