// Colour letters from the server, written as colour names.

import { LETTERS } from './view'

/** Spells out the server's colour letters (B G G, B5 G0, B:15 G:3) in a language. */
export function coloursIn(names: string[], or: string) {
  const colour = (letter: string) => names[LETTERS.indexOf(letter)] ?? letter
  const set = (digits: string) => (digits.length < 2 ? digits : `${[...digits.slice(0, -1)].join(', ')} ${or} ${digits.slice(-1)}`)
  const each = (text: string, read: (word: string) => string) => text.split(' ').map(read).join(', ')
  return {
    colour,
    dice: (text: string) => each(text, colour),
    cards: (text: string) => text.replace(/\b([A-Z])(\d)( ?)/g, (_, letter: string, value: string, more: string) => `${colour(letter)} ${value}${more && ', '}`),
    bets: (text: string) => text.split(' ').map((bet) => `${colour(bet.slice(0, 1))} ${set(bet.slice(2))}`).join('; '),
  }
}
