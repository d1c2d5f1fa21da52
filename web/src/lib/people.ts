// The people at a table, and server lines with their names.

import { inSecondPerson, serverText, t } from '$i18n'
import type { Lobby, Seat } from './protocol'

/** Somebody at the table, as the others call them. */
export interface Person {
  seat: number
  name: string
  bot: string | null
  /** A person's seat that a bot plays until they are back. */
  away: boolean
  you: boolean
  empty: boolean
  host?: boolean
}

/** What the server calls somebody who gave no name. */
const UNNAMED = /^Guest (\d)$/
const BOT_NAMES = ['Wren', 'Moss', 'Lark', 'Reed', 'Fern', 'Finch', 'Sage', 'Rook']

export function people(lobby: Pick<Lobby, 'seats'> & Partial<Pick<Lobby, 'host'>>, mine: number | null, empty: (seat: number) => string): Person[] {
  return lobby.seats.map((seat, number) => ({
    seat: number,
    name: nameOf(seat, number) ?? empty(number),
    bot: seat.bot,
    away: seat.taken && seat.bot !== null,
    you: number === mine,
    empty: !seat.taken && seat.bot === null,
    host: lobby.host === number,
  }))
}

/** A person's name, in the language of the screen if they gave none. */
export const personName = (name: string): string => name.replace(UNNAMED, (_, found: string) => t().table.guest(found))

/** Someone other than us who is not just a bot: the host can replace or remove them. */
export const isOther = (person: Person): boolean => !person.you && !person.empty && (person.bot === null || person.away)

function nameOf(seat: Seat, number: number): string | null {
  if (seat.name) return personName(seat.name)
  return seat.bot === null ? null : (BOT_NAMES[number] ?? null)
}

/** What somebody can do, without who can, which stands before it: "Play a card." */
export function withoutSubject(says: string): string {
  const what = says.includes(': ') ? says.slice(says.indexOf(': ') + 2) : says
  return what.slice(0, 1).toUpperCase() + what.slice(1)
}

/** The server speaks English, and of seats by number; people have names and languages, and one of them is you. */
export function withNames(line: string, everybody: Person[]): string {
  const me = everybody.find((person) => person.you)
  const said = me ? inSecondPerson(serverText(line), me.seat) : serverText(line)
  return said.replace(/\b[Ss]eat (\d)\b/g, (found, number: string) => everybody[Number(number)]?.name ?? found)
}
