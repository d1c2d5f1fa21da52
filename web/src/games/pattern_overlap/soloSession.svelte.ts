import { forNow } from '$lib/storage'
import { sound } from '$lib/sound'
import { whyNot } from '$lib/errorText'
import { announcer } from '$lib/announcer.svelte'
import { clock, keep, noteGivenUp, puzzles, type Puzzle, type Put, type Verdict } from './puzzle'
import type { Saying } from './boardMessage.svelte'
import { words } from './words'

/** How it ended: solved in a time that may be the best so far, or given up. */
export type Ended = { how: 'solved'; ms: number; best: boolean } | { how: 'given up'; ms: number }

/** A puzzle that is being solved, by one or by several. */
export interface Work {
  /** The cards that lie, in the order of laying. */
  readonly put: Put[]
  readonly hints: number
  /** When its time began, by our own clock; null until the first card lies. */
  readonly started: number | null
  readonly over: Ended | null
  /** Cards that somebody else has in hand just now. */
  readonly taken: number[]
  lay(one: Put): void
  lift(card: number): void
  /** A card is in the air, or none any more. */
  hold(card: number | null): void
  hint(): void
  /** Have the solution shown. */
  giveUp(): void
  again(): void
}

/** Says what is wrong with a layout, and where. */
export function tellVerdict(saying: Saying, puzzle: Puzzle, verdict: Verdict): void {
  const p = words().puzzles
  const why = verdict.squares.length ? p.notYet : puzzle.centers ? p.notShape : p.notOutline
  saying.say(why, 'amiss', { loc: 0, squares: verdict.squares, late: false }, true)
  sound('wrong')
}

/** A puzzle is solved: the time is kept if it is the best. */
export function celebrate(puzzle: Puzzle, ms: number, hints: number): Ended {
  sound('won')
  announcer.say(words().puzzles.solvedIn(clock(ms)))
  return { how: 'solved', ms, best: keep(puzzle.id, { ms, hints }) }
}

/** A puzzle is given up: that is kept, and no time is. */
export function resign(puzzle: Puzzle, ms: number): Ended {
  announcer.say(words().puzzles.givenUp)
  noteGivenUp(puzzle.id)
  return { how: 'given up', ms }
}

interface Kept {
  put: Put[]
  ms: number
  hints: number
}

/** Somebody solves a puzzle alone: it stays on the table while the tab lives. */
export class Alone implements Work {
  put: Put[] = $state.raw([])
  hints = $state(0)
  started: number | null = $state(null)
  over: Ended | null = $state.raw(null)
  readonly taken: number[] = []
  private readonly kept: string

  constructor(
    private readonly puzzle: Puzzle,
    private readonly saying: Saying,
  ) {
    this.kept = `puzzle.${puzzle.id}`
    const begun = forNow.read<Kept>(this.kept, { put: [], ms: 0, hints: 0 })
    this.put = begun.put
    this.hints = begun.hints
    if (begun.put.length) this.started = performance.now() - begun.ms
  }

  lay(one: Put): void {
    this.started ??= performance.now()
    this.change([...this.put.filter(({ card }) => card !== one.card), one])
    sound('card')
    void this.look()
  }

  lift(card: number): void {
    this.change(this.put.filter((one) => one.card !== card))
  }

  hold(): void {
    this.saying.hush()
  }

  hint(): void {
    this.started ??= performance.now()
    puzzles
      .hint(this.puzzle.id, this.put)
      .then((put) => {
        this.hints++
        this.change(put)
        this.saying.say(words().puzzles.hinted, 'plain', null, true)
        return this.look()
      })
      .catch((error: unknown) => this.saying.say(whyNot(error), 'amiss', null, true))
  }

  giveUp(): void {
    puzzles
      .solution(this.puzzle.id)
      .then((put) => {
        const spent = this.spent()
        this.change(put)
        this.over = resign(this.puzzle, spent)
        forNow.write(this.kept, null)
      })
      .catch((error: unknown) => this.saying.say(whyNot(error), 'amiss', null, true))
  }

  again(): void {
    this.hints = 0
    this.started = null
    this.over = null
    this.change([])
  }

  private spent(): number {
    return this.started === null ? 0 : Math.round(performance.now() - this.started)
  }

  private change(put: Put[]): void {
    this.put = put
    this.saying.hush()
    forNow.write(this.kept, put.length ? ({ put, ms: this.spent(), hints: this.hints } satisfies Kept) : null)
  }

  /** With the last card the layout is checked. */
  private async look(): Promise<void> {
    const laid = this.put
    if (laid.length < this.puzzle.cards.length) return
    try {
      const verdict = await puzzles.check(this.puzzle.id, laid)
      if (laid !== this.put) return
      if (!verdict.solved) return tellVerdict(this.saying, this.puzzle, verdict)
      this.over = celebrate(this.puzzle, this.spent(), this.hints)
      forNow.write(this.kept, null)
    } catch (error) {
      this.saying.say(whyNot(error), 'amiss', null, true)
    }
  }
}
