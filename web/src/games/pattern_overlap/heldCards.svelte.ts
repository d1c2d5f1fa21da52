// The player's cards: which one is lifted, where it would lie, and how it gets there or back.

import { announcer } from '$lib/announcer.svelte'
import type { Answer } from '$lib/connection'
import type { Person } from '$lib/people'
import type { Moves, OptionValue } from '$lib/protocol'
import { reducedMotion } from '$lib/settings.svelte'
import { building, built, placed, placing, type Place } from './actions'
import { BoardMessage } from './boardMessage.svelte'
import { contacts, type Cells, type LaidCard } from './cells'
import { CELL } from './cellSize'
import { Claims, type Laying } from './claims.svelte'
import { Drag } from './drag.svelte'
import { DECK } from './faces'
import { boxAround, type Point } from './layout'
import type PanZoom from './PanZoom.svelte'
import { TableLayout } from './tableLayout.svelte'
import { NO_CARD, leftOf, running, type Overlap } from './view'
import { say } from './text'

/** What the cards need from the board. */
export interface HeldTable {
  view: Overlap
  people: Person[]
  options: Record<string, OptionValue>
  moves: Moves
  asks: number[]
  live: boolean
  cards: LaidCard[]
  cells: Cells
  /** Whether points are being counted. */
  counts: boolean
  act: (action: number) => Promise<Answer | null>
  /** A card is lifted. */
  lifts: () => void
}

export class HeldCards {
  /** Whether a card slides back to the hand. */
  returning = $state(false)
  panZoom = $state<ReturnType<typeof PanZoom>>()
  trayBox = $state<HTMLElement>()
  middle = $state<HTMLElement>()
  readonly message = new BoardMessage()
  readonly layout: TableLayout
  readonly claims: Claims
  readonly drag: Drag

  constructor(private readonly table: () => HeldTable) {
    this.layout = new TableLayout(() => {
      const { view, cards, people, counts } = this.table()
      return { view, cards, counts, seats: people.length, aim: this.aim, advised: this.advised?.at ?? null }
    })
    this.claims = this.makeClaims()
    this.drag = this.makeDrag()
  }

  private get view(): Overlap {
    return this.table().view
  }
  private get nms(): boolean {
    return this.view.mode === 'nms'
  }
  /** The cards in the hand, by slot. */
  readonly tray = $derived.by((): (number | null)[] => {
    const { seat, phase, laid, starter, hands } = this.view
    if (seat === null) return []
    if (phase === 'countdown') return [null, null, null]
    if (phase === 'build') return Array.from({ length: DECK }, (_, n) => (starter ?? 0) * DECK + n).map((card) => (laid.card.includes(card) ? null : card))
    return (hands[seat] ?? []).map((card) => (card === NO_CARD ? null : card))
  })
  readonly myTurn = $derived.by(() => {
    const { seat, phase, to_act, clock } = this.view
    if (seat === null) return false
    if (phase === 'build') return to_act.includes(seat)
    return clock === 'realtime' ? running(this.view) && leftOf(this.view, seat) > 0 : this.table().moves.length > 0
  })
  readonly card = $derived.by(() => (this.drag.slot === null ? null : (this.tray[this.drag.slot] ?? null)))
  readonly held = $derived.by((): Laying | null => {
    const { at, slot, rot } = this.drag
    return this.card !== null && at && slot !== null ? { card: this.card, rot, at, slot } : null
  })
  /** The card on its way to the table, or about to be. */
  readonly ghost = $derived.by(() => this.claims.sent ?? this.held)
  /** What a lesson or the coach asks for. */
  readonly aim = $derived.by(() => {
    const [asked] = this.table().asks
    return asked === undefined ? null : (placed(asked, this.nms) ?? built(asked))
  })
  /** Where the coach would play; a lesson only marks the spot. */
  readonly advised = $derived.by((): Laying | null => {
    const { aim } = this
    const card = aim && (this.table().live || !this.table().moves.length) ? this.tray[aim.slot] : null
    return aim && card != null ? { card, rot: aim.rot, at: aim, slot: aim.slot } : null
  })
  readonly previewed = $derived.by(() => this.ghost ?? this.advised)
  /** What lies below each square of the card that is previewed. */
  readonly below = $derived.by(() => {
    const one = this.previewed
    return (one ? contacts(this.table().cells, this.view.side, one.card, one.rot, one.at) : []).map((found) => found?.below ?? null)
  })
  /** Whether the card fits, if the table says so; null if it doesn't. */
  readonly fits = $derived.by(() => {
    const { moves } = this.table()
    return this.view.assist && this.held && !this.claims.sent && moves.length ? moves.includes(this.numberOf(this.held) ?? -1) : null
  })

