// What a game's options, variants, bots and emotes are called. The server names them by ids; the words are in the catalogues.

import { gameText, say } from '$text'
import type { Screens } from '../games'
import type { Card, Preset } from './api'
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
  card.presets.find((preset) => card.options.every(({ name, default: usual }) => (preset.options[name] ?? usual) === options[name]))

/** The mark of a preset, such as "recommended". */
export const presetMark = (game: string, { mark }: Preset): string => (mark && either(game, `mark-${slug(mark)}`)) ?? mark

export const levelName = (level: string): string => say.any(`bot-level-${slug(level)}`) ?? level

export const botName = (level: string): string => say('bot-name', { level })

/** How a bot plays. */
export const botAbout = (game: string, level: string): string => either(game, `bot-${slug(level)}`) ?? ''

export const emoteText = (game: string, emote: string): string => either(game, `emote-${slug(emote)}`) ?? readable(emote)
