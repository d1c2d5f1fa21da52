// The words and numbers of the lab's pages.

import { pageText, say } from '$text'
import { screensOf, type Screens } from '../games'
import type { Card } from './api'
import type { StudyRow } from '$generated/lab'
import { levelName, optionName, presetName, valueName } from './gameWords'
import type { OptionValue } from './protocol'
import { settings } from './settings.svelte'

/** The texts of the lab's pages. */
export const words = pageText('lab')

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
    if (name === 'seats' || name === 'preset' || name === 'bots') return words(`name-${name}`)
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
    const said = Object.entries(varied).map(([name, value]) => words('named', { name: this.option(name), value: this.value(name, value) }))
    return said.join(', ') || settingName(row)
  }

  /** What is varied in a study, with all values; its players and bots if nothing is. */
  varied(row: StudyRow): string {
    const said = Object.entries(row.varied).map(([name, values]) => words('named', { name: this.option(name), value: values.map((value) => this.value(name, value)).join(', ') }))
    return said.join('; ') || settingName(row)
  }
}

/** The players and bots of a study in which nothing is varied. */
export function settingName(row: StudyRow): string {
  const [only, ...more] = row.seats
  return words('setting', { seats: only !== undefined && !more.length ? only : row.seats.join(', '), bots: row.bots.map(levelName).join(', ') })
}

/** The levels of a study: one, or several that play each other. */
function levels(value: string): string {
  const [above = '', ...below] = value.split('/').map(levelName)
  return below.length ? words('against', { above, below: below.join(', ') }) : above
}

/** A number with separators, as the language writes it. */
export const grouped = (count: number): string => Math.round(count).toLocaleString(settings.language)

/** A number with one decimal, as the language writes it. */
export const decimal = (value: number): string => value.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A number of games. */
export const gamesText = (count: number): string => words('games', { count, games: grouped(count) })

/** A share as a percentage. */
export function percent(share: number, sign = false): string {
  const said = Math.round(Math.abs(share) * 1000) / 10
  const mark = said === 0 ? '' : share < 0 ? '\u2212' : sign ? '+' : ''
  return say('percent', { value: mark + decimal(said) })
}

/** Roughly how long something still takes. */
export function timeLeft(seconds: number): string {
  if (seconds < 90) return words('left-seconds', { count: Math.max(1, Math.round(seconds)) })
  if (seconds < 5400) return words('left-minutes', { count: Math.round(seconds / 60) })
  return words('left-hours', { count: Math.round(seconds / 3600) })
}

/** A figure with as many digits as its size needs; without trailing zeros on an axis. */
export function amount(value: number, share: boolean, axis = false): string {
  const size = Math.abs(value) * (share ? 100 : 1)
  const digits = share ? (size < 9.95 ? 2 : 1) : size >= 100 ? 0 : size >= 10 ? 1 : 2
  const said = size.toLocaleString(settings.language, { minimumFractionDigits: axis ? 0 : digits, maximumFractionDigits: digits })
  const signed = value < 0 && Number(size.toFixed(digits)) !== 0 ? `\u2212${said}` : said
  return share ? say('percent', { value: signed }) : signed
}
