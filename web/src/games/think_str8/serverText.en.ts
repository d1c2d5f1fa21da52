// Screen wording for what the server says about Think Str8! in terminal notation.

import type { ServerTextCatalogue } from '../../i18n/serverText.svelte'
import { coloursIn } from './colourText'

const COLOURS = ['blue', 'green', 'yellow', 'purple', 'red', 'grey']
const { colour, dice, cards, bets } = coloursIn(COLOURS, 'or')

/** Colours are letters in a terminal; on the screen they have names. */
export const serverText: ServerTextCatalogue = {
  texts: {},
  lines: [
    [/^(Round \d+: (?:You|Seat \d) throws?) ([A-Z] [A-Z] [A-Z])\.$/, (does, thrown) => `${does} ${dice(thrown)}.`],
    [/^((?:You|Seat \d) accepts?) ([A-Z] [A-Z] [A-Z])\.$/, (does, thrown) => `${does} ${dice(thrown)}.`],
    [/^((?:You|Seat \d) turns?) ([A-Z]) to ([A-Z]): ([A-Z] [A-Z] [A-Z])\.$/, (does, from, to, now) => `${does} ${colour(from)} to ${colour(to)}: ${dice(now)}.`],
    [/^((?:You|Seat \d) gives? up) (\S+) (and draws?) ([A-Z]\d|a card)\.$/, (does, given, draws, drawn) => `${does} ${cards(given)} ${draws} ${cards(drawn)}.`],
    [/^(You bet) ([A-Z]) ([\d ]+)\.$/, (does, letter, numbers) => `${does} ${bets(`${letter}:${numbers.replaceAll(' ', '')}`)}.`],
    [/^(You|Seat \d): ((?:[A-Z]\d ?)+), bet (.+): (\S+ points?)\.$/, (name, held, made, won) => `${name}: ${cards(held)}; bet ${bets(made)}: ${won}.`],
  ],
}
