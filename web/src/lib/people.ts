// The people at a table.

import { say } from '$text'
import type { Lobby, Name, Seat } from './protocol'

/** A person or bot at the table. */
export interface Person {
  seat: number
  name: string
  bot: string | null
  /** Whether the bot's level was chosen to suit the people. */
  adapts?: boolean
  /** Whether a bot is filling in for a person. */
  away: boolean
  you: boolean
  empty: boolean
  host?: boolean
  /** The picture and colour they chose. */
  look?: string
}

export const BOT_NAMES = ['Moss', 'Wren', 'Lark', 'Reed', 'Fern', 'Finch', 'Sage', 'Rook']

export function people(lobby: Pick<Lobby, 'seats'> & Partial<Pick<Lobby, 'host' | 'turned'>>, mine: number | null, empty: (seat: number) => string): Person[] {
  return lobby.seats.map((seat, number) => ({
    seat: number,
    name: nameOf(seat, (number + lobby.seats.length - (lobby.turned ?? 0)) % lobby.seats.length) ?? empty(number),
    bot: seat.bot,
    adapts: seat.adapts ?? false,
    away: seat.taken && seat.bot !== null,
    you: number === mine,
    empty: !seat.taken && seat.bot === null,
    host: lobby.host === number,
    look: seat.look ?? '',
  }))
}

/** A person's name; guests without one are named in the language of the screen. */
export const personName = (name: Name): string => (typeof name === 'string' ? name : say('guest-name', { number: name }))

/** Whether this is another person, whom the host can replace or remove. */
export const isOther = (person: Person): boolean => !person.you && !person.empty && (person.bot === null || person.away)

/** A seat's name; `first` is where whoever sits there sat in the first game, so that bots keep their names in rematches. */
function nameOf(seat: Seat, first: number): string | null {
  if (seat.name) return personName(seat.name)
  if (seat.taken && seat.name === '') return say('deleted-player')
  return seat.bot === null ? null : (BOT_NAMES[first] ?? null)
}
