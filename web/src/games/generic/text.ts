// The words of a game without screens of its own: from its catalogue, or else readable forms of its names.

import { readable, slug } from '$lib/gameWords'
import { capitalize } from '$lib/sentence'
import { plain } from '$lib/numbers'
import { gameText, say, type Audience, type Fact } from '$text'

const isFact = (value: object): value is Fact => 'is' in value

/** What a field of the view is called. */
export const fieldName = (game: string, field: string): string => gameText(game).any(`field-${slug(field)}`) ?? readable(field)

/** A value of the view in words. */
export function valueText(game: string, value: unknown, people: Audience): string {
  if (value === null || value === undefined || value === '') return say('generic-none')
  if (typeof value === 'number') return plain(value)
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (typeof value === 'string') return gameText(game).any(`value-${slug(value)}`) ?? readable(value)
  if (Array.isArray(value)) return value.length ? value.map((one) => valueText(game, one, people)).join(value.some(Array.isArray) ? ' | ' : ', ') : say('generic-none')
  if (typeof value !== 'object') return ''
  if (isFact(value)) return gameText(game).fact('thing', value, people)
  return Object.entries(value)
    .map(([name, one]) => `${fieldName(game, name)} ${valueText(game, one, people)}`)
    .join(', ')
}

/** What a move does, in words. */
export const moveText = (game: string, move: Fact | undefined, action: number, people: Audience): string =>
  move ? capitalize(gameText(game).fact('move', move, people)) : say('generic-move', { number: action })

const inWord = (one: string | undefined): boolean => one !== undefined && (one.toLowerCase() !== one.toUpperCase() || (one >= '0' && one <= '9'))

/** Whether a text says the other one, not as a part of longer words. */
export function names(text: string, other: string): boolean {
  for (let at = text.indexOf(other); other && at >= 0; at = text.indexOf(other, at + 1))
    if (!inWord(text[at - 1]) && !inWord(text[at + other.length])) return true
  return false
}
