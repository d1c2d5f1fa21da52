// The queue of lines for screen readers.

const MOST = 6

class Announcer {
  /** The lines, newest last; `key` tells equal lines apart. */
  lines: { key: number; text: string }[] = $state([])
  private count = 0

  say(...texts: string[]): void {
    const fresh = texts.filter(Boolean).map((text) => ({ key: this.count++, text }))
    if (fresh.length) this.lines = [...this.lines, ...fresh].slice(-MOST)
  }

  /** Forgets the lines of a page that has been left. */
  clear(): void {
    this.lines = []
  }
}

export const announcer = new Announcer()
