// Automatic steps of a game, which a board shows one after another while the table waits.

import { untrack } from 'svelte'
import { PACES, settings } from './settings.svelte'
import type { View } from './protocol'

/** What a board does with its steps. */
interface Showing<Scene> {
  hold: () => () => void
  unfold: (so: { view: View; lines: number } | null) => void
  /** How far the log has come with a step. */
  told: (scene: Scene) => { view: View; lines: number }
  /** How long a step is shown; null until `next` is called. */
  ms: (scene: Scene) => number | null
}

/** How long something is shown at the chosen pace that takes so long at the calmest. */
export const paced = (ms: number): number => (ms * PACES[settings.pace]) / PACES.calm

/** Whether steps are shown at all now. */
export const showsSteps = (): boolean => PACES[settings.pace] > 0 && !document.hidden

export class SceneQueue<Scene, Position> {
  private playing = $state.raw<Scene[]>([])
  private last: Position | null = null
  readonly scene = $derived.by(() => this.playing[0] ?? null)
  private readonly held = $derived.by(() => this.scene !== null)

  /** How many steps are left to show, with the current one. */
  get left(): number {
    return this.playing.length
  }
  /** Adds the steps from the last position to this one. */
  follow(fresh: Position, between: (before: Position, after: Position) => Scene[]): void {
    untrack(() => {
      const found = this.last === null ? [] : between(this.last, fresh)
      this.last = fresh
      if (found.length) this.playing = [...this.playing, ...found]
    })
  }
  /** Shows the next step. */
  next(): void {
    this.playing = this.playing.slice(1)
  }
  /** Holds the table while there are steps, and shows each in its time; to be called while a board is set up. */
  show({ hold, unfold, told, ms }: Showing<Scene>, next = () => this.next()): void {
    $effect(() => (this.held ? hold() : undefined))
    $effect(() => unfold(this.scene && told(this.scene)))
    $effect(() => {
      const shown = this.scene && ms(this.scene)
      if (shown === null) return
      const timer = setTimeout(next, shown)
      return () => clearTimeout(timer)
    })
  }
}
