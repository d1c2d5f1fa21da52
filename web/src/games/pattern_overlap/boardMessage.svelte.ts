// The message that the board shows, with the squares it marks.

import { announcer } from '$lib/announcer.svelte'

export type MessageKind = 'late' | 'amiss' | 'plain'

/** The marked squares of one location. */
export interface Marked {
  loc: number
  squares: [number, number][]
  late: boolean
}

const LASTS_MS = 3200

/** The message on the board and the squares marked with it. */
export class BoardMessage {
  words = $state('')
  kind: MessageKind = $state('plain')
  marked: Marked | null = $state.raw(null)
  private quiet: ReturnType<typeof setTimeout> | undefined

  /** Shows a message for a while, or until the next one. */
  say(words: string, kind: MessageKind, marked: Marked | null = null, stays = false): void {
    ;[this.words, this.kind, this.marked] = [words, kind, marked]
    announcer.say(words)
    clearTimeout(this.quiet)
    if (!stays) this.quiet = setTimeout(() => this.hush(), LASTS_MS)
  }

  hush(): void {
    clearTimeout(this.quiet)
    ;[this.words, this.marked] = ['', null]
  }
}
