// What a game's options, variants, bots and emotes are called. The server names them by ids; the words are in the catalogues.

import { gameText, say } from '$text'
import type { Screens } from '../games'
import type { Card, Preset } from './api'
import { isBySeat } from './material'
import { plain } from './numbers'
import type { OptionValue } from './protocol'
import { capitalize } from './sentence'

/** An id as part of a message's id. */
export const slug = (id: string): string => id.replace(/[^\w-]/g, '-')
/** An id in words, for games without texts. */
export const readable = (id: string): string => capitalize(id.replace(/[_-]+/g, ' '))
/** A text from the game's catalogue, or else from the app's. */
const either = (game: string, id: string): string | null => gameText(game).any(id) ?? say.any(id)

export const optionName = (game: string, option: string): string => gameText(game).any(`option-${slug(option)}`) ?? readable(option)

/** What an option does. */
export const optionAbout = (game: string, option: string): string => gameText(game).any(`option-${slug(option)}.about`) ?? ''

/** A value of an option; a game's screens name those that its catalogue can't list. */
export function valueName(game: string, screens: Pick<Screens, 'valueName'> | null, option: string, value: OptionValue): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  const named = screens?.valueName?.(option, value) ?? gameText(game).any(`option-${slug(option)}-${slug(String(value))}`)
  return named ?? (typeof value === 'number' ? plain(value) : readable(value))
}

/** The heading of a group of options. */
export const groupName = (group: string): string => say('make-group', { group: slug(group) })

export const presetName = (game: string, preset: string): string => gameText(game).any(`preset-${slug(preset)}`) ?? readable(preset)

export const presetAbout = (game: string, preset: string): string => gameText(game).any(`preset-${slug(preset)}.about`) ?? ''

/** The preset that a table's options are. */
export const presetOf = (card: Card, options: Record<string, OptionValue>): Preset | undefined =>
  card.presets.find((preset) => card.options.every((option) => isBySeat(option) || (preset.options[option.name] ?? option.default) === options[option.name]))

/** The mark of a preset, such as "recommended", with so many players. */
export function presetMark(game: string, preset: Preset, seats?: number): string {
  const mark = preset.marks?.[String(seats)] ?? preset.mark
  return (mark && either(game, `mark-${slug(mark)}`)) ?? mark
}

const OWN = 'own:'

/** The name of a bot that isn't the game's but somebody's own; undefined for the game's levels. */
export const ownName = (level: string): string | undefined => (level.startsWith(OWN) ? level.slice(OWN.length) : undefined)

/** All levels to choose from: the game's, weakest first, then those that somebody has added. */
export const levelsOf = ({ bots, own_bots: own = [] }: Pick<Card, 'bots' | 'own_bots'>): string[] => [...bots, ...own]

/** In place of a level: when the game starts, the server chooses one that suits the people there. */
export const ADAPTIVE = 'adaptive'

/** Whether a game has levels to choose from, so that its bots can adapt. */
export const canAdapt = ({ bots }: Pick<Card, 'bots'>): boolean => bots.length > 1

export const levelName = (level: string): string => ownName(level) ?? say.any(`bot-level-${slug(level)}`) ?? level

/** Whom a level is for. */
export const levelAbout = (level: string): string => say.any(`bot-level-${slug(level)}.about`) ?? ''

export const botName = (level: string): string => {
  if (level === ADAPTIVE) return say('bot-adapts')
  const name = ownName(level)
  return name === undefined ? say('bot-name', { level }) : say('bot-own', { name })
}

/** How a bot plays. */
export const botAbout = (game: string, level: string): string =>
  ownName(level) === undefined ? (either(game, `bot-${slug(level)}`) ?? '') : say('bot-own.about')

export const emoteText = (game: string, emote: string): string => either(game, `emote-${slug(emote)}`) ?? readable(emote)
