// What was chosen for each game on this device.

import type { Card, Preset } from './api'
import { ADAPTIVE } from './gameWords'
import { isBySeat, kindFor } from './material'
import { remembered, type Remembered } from './newcomer'
import type { OptionValue } from './protocol'
import { localStore } from './storage'

/** What can be chosen before a game starts. */
export interface Setup {
  seats: number
  preset: string | null
  /** The options that differ from the preset. */
  options: Record<string, OptionValue>
  /** The id of the custom material, by the option that selects it. */
  material: Record<string, string>
  /** The level of the bots, or `ADAPTIVE`. */
  level: string
}

const write = (game: string, changed: Partial<Remembered>) => localStore.write(`start.${game}`, { ...remembered(game), ...changed })

export const rememberSetup = (game: string, chosen: Setup): void => write(game, { newcomer: false, chosen })

export const rememberFinished = (game: string): void => write(game, { newcomer: false })

/** After the lesson, the first game is offered again; what was chosen before comes back after it. */
export const rememberLesson = (game: string): void => write(game, { newcomer: true })

export const forgetSetup = (game: string): void => write(game, { chosen: null })

/** Whether a preset was made for so many players. */
export const suits = ({ seats = [] }: Preset, players: number): boolean => !seats.length || seats.includes(players)

/** What was chosen last, unless the game has changed so much that it doesn't fit any more. */
export function lastSetup(card: Card): Setup | null {
  const { chosen } = remembered(card.name)
  return chosen && isValid(card, chosen) ? chosen : null
}

function isValid(card: Card, { seats, preset, options, material, level }: Setup): boolean {
  const allows = ([name, value]: [string, OptionValue]) => {
    const option = card.options.find((one) => one.name === name)
    if (option && isBySeat(option)) return String(value).split(' ').every((word) => option.values.includes(word))
    return option?.values.includes(value) ?? false
  }
  const offers = ([option, id]: [string, string]) => kindFor(card, option)?.own.some((one) => one.id === id) ?? false
  return (
    card.seats.includes(seats) &&
    (preset === null ? !card.presets.length : card.presets.some((one) => one.name === preset && suits(one, seats))) &&
    Object.entries(options ?? {}).every(allows) &&
    Object.entries(material ?? {}).every(offers) &&
    ([ADAPTIVE, ...card.bots, ...(card.own_bots ?? [])].includes(level) || !card.bots.length)
  )
}
