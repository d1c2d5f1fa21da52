// Missions and campaigns: progress, filters and what comes next.

import type { Card, Group, MissionRow } from '$lib/api'
import { titled } from './phrases'

/** A group's progress with a mission. */
export interface MissionProgress {
  number: number
  attempts: number
  solved: boolean
  medal: 'gold' | 'silver' | 'bronze' | null
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

export interface Mission {
  number: number
  name: string
  preset: string
  stars: number
  rounds: number
  lives: number
  numbers: number
  goals: number
  /** Action cards by letter, challenges by code, GNN, super and hyper. */
  elements: string[]
  /** What is new in this mission, in the server's words; '' if unknown. */
  new: string
}

export interface Filter {
  stars: number
  state: 'all' | 'open' | 'solved'
  element: string
}
export const EVERYTHING: Filter = { stars: 0, state: 'all', element: '' }

const SAYS = /^mission (\d+): (\d+) rounds, (\d+) lives, hands of (\d+)\+(\d+)(?:, (.+))?$/

/** The missions of the game's card, with what is new in each if the server says so. */
export function listed(card: Pick<Card, 'presets'>, rows: MissionRow[]): Mission[] {
  return card.presets.flatMap((preset): Mission[] => {
    const found = SAYS.exec(preset.says)
    if (!found) return []
    const [number = 0, rounds = 0, lives = 0, numbers = 0, goals = 0] = found.slice(1, 6).map(Number)
    const row = rows.find((one) => one.number === number)
    const elements = (found[6] ?? '').split(', ').filter(Boolean).flatMap((part) => (part.startsWith('action ') ? part.slice(7).split(' ') : [part]))
    return [{ number, rounds, lives, numbers, goals, elements, preset: preset.name, name: row?.name ?? titled(preset.name), stars: row?.stars ?? preset.mark.length, new: row?.new ?? '' }]
  })
}

export const campaignOf = (group: Group | undefined): Campaign | null => (group ? (group.card as Campaign) : null)
export const progressOf = (campaign: Campaign | null, number: number): MissionProgress =>
  campaign?.missions.find((one) => one.number === number) ?? { number, attempts: 0, solved: false, medal: null }

/** The missions that pass a filter. */
export const filtered = (missions: Mission[], filter: Filter, campaign: Campaign | null): Mission[] =>
  missions.filter(
    (mission) =>
      (!filter.stars || mission.stars === filter.stars) &&
      (!filter.element || mission.elements.includes(filter.element)) &&
      (filter.state === 'all' || progressOf(campaign, mission.number).solved === (filter.state === 'solved')),
  )

/** The first unsolved mission; null if all are solved. */
export const nextOf = (missions: Mission[], campaign: Campaign | null): Mission | null =>
  missions.find((mission) => !progressOf(campaign, mission.number).solved) ?? null

/** The element that is new in a mission: H for "action H". */
export function elementOf(news: string): string {
  const [kind, which] = news.split(' ')
  if ((kind === 'action' || kind === 'challenge' || kind === 'order') && which) return which
  return news === 'super' || news === 'hyper' ? news : ''
}
