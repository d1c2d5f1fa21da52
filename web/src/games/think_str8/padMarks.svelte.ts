// The player's own marks on the notepad, saved in this browser.

import { localStore } from '$lib/storage'
import { colours, givenUp, type Str8 } from './view'

export type Mark = 'cross' | 'pencil'

/** What a player has written on their pad. */
interface Sheet {
  marks: Record<string, Mark>
  notes: Record<string, string>
  /** Draft final bets, as bit masks. */
  bets: number[]
  /** By colour: how many exchanges the pad has processed. */
  followed: number[]
  /** Every cross that stood: colour, number, how many cards of the colour had been given up, and the round. */
  crosses: Cross[]
}

type Cross = [colour: number, value: number, before: number, round: number]

const MOST_SHEETS = 24
const EMPTY: Sheet = { marks: {}, notes: {}, bets: [], followed: [], crosses: [] }
const cell = (colour: number, value: number) => `${colour}.${value}`

/**
 * A player's own marks. They are saved in this browser by table and seat, so that a reload and another
 * tab find them and nobody else does; without a storage key (in a lesson) they last as long as the page.
 */
export class Marks {
  private sheet: Sheet = $state.raw(EMPTY)
  private readonly name: string

  constructor(
    table: string,
    seat: number,
    private readonly keep: typeof localStore | null = localStore,
  ) {
    this.name = `pad.${table}.${seat}`
    this.read()
  }

  /** Follows changes from another tab; the returned function stops that. */
  watch(): () => void {
    const heard = (event: StorageEvent) => event.key === `parlour.${this.name}` && this.read()
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  }

  at(colour: number, value: number): Mark | null {
    return this.sheet.marks[cell(colour, value)] ?? null
  }

  note(row: number): string {
    return this.sheet.notes[row] ?? ''
  }

  bet(colour: number): number {
    return this.sheet.bets[colour] ?? 0
  }

  /** Toggles a mark; a cross is remembered for the review of the game. */
  toggle(colour: number, value: number, mark: Mark, view?: Str8): void {
    const { [cell(colour, value)]: old, ...others } = this.sheet.marks
    const before = view && view.seat !== null ? givenUp(view, view.seat, colour) : 0
    const crosses = this.sheet.crosses.filter(([c, v, n]) => c !== colour || v !== value || n !== before)
    if (old !== mark && mark === 'cross') crosses.push([colour, value, before, view?.round ?? 0])
    this.write({ marks: old === mark ? others : { ...others, [cell(colour, value)]: mark }, crosses })
  }

  /** The first cross on a number that the card had, by the view of the finished game; null if there is none. */
  firstWrong(last: Str8, seat: number): { colour: number; value: number; round: number } | null {
    const wrong = this.sheet.crosses.find(([colour, value, before]) => value === cardAfter(last, seat, colour, before))
    return wrong ? { colour: wrong[0], value: wrong[1], round: wrong[3] } : null
  }

  write(change: Partial<Sheet>): void {
    this.sheet = { ...this.sheet, ...change }
    this.keep?.write(this.name, this.sheet)
    if (this.keep) tidy(this.keep, this.name)
  }

  writeNote(row: number, text: string): void {
    this.write({ notes: { ...this.sheet.notes, [row]: text } })
  }

  writeBet(colour: number, mask: number): void {
    this.write({ bets: Array.from({ length: 6 }, (_, n) => (n === colour ? mask : this.bet(n))) })
  }

  /** Erases the marks of a colour when its card was exchanged. */
  follow(view: Str8): void {
    const me = view.seat
    if (me === null) return
    const followed = colours(view).map((colour) => givenUp(view, me, colour))
    const fresh = followed.flatMap((count, colour) => (count > (this.sheet.followed[colour] ?? 0) ? [colour] : []))
    if (!fresh.length) return
    const marks = Object.fromEntries(Object.entries(this.sheet.marks).filter(([name]) => !fresh.includes(Number(name.split('.')[0]))))
    this.write({ marks, followed })
  }

  private read(): void {
    this.sheet = { ...EMPTY, ...this.keep?.read<Partial<Sheet>>(this.name, {}) }
  }
}

/** A seat's card of a colour after so many of them were given up. */
function cardAfter(last: Str8, seat: number, colour: number, before: number): number | null {
  const given = last.rows.colour.flatMap((colours, n) => (colours[seat] === colour ? [last.rows.value[n]?.[seat] ?? null] : []))
  return before < given.length ? (given[before] ?? null) : (last.holders[seat]?.[colour] ?? null)
}

/** Deletes the pads of old tables. */
function tidy(keep: typeof localStore, name: string): void {
  const pads = [...keep.read<string[]>('pads', []).filter((one) => one !== name), name]
  for (const old of pads.slice(0, -MOST_SHEETS)) keep.write(old, null)
  keep.write('pads', pads.slice(-MOST_SHEETS))
}
