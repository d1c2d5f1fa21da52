// How much help the notepad gives, here and on the other players' screens.

import { localStore } from '$lib/storage'
import type { Str8 } from './view'

const NAME = 'think_str8.help'
const MOST = 3
const MOST_TABLES = 24

/** The help level of the player's pad at one table, which is saved, and the levels that others have told us. */
export class PadHelp {
  private table: string | null = null
  private chosen = $state<number | null>(null)
  private told: Record<number, number> = $state.raw({})

  constructor(private readonly keep: typeof localStore = localStore) {}

  /** Starts at a table with the level chosen there before, or without a table (in a lesson) with the most. */
  open(table: string | null): void {
    this.table = table
    this.told = {}
    this.chosen = this.saved().find(([name]) => name === table)?.[1] ?? null
  }

  /** The level that the player's own pad uses: as much as the table allows, or less if they chose less. */
  level(view: Str8): number {
    return Math.min(this.chosen ?? MOST, view.assist_max)
  }

  choose(level: number): void {
    this.chosen = level
    const { table } = this
    if (table === null) return
    const others = this.saved().filter(([name]) => name !== table)
    this.keep.write(NAME, [...others, [table, level]].slice(-MOST_TABLES))
  }

  /** The level that another seat's pad uses; null until they have told us. */
  of(seat: number): number | null {
    return this.told[seat] ?? null
  }

  hear(seat: number, level: number): void {
    this.told = { ...this.told, [seat]: level }
  }

  private saved(): [string, number][] {
    return this.keep.read<[string, number][]>(NAME, [])
  }
}

export const padHelp = new PadHelp()
