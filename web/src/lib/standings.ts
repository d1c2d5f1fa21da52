// How strong the bots of each game are: what `parlour ladder` has measured.

import { say } from '$text'

export interface Standing {
  level: string
  /** An Elo rating, or the share of games that a team of this level wins; with its 95% interval. */
  value: number
  low: number
  high: number
  games: number
}

export interface Meeting {
  above: string
  below: string
  deals: number
  /** The share of games that one side of `above` wins against sides of `below`, and its standard error. */
  won: number
  error: number
}

export interface Setting {
  seats: number
  /** 1 in a co-operative game. */
  sides: number
  preset: string
  levels: Standing[]
  meetings?: Meeting[]
}

export interface GameStandings {
  /** What plays these games again. */
  command: string
  kind: 'Elo' | 'win rate'
  settings: Setting[]
}

export interface Standings {
  seed: string
  games: Record<string, GameStandings>
}

const file = import.meta.glob<Standings>('../../../src/parlour/policies/ladder.json', { import: 'default' })

/** What has been measured; null if it can't be loaded. */
export const standings = async (): Promise<Standings | null> => (await Object.values(file)[0]?.().catch(() => null)) ?? null

/** What was measured with this preset and so many players. */
export const settingOf = (found: GameStandings | undefined, seats: number, preset: string | null): Setting | undefined =>
  found?.settings.find((one) => one.seats === seats && one.preset === preset)

/** What to expect of a level, in a sentence; empty if it wasn't measured. */
export function expectation(setting: Setting | undefined, level: string): string {
  if (!setting) return ''
  const tenths = (share: number) => Math.round(10 * share)
  const at = setting.levels.findIndex((one) => one.level === level)
  const mine = setting.levels[at]
  if (setting.sides === 1) return mine ? say('bot-team-wins', { wins: tenths(mine.value) }) : ''
  const below = setting.levels[at - 1]?.level
  const met = setting.meetings?.find((one) => one.above === level && one.below === below)
  return met ? say('bot-beats', { wins: tenths(met.won), sides: setting.sides }) : ''
}
