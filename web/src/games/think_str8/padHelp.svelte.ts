// How much help the notepad gives, here and on the other players' screens.

import { localStore } from '$lib/storage'
import type { Str8 } from './view'

const NAME = 'think_str8.assist'
const MOST = 3

/** The help level of this browser's pads, and the levels that others have told us; a table may allow less. */
class PadHelp {
  private chosen = $state(localStore.read<number>(NAME, MOST))
  private told: Record<number, number> = $state.raw({})

  /** The level that the player's own pad uses at a table. */
  level(view: Str8): number {
    return Math.min(this.chosen, view.assist_max)
  }

  choose(level: number): void {
    this.chosen = level
    localStore.write(NAME, level)
  }

  /** The level that another seat's pad uses; null until they have told us. */
  of(seat: number): number | null {
    return this.told[seat] ?? null
  }

  hear(seat: number, level: number): void {
    this.told = { ...this.told, [seat]: level }
  }

  /** Resets the other levels for a new table. */
  forget(): void {
    this.told = {}
  }
}

export const padHelp = new PadHelp()
