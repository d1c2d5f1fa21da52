// The words and numbers of the lab page.

import { t } from '$i18n'
import { screensOf, type Screens } from '../games'
import { ApiError, type Card } from './api'
import type { StudyRow } from '$generated/lab'
import type { OptionValue } from './protocol'
import { errorText } from './errorText'

/** The display names of one game's options, presets and values. */
export class GameNames {
  private constructor(
    readonly title: string,
    private readonly screens: Screens | null,
  ) {}

  static async of(card: Card): Promise<GameNames> {
    return new GameNames(card.title, await screensOf(card.name).catch(() => null))
  }

  option(name: string): string {
    if (name === 'seats') return t().lab.seats
    if (name === 'preset') return t().lab.presets
    if (name === 'bots') return t().lab.who
    return this.screens?.optionName(name) ?? name
  }

  preset(name: string): string {
    return this.screens?.presetName(name) ?? name
  }

  value(option: string, value: OptionValue): string {
    if (typeof value === 'boolean') return value ? t().make.yes : t().make.no
    if (option === 'seats') return String(value)
    if (option === 'preset') return this.preset(String(value))
    if (option === 'bots') return levels(String(value))
    return this.screens?.valueName(option, value) ?? String(value)
  }

  /** The name of a cell, from what is varied in it. */
  cell(varied: Record<string, OptionValue>, row: StudyRow): string {
    const said = Object.entries(varied).map(([name, value]) => this.value(name, value))
    return said.join(', ') || t().lab.all(row.seats.join(', '), row.bots.map(t().lab.level).join(', '))
  }
}

/** The levels of a study: one, or several that play each other. */
function levels(value: string): string {
  const [above = '', ...below] = value.split('/').map(t().lab.level)
  return below.length ? t().lab.against(above, below.join(', ')) : above
}

/** A share as a percentage. */
export function percent(share: number, sign = false): string {
  const said = (Math.abs(share) * 100).toFixed(1)
  const mark = Number(said) === 0 ? '' : share < 0 ? '\u2212' : sign ? '+' : ''
  return `${mark}${said} %`
}

/** The message for an error from the lab. */
export function labErrorText(error: unknown): string {
  return (error instanceof ApiError && t().lab.refusals[error.code]) || errorText(error)
}
