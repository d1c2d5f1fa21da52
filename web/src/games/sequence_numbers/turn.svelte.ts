// A player's turn: the chosen card, where it can go, what was sent and what was wrong.

import { announcer } from '$lib/announcer.svelte'
import type { Answer } from '$lib/connection'
import type { Moves } from '$lib/protocol'
import { sound } from '$lib/sound'
import { localStore } from '$lib/storage'
import { toasts } from '$lib/toasts.svelte'
import { spaced } from './cardText'
import { noteSum } from './learner'
import { speech } from './speech.svelte'
import { arranged, DISCARD, isCorner, layOff, MINUS, playOn, PLUS, shownHand, sumOf, targets, usedBy, type Sequence, type SumCard } from './view'
import { say } from './text'

/** What a turn needs from the board. */
export interface TurnTable {
  view: Sequence
  moves: Moves
  pending: number | null
  asks: number[]
  live: boolean
  act: (action: number) => Promise<Answer | null>
  focusGrid: (cell: number | null) => void
  focusHand: () => void
}

/** A chip that waits to be confirmed, or was sent and has not been answered yet; without a team, one to be removed. */
export interface GhostChip {
  cell: number
  team: number | null
  sent: boolean
}

const ASK = 'sequence_numbers.ask'
const boxOf = (selector: string): DOMRect | null => document.querySelector(selector)?.getBoundingClientRect() ?? null

export class Turn {
  chosen = $state<number | null>(null)
  /** The cell that waits to be confirmed. */
  ghost = $state<number | null>(null)
  shake = $state<number | null>(null)
  /** The sequence to claim that is pointed at. */
  pointed = $state<number | null>(null)
  complaint = $state('')
  tries = $state(0)
  /** Whether the help with a sum is open. */
  aid = $state(false)
  /** Whether the player was told where the answer is. */
  told = $state(false)
  askFirst = $state(localStore.read(ASK, false))
  /** The card that was sent and has not been answered yet. */
  private sentCard = $state<number | null>(null)
  private thrown: DOMRect | null = null
  /** When the player could start on the sum, for the record. */
  private begun = 0
  /** Cards keep their places in the hand. */
  private order: number[] = []
  private whose: number | null = null

  constructor(private readonly table: () => TurnTable) {}

  get view(): Sequence {
    return this.table().view
  }
  get moves(): Moves {
    return this.table().moves
  }
  get pending(): number | null {
    return this.table().pending
  }
  readonly shown = $derived.by(() => shownHand(this.view))
  readonly own = $derived.by(() => this.shown !== null && this.shown.seat === this.view.seat)
  readonly cards = $derived.by(() => this.arranged())
  readonly card = $derived.by(() => (this.own ? (this.cards.find((one) => one.card === this.chosen) ?? null) : null))
  readonly mine = $derived.by(() => this.moves.length > 0)
  /** The cells where the chosen card can go. */
  readonly cells = $derived.by(() => (this.card ? targets(this.view, this.moves, this.card) : []))
  readonly lays = $derived.by(() => this.card !== null && this.moves.includes(layOff(this.card.kind)))
  readonly claims = $derived.by(() => (this.view.phase === 'claim' ? (this.view.claims ?? []) : []))
  readonly myClaims = $derived.by(() => this.claims.filter((claim) => this.moves.includes(claim.action)))
  readonly sum = $derived.by(() => (this.card ? sumOf(this.card.face) : null))
  /** Whether the answers light up. */
  readonly shows = $derived.by(() => this.view.aid === 'highlight' || this.told)
  readonly glow = $derived.by(() => (this.card && this.card.kind !== MINUS && (this.shows || this.card.kind === PLUS) ? this.cells : []))
  readonly take = $derived.by(() => (this.card?.kind === MINUS ? this.cells : []))
  readonly fits = $derived.by(() => this.fitting())
  private readonly wanted = $derived.by(() => this.table().asks.map((action) => usedBy(this.view, action)))
  readonly askedCards = $derived.by(() => this.cards.filter((one) => this.wanted.some(({ kind }) => kind === one.kind)).map((one) => one.card))
  /** A lesson asks for the card first; the coach names both. */
  readonly askedCells = $derived.by(() => {
    const both = this.table().live || !this.moves.length
    return this.wanted.flatMap(({ kind, cell }) => (cell !== null && (both || this.card?.kind === kind) ? [cell] : []))
  })
  readonly ghostChip = $derived.by((): GhostChip | null => {
    const played = this.pending !== null && this.pending < DISCARD ? usedBy(this.view, this.pending) : null
    if (played && played.cell !== null) return { cell: played.cell, team: played.kind === MINUS ? null : this.view.team, sent: true }
    return this.ghost === null ? null : { cell: this.ghost, team: this.card?.kind === MINUS ? null : this.view.team, sent: false }
  })
  get sent(): number | null {
    return this.pending === null ? null : this.sentCard
  }

