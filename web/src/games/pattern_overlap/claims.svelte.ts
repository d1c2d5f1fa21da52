// Claims: a card sent to the server, and what happens with the answer.

import type { Answer } from '$lib/connection'
import type { Person } from '$lib/people'
import { sound } from '$lib/sound'
import { errorText } from '$lib/errorText'
import type { Place } from './actions'
import { contacts, different, wrongWith, type Cells } from './cells'
import type { BoardMessage } from './boardMessage.svelte'
import type { Overlap } from './view'
import { say } from './text'

/** A card that was sent to the table. */
export interface Laying {
  card: number
  rot: number
  at: Place
  slot: number
}

/** What a claim needs from the board, and its callbacks. */
export interface Claimed {
  view: () => Overlap
  people: () => Person[]
  cells: () => Cells
  mayLay: () => boolean
  numberOf: (laying: Laying) => number | null
  act: (action: number) => Promise<Answer | null>
  accepted: () => void
  /** The card was not played and returns to the hand. */
  back: (laying: Laying) => void
  /** The pause after a card was played. */
  pauseMs: () => number
}

/** How many squares a starting card has to match, whatever the option says. */
const START_MATCH = 3

type Rejection = Exclude<Answer, { accepted: true }>

/** Claims a spot for a card, and explains a rejection. */
export class Claims {
  sent: Laying | null = $state.raw(null)
  /** How long this seat is locked after a mistake; 0 if it is not. */
  lockMs = $state(0)
  private lockedUntil = 0

  constructor(
    private readonly table: Claimed,
    private readonly message: BoardMessage,
  ) {}

  async claim(laying: Laying): Promise<void> {
    if (this.sent) return
    const { view } = this.table
    if (!this.table.mayLay()) return this.refuse(laying, view().clock === 'turns' ? say('ui-not-your-turn') : say('refusal-not_playing', { locked_ms: 0 }), 'plain')
    const number = this.table.numberOf(laying)
    if (number === null) return this.refuse(laying, say('refusal-off_table'), 'amiss')
    if (this.lockMs > 0) return this.refuse(laying, say('ui-locked'), 'plain')
    this.sent = laying
    const wait = this.lockedUntil - performance.now()
    if (wait > 0) await new Promise((on) => setTimeout(on, wait))
    const count = view().laid.card.length
    const answer = await this.table.act(number)
    this.sent = null
    if (answer ? answer.accepted : view().laid.card.length > count) return this.accepted()
    if (answer && !answer.accepted) this.explain(laying, answer)
    this.table.back(laying)
  }

  private accepted(): void {
    this.table.accepted()
    this.lockedUntil = performance.now() + this.table.pauseMs()
  }

  private refuse(laying: Laying, why: string, kind: 'plain' | 'amiss'): void {
    this.message.say(why, kind)
    this.table.back(laying)
  }

  private explain(laying: Laying, answer: Rejection): void {
    const { side, wild, phase, min_match } = this.table.view()
    const needed = phase === 'build' ? START_MATCH : min_match
    const late = answer.late === true
    const contact = contacts(this.table.cells(), side, laying.card, laying.rot, laying.at)
    const touched = contact.filter((one) => one !== null).map(({ x, y }): [number, number] => [x, y])
    const amiss = answer.squares?.length ? answer.squares : different(contact, wild)
    sound(late ? 'late' : 'wrong')
    if (answer.locked_ms) this.lock(answer.locked_ms)
    const code = answer.code === 'illegal' ? wrongWith(contact, wild) : answer.code
    const facts = { late, faster: answer.faster ?? null, squares: amiss.length, locked_ms: answer.locked_ms ?? 0, needed }
    const why = say.any(`refusal-${code}`, facts, this.table.people()) ?? errorText(answer)
    this.message.say(why, late ? 'late' : 'amiss', { loc: laying.at.loc, squares: late ? touched : amiss, late })
  }

  private lock(ms: number): void {
    this.lockedUntil = performance.now() + ms
    this.lockMs = ms
    setTimeout(() => (this.lockMs = 0), ms)
  }
}
