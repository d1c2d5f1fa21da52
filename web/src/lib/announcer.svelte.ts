// The queue of lines for screen readers.

import { tick } from 'svelte'

const MOST = 6

class Announcer {
  /** The lines, newest last; `key` tells equal lines apart. */
  lines: { key: number; text: string }[] = $state([])
  private count = 0
  /** How many lines are not on the page yet: none of them is dropped, however many come at once. */
  private unread = 0

  say(...texts: string[]): void {
    const fresh = texts.filter(Boolean).map((text) => ({ key: this.count++, text }))
    if (!fresh.length) return
    this.unread += fresh.length
    this.lines = [...this.lines, ...fresh].slice(-Math.max(MOST, this.unread))
    void tick().then(() => (this.unread = 0))
  }

  /** Forgets the lines of a page that has been left. */
  clear(): void {
    this.lines = []
    this.unread = 0
  }
}

export const announcer = new Announcer()