  private makeClaims(): Claims {
    return new Claims(
      {
        view: () => this.view,
        people: () => this.table().people,
        cells: () => this.table().cells,
        mayLay: () => this.myTurn,
        numberOf: (laying) => this.numberOf(laying),
        act: (action) => this.table().act(action),
        accepted: () => this.putBack(),
        back: (laying) => this.back(laying),
        pauseMs: () => Number(this.table().options['play_lock_ms'] ?? 0),
      },
      this.message,
    )
  }
  private makeDrag(): Drag {
    return new Drag({
      placeAt: (point) => this.placeAt(point),
      cell: () => this.panZoom?.cellSize() ?? CELL,
      over: (point, touch) => this.isOver(point, touch),
      begins: () => {
        if (this.claims.sent) return false
        this.layout.freeze()
        this.table().lifts()
        return true
      },
      nudge: (point) => this.panZoom?.nudge(point),
      ends: (onTable) => {
        this.layout.thaw()
        if (onTable) this.lay()
        else this.putBack()
      },
      tapped: (slot) => this.pick(slot),
    })
  }
  /** Whether a point of the window is over the table. */
  private isOver(point: Point, touch: boolean): boolean {
    const felt = this.middle?.getBoundingClientRect()
    const tray = this.trayBox?.getBoundingClientRect()
    if (felt && tray && tray.left >= felt.right - 1) return point.x < felt.right && point.y > felt.top
    const low = touch ? innerHeight - 40 : (tray?.top ?? innerHeight) + 26
    return point.y < low && point.y > (felt?.top ?? 0)
  }

  private numberOf({ slot, rot, at }: Laying): number | null {
    return this.view.phase === 'build' ? building(slot, rot, at.x, at.y) : placing({ slot, rot, ...at }, this.nms)
  }
  lay(): void {
    if (this.held) void this.claims.claim(this.held)
  }
  putBack(): void {
    this.drag.let()
  }
  /** A card that was not played slides back to where it came from. */
  private back(laying: Laying): void {
    const from = this.panZoom?.windowAt(this.layout.onWorld(laying.at))
    const to = this.trayBox?.querySelector(`[data-slot="${laying.slot}"]`)?.getBoundingClientRect()
    if (!from || !to || reducedMotion()) return this.putBack()
    this.returning = true
    this.drag.at = null
    void this.drag.slideBack(from, to).then(() => {
      this.returning = false
      this.putBack()
    })
  }

  private placeAt(point: Point): Place | null {
    const cell = this.panZoom?.cellsAt(point)
    return cell ? this.layout.placeOf(cell) : null
  }
  /** A tap selects a card; a tap on the table then places it. */
  pick(which: number): void {
    if (this.claims.sent || this.tray[which] === null || this.tray[which] === undefined) return
    if (this.drag.slot === which) return this.putBack()
    this.drag.slot = which
    this.drag.at ??= this.beginning()
    announcer.say(say('ui-picked', { number: which + 1 }))
    this.show()
  }
  /** To the right of everything, on a location that is not frozen. */
  private beginning(): Place {
    const { cards } = this.table()
    const open = (loc: number) => !this.nms || (loc !== this.view.seat && !this.view.frozen?.[loc])
    const first = cards.find((one) => open(one.loc))
    const last = cards.filter((one) => one.loc === first?.loc).reduce((best, one) => (best && best.x >= one.x ? best : one), first)
    return last ? { loc: last.loc, x: last.x + 2, y: last.y } : { loc: 0, x: 0, y: 0 }
  }
  /** Brings the lifted card into view. */
  show(): void {
    if (this.drag.at) this.panZoom?.reveal(boxAround([this.layout.onWorld(this.drag.at)], 0.5))
  }
  tapped(cell: Point): void {
    const place = this.drag.slot === null || this.claims.sent ? null : this.layout.placeOf(cell)
    if (place) this.drag.at = place
  }
}
