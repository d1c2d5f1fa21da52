// Functions that catalogues can call: players' names, signed numbers and lists. parlour/text/functions.py has the same.

import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle'

/** The people a sentence is about, by seat. */
export type Audience = readonly { readonly name: string; readonly you: boolean }[]

/** A number as it is written in a sentence: without separators, and with a true minus sign. */
export class PlainNumber extends FluentNumber {
  override toString(): string {
    return plain(this.value)
  }
}

/** A list of numbers or texts. */
export class FluentList extends FluentType<(number | string)[]> {
  override toString(): string {
    return this.value.map(shown).join(', ')
  }
}

const plain = (value: number): string => String(value).replace('-', '\u2212')
const shown = (value: number | string): string => (typeof value === 'number' ? plain(value) : value)
const seatsOf = (value: FluentValue | undefined): number[] => {
  if (value instanceof FluentNumber) return [value.value]
  return value instanceof FluentList ? value.value.map(Number) : []
}

/** The functions of a catalogue; `audience` and `say` belong to the message that is being formatted. */
export function functions(audience: () => Audience, say: (id: string, args?: Record<string, number | string>) => string): Record<string, FluentFunction> {
  const isYou = (seat: number) => audience()[seat]?.you === true
  const nameOf = (seat: number) => audience()[seat]?.name ?? say('player', { seat })
  const joined = (parts: string[], type: string) =>
    parts.length < 2 ? parts.join('') : say(`list-${type}`, { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })
  return {
    WHO([value]) {
      const seats = seatsOf(value)
      if (seats.some(isYou)) return seats.length === 1 ? 'you' : 'you-all'
      return seats.length === 0 ? 'nobody' : seats.length === 1 ? 'other' : 'others'
    },
    NAME([value]) {
      return nameOf(seatsOf(value)[0] ?? -1)
    },
    NAMES([value]) {
      const seats = seatsOf(value)
      return joined([...seats.filter(isYou).map(() => say('you')), ...seats.filter((seat) => !isYou(seat)).map(nameOf)], 'and')
    },
    SIGNED([value]) {
      const number = value instanceof FluentNumber ? value.value : 0
      return number > 0 ? `+${number}` : plain(number)
    },
    LIST([value], { type }) {
      const parts = value instanceof FluentList ? value.value.map(shown) : []
      return joined(parts, type === undefined ? 'and' : String(type))
    },
  }
}
