// Missions and campaigns: progress, filters and what comes next.

import type { MissionCard } from '$generated/synergy'
import type { Group, MissionRow } from '$lib/api'

/** A group's progress with a mission. */
export interface MissionProgress {
  number: number
  attempts: number
  solved: boolean
  medal: 'gold' | 'silver' | 'bronze' | null
  /** Whether it was only won with rules that make it easier, which earns no medal. */
  eased?: boolean
}

/** A group's campaign, as the game stores it. */
export interface Campaign {
  missions: MissionProgress[]
  next: number | null
  attempts: number
  solved: number
  stars: number
  stars_of: number
  medals: Record<'gold' | 'silver' | 'bronze', number>
  unlocked: string[]
}

/** A mission as the server lists it. */
export interface Mission extends Omit<MissionCard, 'number' | 'fail'> {
  number: number
  preset: string
}

export interface Filter {
  stars: number
  state: 'all' | 'open' | 'solved'
  element: string
}
export const EVERYTHING: Filter = { stars: 0, state: 'all', element: '' }

export const listed = (rows: MissionRow[]): Mission[] => rows as unknown as Mission[]

/** What a mission has: action cards by letter, challenges by code, GNN, super and hyper. */
export const elementsOf = (mission: Mission): string[] => [
  ...(mission.order === 'GNN' ? ['GNN'] : []),
  ...mission.actions,
  ...mission.challenges,
  ...(mission.super ? ['super'] : []),
  ...(mission.hyper ? ['hyper'] : []),
]

export const campaignOf = (group: Group | undefined): Campaign | null => (group ? (group.card as Campaign) : null)
export const progressOf = (campaign: Campaign | null, number: number): MissionProgress =>
  campaign?.missions.find((one) => one.number === number) ?? { number, attempts: 0, solved: false, medal: null }

/** The missions that pass a filter. */
export const filtered = (missions: Mission[], filter: Filter, campaign: Campaign | null): Mission[] =>
  missions.filter(
    (mission) =>
      (!filter.stars || mission.stars === filter.stars) &&
      (!filter.element || elementsOf(mission).includes(filter.element)) &&
      (filter.state === 'all' || progressOf(campaign, mission.number).solved === (filter.state === 'solved')),
  )

/** The first unsolved mission; null if all are solved. */
export const nextOf = (missions: Mission[], campaign: Campaign | null): Mission | null =>
  missions.find((mission) => !progressOf(campaign, mission.number).solved) ?? null

/** The element that is new in a mission, or null if what is new isn't an element. */
export const newElement = (mission: Mission): string | null => (elementsOf(mission).includes(mission.new) ? mission.new : null)
