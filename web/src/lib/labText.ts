// The words and numbers of the lab page.

import { say } from '$text'
import { screensOf, type Screens } from '../games'
import type { Card } from './api'
import type { StudyRow } from '$generated/lab'
import { levelName, optionName, presetName, valueName } from './gameWords'
import type { OptionValue } from './protocol'
import { settings } from './settings.svelte'

/** The display names of one game's options, presets and values. */
export class GameNames {
  private constructor(
    private readonly card: Card,
    private readonly screens: Screens | null,
  ) {}

  static async of(card: Card): Promise<GameNames> {
    return new GameNames(card, await screensOf(card.name).catch(() => null))
  }

  get title(): string {
    return this.card.title
  }

  option(name: string): string {
    if (name === 'seats' || name === 'preset' || name === 'bots') return say(`lab-vary-${name}`)
    return optionName(this.card.name, name)
  }

  preset(name: string): string {
    return presetName(this.card.name, name)
  }

  value(option: string, value: OptionValue): string {
    if (option === 'seats') return String(value)
    if (option === 'preset') return this.preset(String(value))
    if (option === 'bots') return levels(String(value))
    return valueName(this.card.name, this.screens, option, value)
  }

  /** The name of a cell, from what is varied in it. */
  cell(varied: Record<string, OptionValue>, row: StudyRow): string {
    const said = Object.entries(varied).map(([name, value]) => this.value(name, value))
    return said.join(', ') || settingName(row)
  }
}

/** The players and bots of a study in which nothing is varied. */
export const settingName = (row: StudyRow): string => say('lab-setting', { seats: row.seats.join(', '), bots: row.bots.map(levelName).join(', ') })

/** The levels of a study: one, or several that play each other. */
function levels(value: string): string {
  const [above = '', ...below] = value.split('/').map(levelName)
  return below.length ? say('lab-against', { above, below: below.join(', ') }) : above
}

/** A number with separators, as the language writes it. */
export const grouped = (count: number): string => Math.round(count).toLocaleString(settings.language)

/** A number with one decimal, as the language writes it. */
export const decimal = (value: number): string => value.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A number of games. */
export const gamesText = (count: number): string => say('lab-games', { count, games: grouped(count) })

/** A share as a percentage. */
export function percent(share: number, sign = false): string {
  const said = Math.round(Math.abs(share) * 1000) / 10
  const mark = said === 0 ? '' : share < 0 ? '\u2212' : sign ? '+' : ''
  return say('percent', { value: mark + decimal(said) })
}
