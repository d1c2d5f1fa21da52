// The log of a table, revealed in step with the board.

/** A log line and the entry it belongs to. */
export interface LogLine {
  entry: number
  /** Its text in the language of the screen. */
  text: () => string
  /** Whether it is announced to screen readers elsewhere. */
  quiet?: boolean
}

const LENGTH = 400

/**
 * The log of a table. The lines of an update are held back until the board has shown it, because a board
 * may animate it, and neither the log nor a screen reader should give away how it ends.
 */
export class TableLog {
  lines: LogLine[] = $state.raw([])
  /** The lines of the last update, and how many of them have been shown. */
  private moment: LogLine[] = []
  private count = 0

  constructor(private readonly announce: (...texts: string[]) => void) {}

  /** Adds the lines of a new update; the one before counts as shown. */
  add(lines: LogLine[]): void {
    if (!lines.length) return
    this.tell()
    this.moment = lines
    this.count = 0
  }

  /** Shows the lines of the last update up to a number, or all of them. */
  tell(until = this.moment.length): void {
    const fresh = this.moment.slice(this.count, until)
    if (!fresh.length) return
    this.count += fresh.length
    this.lines = [...this.lines, ...fresh].slice(-LENGTH)
    this.announce(...fresh.filter((line) => !line.quiet).map((line) => line.text()))
  }

  /** Replaces the log up to an entry by the server's history; lines that are held back stay so. */
  recall(story: LogLine[], until: number): void {
    const known = story.filter((line) => line.entry <= until)
    const later = this.lines.filter((line) => line.entry > until)
    const held = this.moment[this.count]?.entry
    const from = known.findIndex((line) => line.entry === held)
    const shown = from < 0 ? known : known.slice(0, from + this.count)
    this.lines = [...shown, ...later].slice(-LENGTH)
    if (from >= 0) this.moment = known.slice(from)
  }
}
