// The interface of a puzzle session, and the session of someone who solves alone.

import { ApiError } from '$lib/api'
import { localStore } from '$lib/storage'
import { sound } from '$lib/sound'
import { errorText } from '$lib/errorText'
import { announcer } from '$lib/announcer.svelte'
import { book, clock, noteDaily, puzzles, type Puzzle, type Put, type Verdict } from './puzzle'
import type { BoardMessage } from './boardMessage.svelte'
import { say, words } from './text'

/** How a session ended: solved, perhaps in the best time so far, or given up. */
export type PuzzleOutcome = { how: 'solved'; ms: number; best: boolean } | { how: 'given up'; ms: number }

/** A puzzle being solved, by one person or several. */
export interface PuzzleSession {
  /** The placed cards, in the order in which they were placed. */
  readonly put: Put[]
  readonly hints: number
  /** Whether a hint was asked for and hasn't come yet. */
  readonly asking: boolean
  /** The start time by the local clock; null until the first card is placed. */
  readonly started: number | null
  readonly over: PuzzleOutcome | null
  /** The cards that somebody else is holding. */
  readonly taken: number[]
  lay(one: Put): void
  lift(card: number): void
  /** Tells the others which card is being held, or null. */
  hold(card: number | null): void
  hint(): void
  /** Gives up and shows the solution. */
  giveUp(): void
  again(): void
}

/** Shows what is wrong with a layout, and where. */
export function tellVerdict(message: BoardMessage, puzzle: Puzzle, verdict: Verdict): void {
  const why = say(verdict.squares.length ? 'ui-puzzle-wrong-squares' : puzzle.centers ? 'ui-puzzle-wrong-centres' : 'ui-puzzle-wrong-outline')
  message.say(why, 'amiss', { loc: 0, squares: verdict.squares, late: false }, true)
  sound('wrong')
}

/** Records a solved puzzle; the time is saved if it is the best. */
export function celebrate(puzzle: Puzzle, ms: number, hints: number): PuzzleOutcome {
  sound('won')
  announcer.say(words('solved', { time: clock(ms) }))
  return { how: 'solved', ms, best: book.keep(puzzle.id, { ms, hints }) }
}

/** Records a puzzle that was given up, without a time. */
export function resign(puzzle: Puzzle, ms: number): PuzzleOutcome {
  announcer.say(words('given-up'))
  book.noteGivenUp(puzzle.id)
  return { how: 'given up', ms }
}

const same = (one: Put | undefined, other: Put | undefined): boolean =>
  one === other || (one?.card === other?.card && one?.rot === other?.rot && one?.x === other?.x && one?.y === other?.y)

/** The layout with a hint's card in its place; null if that card or that place has changed since the hint was asked for. */
export function withHint(asked: Put[], now: Put[], hint: Put): Put[] | null {
  const itself = (one: Put) => one.card === hint.card
  const there = (one: Put) => one.x === hint.x && one.y === hint.y
  if (!same(asked.find(itself), now.find(itself)) || !same(asked.find(there), now.find(there))) return null
  return [...now.filter((one) => !itself(one) && !there(one)), hint]
}

interface Kept {
  put: Put[]
  ms: number
  hints: number
}

/** A solo session; what is placed stays saved on this device until the puzzle is solved or given up. */
export class SoloSession implements PuzzleSession {
  put: Put[] = $state.raw([])
  hints = $state(0)
  started: number | null = $state(null)
  over: PuzzleOutcome | null = $state.raw(null)
  readonly taken: number[] = []
  /** The hint that is being waited for. */
  private request: object | null = $state.raw(null)
  private held: number | null = null
  private released: (() => void) | null = null
  private readonly kept: string

  constructor(
    private readonly puzzle: Puzzle,
    private readonly message: BoardMessage,
  ) {
    this.kept = book.placedIn(puzzle.id)
    const begun = localStore.read<Kept>(this.kept, { put: [], ms: 0, hints: 0 })
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

  hold(card: number | null): void {
    this.held = card
    this.message.hush()
    if (card === null) this.released?.()
  }

  get asking(): boolean {
    return this.request !== null
  }

  hint(): void {
    if (this.asking || this.over) return
    this.started ??= performance.now()
    const request = (this.request = {})
    void this.ask(request).finally(() => request === this.request && (this.request = null))
  }

  /** Asks for a hint, and again if its card or place has changed meanwhile. */
  private async ask(request: object): Promise<void> {
    for (;;) {
      const asked = this.put
      try {
        const hint = await puzzles.hint(this.puzzle.id, asked)
        await this.release()
        if (request !== this.request) return
        const put = withHint(asked, this.put, hint)
        if (!put) continue
        this.hints++
        this.change(put)
        this.message.say(say('ui-puzzle-hinted'), 'plain', null, true)
        return void this.look()
      } catch (error) {
        const refused = error instanceof ApiError && error.code === 'bad'
        if (request !== this.request) return
        if (refused && asked !== this.put) continue
        return this.message.say(refused ? say('refusal-puzzle-hint') : errorText(error), 'amiss', null, true)
      }
    }
  }

  /** Waits until no card is in the air. */
  private async release(): Promise<void> {
    if (this.held !== null) await new Promise<void>((done) => (this.released = done))
    this.released = null
  }

  giveUp(): void {
    this.request = null
    puzzles
      .solution(this.puzzle.id)
      .then((put) => {
        const spent = this.spent()
        this.change(put)
        this.over = resign(this.puzzle, spent)
        localStore.write(this.kept, null)
      })
      .catch((error: unknown) => this.message.say(errorText(error), 'amiss', null, true))
  }

  again(): void {
    this.request = null
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
    localStore.write(this.kept, put.length ? ({ put, ms: this.spent(), hints: this.hints } satisfies Kept) : null)
  }

  /** Checks the layout once the last card is placed. */
  private async look(): Promise<void> {
    const laid = this.put
    if (laid.length < this.puzzle.cards.length) return
    try {
      const verdict = await puzzles.check(this.puzzle.id, laid)
      if (laid !== this.put) return
      if (!verdict.solved) return tellVerdict(this.message, this.puzzle, verdict)
      this.over = celebrate(this.puzzle, this.spent(), this.hints)
      noteDaily(this.puzzle.id, laid, this.over.ms, this.hints)
      localStore.write(this.kept, null)
    } catch (error) {
      this.message.say(errorText(error), 'amiss', null, true)
    }
  }
}
