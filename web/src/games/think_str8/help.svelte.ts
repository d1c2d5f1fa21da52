import { forGood } from '$lib/kept'
import type { Str8 } from './view'

const NAME = 'think_str8.assist'
const MOST = 3

/** How much help this browser's pads give; a table may allow less. The server is not told. */
class Help {
  private wished = $state(forGood.read<number>(NAME, MOST))

  /** The level that one's own pad uses at a table. */
  level(view: Str8): number {
    return Math.min(this.wished, view.assist_max)
  }

  wish(level: number): void {
    this.wished = level
    forGood.write(NAME, level)
  }
}

export const help = new Help()