  private arranged(): SumCard[] {
    const held = this.shown?.cards ?? []
    const before = this.whose === (this.shown?.seat ?? null) ? this.order : []
    this.whose = this.shown?.seat ?? null
    this.order = arranged(before, held.map((one) => one.card))
    return this.order.flatMap((card) => held.find((one) => one.card === card) ?? [])
  }
  /** By cell: the places of the cards that fit, if that is shown. */
  private fitting(): Record<number, number[]> {
    if (!this.mine || this.view.aid !== 'highlight') return {}
    const found: Record<number, number[]> = {}
    this.cards.forEach((one, place) => {
      if (one.number !== null) for (const cell of targets(this.view, this.moves, one)) (found[cell] ??= []).push(place + 1)
    })
    return found
  }

  /** The player can start on a sum now. */
  begin(): void {
    this.begun = performance.now()
  }
  /** Saves on this device how a sum went, unless its cells lit up. */
  private note(face: string, right: boolean): void {
    const { live, asks } = this.table()
    if (live && this.own && !asks.length && !this.shows && this.tries === 0) noteSum(face, right, performance.now() - this.begun)
  }
  /** Chooses a card, or none; what was said about another one is cleared. */
  choose(one: SumCard | null, keyed = false): void {
    const same = one?.card === this.chosen
    this.chosen = one?.card ?? null
    this.ghost = null
    this.complaint = ''
    if (!same) this.startOn(one)
    if (keyed && one && this.mine && this.view.phase === 'turn') {
      const first = one.number === null || this.shows ? targets(this.view, this.moves, one)[0] : undefined
      queueMicrotask(() => this.table().focusGrid(first ?? null))
    }
  }
  private startOn(one: SumCard | null): void {
    this.tries = 0
    this.told = false
    const found = one && sumOf(one.face)
    this.aid = Boolean(found) && this.view.aid === 'picture'
    this.begin()
    if (found && speech.always) speech.read(found)
  }
  /** The table has changed. */
  renew(): void {
    this.ghost = null
    this.complaint = ''
    this.pointed = null
    if (this.chosen !== null && !this.cards.some((one) => one.card === this.chosen)) this.choose(null)
  }

  /** A cell was chosen, or a card dropped on it. */
  pick(cell: number): void {
    this.complaint = ''
    if (this.pending !== null) return
    const claim = this.myClaims.filter((one) => one.cells.includes(cell))
    if (claim.length === 1 && claim[0]) this.send(claim[0].action)
    else if (this.myClaims.length || !this.mine || this.view.phase !== 'turn') return
    else if (!this.card) {
      this.complaint = say('ui-choose-first')
      announcer.say(this.complaint)
      this.table().focusHand()
    } else if (this.cells.includes(cell)) {
      if (this.askFirst && this.ghost !== cell) this.ghost = cell
      else this.put(cell)
    } else this.refuse(cell, this.errorText(cell, this.card))
  }
  private refuse(cell: number, why: string): void {
    this.complaint = why
    announcer.say(why)
    this.shake = null
    requestAnimationFrame(() => (this.shake = cell))
    sound('wood')
  }
  private errorText(cell: number, one: SumCard): string {
    const number = this.view.numbers[cell] ?? 0
    if (isCorner(cell)) return say('ui-no-corner')
    if (one.kind === MINUS) return say('ui-not-that-chip')
    if (this.view.chips[cell]) return number === one.number ? say('ui-right-but-covered', { number }) : say('ui-covered')
    this.note(one.face, false)
    this.tries++
    this.aid = this.view.aid !== 'none'
    return say('ui-wrong', { number, sum: spaced(one.face) })
  }
  showWhere(): void {
    this.told = true
    this.complaint = ''
    this.aid = false
  }

  /** Sends an action once, however often its button is pressed. */
  send(action: number): void {
    if (this.pending === null) void this.table().act(action)
  }
  put(cell: number): void {
    if (!this.card || this.pending !== null) return
    this.note(this.card.face, true)
    this.leaves(this.card)
    this.ghost = null
    const played = this.table().act(playOn(this.card.kind, cell))
    void played.then(() => this.own && document.activeElement === document.body && this.table().focusHand())
  }
  lay(): void {
    if (!this.card || this.pending !== null) return
    this.leaves(this.card)
    void this.table().act(layOff(this.card.kind))
  }
  private leaves({ card }: SumCard): void {
    this.sentCard = card
    this.thrown = boxOf(`[data-card="${card}"]`)
  }
  /** Where the newest card came from: the viewer's hand, or its player's seat. */
  origin(): DOMRect | null {
    const from = this.thrown ?? boxOf(`[data-seat="${this.view.last?.seat}"]`)
    this.thrown = null
    return from
  }
  /** Switches whether a chip has to be confirmed. */
  askOrNot(): void {
    this.askFirst = !this.askFirst
    localStore.write(ASK, this.askFirst)
    this.ghost = null
    toasts.show(say(this.askFirst ? 'ui-ask-first.on' : 'ui-ask-first.off'))
  }
}
