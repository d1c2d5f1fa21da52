// The choice of an action card and its targets.

import type { Moves } from '$lib/protocol'
import { REACH } from '$generated/synergy'
import { chosenWay, openTo, TARGETS, waysOf, type Letter, type Slot, type Way } from './view'

/** The selected action card and its targets. */
export class Targets {
  card: Letter | null = $state(null)
  seats: number[] = $state([])
  number: number | null = $state(null)
  readonly ways: Way[] = $derived.by(() => waysOf(this.moves()))

  constructor(
    private readonly moves: () => Moves,
    /** Whether a second number is being taken back, in which case the card is already chosen. */
    private readonly again: () => boolean,
  ) {}

  get cards(): Letter[] {
    return this.again() ? [] : this.ways.map((way) => way.card).filter((card, n, all) => all.indexOf(card) === n)
  }
  get now(): Letter | null {
    return this.again() && this.ways.length ? 'C' : this.card
  }
  get kind() {
    return this.now ? TARGETS[this.now] : null
  }
  get way(): Way | null {
    return this.now ? chosenWay(this.ways, this.now, this.seats, this.number) : null
  }
  get partner(): boolean {
    return this.now !== null && REACH[this.now] === 2 && this.seats.length === 1
  }

  choose(card: Letter): void {
    const same = this.card === card
    this.clear()
    this.card = same ? null : card
  }
  clear(): void {
    this.card = this.number = null
    this.seats = []
  }

  /** Keeps the selection while others act, as long as it is still legal. */
  follow(): void {
    const fitting = this.ways.filter((way) => way.card === this.card)
    if (!fitting.length) this.clear()
    if (!fitting.some((way) => this.seats.every((seat) => way.seats.includes(seat)))) this.seats = []
    if (!fitting.some((way) => way.number === this.number)) this.number = null
  }

  /** Whether a slot on the table can be chosen now. */
  may(slot: Slot, seat: number): boolean {
    if (!this.now || this.kind !== slot) return false
    return this.seats.includes(seat) || (this.seats.length < REACH[this.now] && openTo(this.ways, this.now, this.seats).includes(seat)) || (REACH[this.now] === 1 && openTo(this.ways, this.now, []).includes(seat))
  }
  has = (slot: Slot, seat: number) => this.kind === slot && this.seats.includes(seat)
  take(seat: number): void {
    if (!this.now) return
    if (this.seats.includes(seat)) this.seats = this.seats.filter((one) => one !== seat)
    else this.seats = REACH[this.now] === 1 ? [seat] : [...this.seats, seat]
  }

  /** The numbers in the player's row or hand that can be chosen. */
  mayNumber(where: 'row' | 'hand', card: number): boolean {
    return this.kind === where && this.ways.some((way) => way.card === this.now && way.number === card)
  }
  takeNumber(card: number): void {
    this.number = this.number === card ? null : card
  }
}
