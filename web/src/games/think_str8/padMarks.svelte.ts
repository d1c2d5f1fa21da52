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
}

const MOST_SHEETS = 24
const EMPTY: Sheet = { marks: {}, notes: {}, bets: [], followed: [] }
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

  /** Toggles a mark. */
  toggle(colour: number, value: number, mark: Mark): void {
    const { [cell(colour, value)]: old, ...others } = this.sheet.marks
    this.write({ marks: old === mark ? others : { ...others, [cell(colour, value)]: mark } })
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

/** Deletes the pads of old tables. */
function tidy(keep: typeof localStore, name: string): void {
  const pads = [...keep.read<string[]>('pads', []).filter((one) => one !== name), name]
  for (const old of pads.slice(0, -MOST_SHEETS)) keep.write(old, null)
  keep.write('pads', pads.slice(-MOST_SHEETS))
}
