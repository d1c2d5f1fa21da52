// How much help the notepad gives, here and on the other players' screens.

import { localStore } from '$lib/storage'
import type { Str8 } from './view'

const NAME = 'think_str8.assist'
const MOST = 3

/** How much padHelp this browser's pads give, and others told us that theirs do; a table may allow less. */
class PadHelp {
  private chosen = $state(localStore.read<number>(NAME, MOST))
  private told: Record<number, number> = $state.raw({})

  /** The level that one's own pad uses at a table. */
  level(view: Str8): number {
    return Math.min(this.chosen, view.assist_max)
  }

  choose(level: number): void {
    this.chosen = level
    localStore.write(NAME, level)
  }

  /** The level that another seat's pad uses; null until it was told. */
  of(seat: number): number | null {
    return this.told[seat] ?? null
  }

  hear(seat: number, level: number): void {
    this.told = { ...this.told, [seat]: level }
  }

  /** Another table: nobody has told anything there yet. */
  forget(): void {
    this.told = {}
  }
}

export const padHelp = new PadHelp()
