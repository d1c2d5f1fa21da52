// The interface of a puzzle session, and the session of someone who solves alone.

import { sessionStore } from '$lib/storage'
import { sound } from '$lib/sound'
import { errorText } from '$lib/errorText'
import { announcer } from '$lib/announcer.svelte'
import { clock, keep, noteGivenUp, puzzles, type Puzzle, type Put, type Verdict } from './puzzle'
import type { BoardMessage } from './boardMessage.svelte'
import { words } from './words'

/** How it ended: solved in a time that may be the best so far, or given up. */
export type PuzzleOutcome = { how: 'solved'; ms: number; best: boolean } | { how: 'given up'; ms: number }

/** A puzzle that is being solved, by one or by several. */
export interface PuzzleSession {
  /** The cards that lie, in the order of laying. */
  readonly put: Put[]
  readonly hints: number
  /** When its time began, by our own clock; null until the first card lies. */
  readonly started: number | null
  readonly over: PuzzleOutcome | null
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
export function tellVerdict(message: BoardMessage, puzzle: Puzzle, verdict: Verdict): void {
  const p = words().puzzles
  const why = verdict.squares.length ? p.notYet : puzzle.centers ? p.notShape : p.notOutline
  message.say(why, 'amiss', { loc: 0, squares: verdict.squares, late: false }, true)
  sound('wrong')
}

/** A puzzle is solved: the time is kept if it is the best. */
export function celebrate(puzzle: Puzzle, ms: number, hints: number): PuzzleOutcome {
  sound('won')
  announcer.say(words().puzzles.solvedIn(clock(ms)))
  return { how: 'solved', ms, best: keep(puzzle.id, { ms, hints }) }
}

/** A puzzle is given up: that is kept, and no time is. */
export function resign(puzzle: Puzzle, ms: number): PuzzleOutcome {
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
export class SoloSession implements PuzzleSession {
  put: Put[] = $state.raw([])
  hints = $state(0)
  started: number | null = $state(null)
  over: PuzzleOutcome | null = $state.raw(null)
  readonly taken: number[] = []
  private readonly kept: string

  constructor(
    private readonly puzzle: Puzzle,
    private readonly message: BoardMessage,
  ) {
    this.kept = `puzzle.${puzzle.id}`
    const begun = sessionStore.read<Kept>(this.kept, { put: [], ms: 0, hints: 0 })
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
    this.message.hush()
  }

  hint(): void {
    this.started ??= performance.now()
    puzzles
      .hint(this.puzzle.id, this.put)
      .then((put) => {
        this.hints++
        this.change(put)
        this.message.say(words().puzzles.hinted, 'plain', null, true)
        return this.look()
      })
      .catch((error: unknown) => this.message.say(errorText(error), 'amiss', null, true))
  }

  giveUp(): void {
    puzzles
      .solution(this.puzzle.id)
      .then((put) => {
        const spent = this.spent()
        this.change(put)
        this.over = resign(this.puzzle, spent)
        sessionStore.write(this.kept, null)
      })
      .catch((error: unknown) => this.message.say(errorText(error), 'amiss', null, true))
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
    this.message.hush()
    sessionStore.write(this.kept, put.length ? ({ put, ms: this.spent(), hints: this.hints } satisfies Kept) : null)
  }

  /** With the last card the layout is checked. */
  private async look(): Promise<void> {
    const laid = this.put
    if (laid.length < this.puzzle.cards.length) return
    try {
      const verdict = await puzzles.check(this.puzzle.id, laid)
      if (laid !== this.put) return
      if (!verdict.solved) return tellVerdict(this.message, this.puzzle, verdict)
      this.over = celebrate(this.puzzle, this.spent(), this.hints)
      sessionStore.write(this.kept, null)
    } catch (error) {
      this.message.say(errorText(error), 'amiss', null, true)
    }
  }
}
