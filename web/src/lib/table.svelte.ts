import { announcer } from './announce.svelte'
import { api, type Story } from './api'
import { Connection, type Answer, type Standing, type Surroundings, type Unanswered } from './connection'
import { forNow } from './kept'
import { events, known, merged } from './merge'
import type { Events, Known, Message, Wish } from './messages'
import type { Gesture } from './wire'
import { named, people, type Person } from './people'
import { PACES, settings } from './settings.svelte'
import { sound } from './sound'

interface Moment extends Events {
  known: Known
  mine: boolean
}

export interface Said {
  name: string
  text: string
}

const LOG_LENGTH = 400
const EMOTE_LASTS = 3500
const LONG_QUEUE = 12

interface Around extends Surroundings {
  story: (table: string) => Promise<Story>
}

const browser: Around = {
  open: (url) => new WebSocket(url),
  introduce: () => api.me(),
  story: (table) => api.story(table),
  later: (what, ms) => setTimeout(what, ms) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
  random: () => crypto.getRandomValues(new Uint32Array(1)).reduce((_, n) => n / 2 ** 32, 0),
}

/**
 * A table as this browser shows it. Messages come as fast as bots play; they are shown one by one, each
 * for the same time whatever it hides, so that everybody can follow. Our own move is shown at once.
 */
export class Table {
  standing: Standing = $state('connecting')
  shown: Known | null = $state.raw(null)
  present: boolean[] | null = $state.raw(null)
  watching = $state(0)
  log: string[] = $state.raw([])
  talk: Said[] = $state.raw([])
  /** What a seat shows just now. */
  emotes: Record<number, string> = $state.raw({})
  /** The action that was sent and not yet answered. */
  pending: number | null = $state(null)
  /** When a clock runs: until when each seat may think, by our own clock. */
  deadlines: Record<string, number> = $state.raw({})
  people: Person[] = $derived.by(() => this.named())

  private truth: Known | null = null
  private readonly queue: Moment[] = []
  private timer: number | null = null
  private shownAt = 0
  private holds = 0
  private readonly connection: Connection

  constructor(
    readonly id: string,
    private readonly emptySeat: (seat: number) => string,
    private readonly paced: () => boolean,
    private readonly around: Around = browser,
    origin: string = location.origin.replace(/^http/, 'ws'),
  ) {
    const url = `${origin}/api/tables/${encodeURIComponent(id)}/socket`
    this.connection = new Connection(
      url,
      { heard: (message) => this.hear(message), stands: (standing) => (this.standing = standing) },
      around,
    )
  }

  start(): void {
    const left = forNow.read<Unanswered | null>(`act.${this.id}`, null)
    if (left) this.pending = left.action
    void this.connection.start(left)?.then(() => this.answered())
  }

  stop(): void {
    if (this.timer !== null) this.around.cancel(this.timer)
    this.connection.stop()
  }

  hurry(): void {
    this.connection.hurry()
  }

  wish(wish: Wish): Promise<Answer> {
    return this.connection.wish(wish)
  }

  /** Acts, once: a second press while the first is under way does nothing. */
  async act(action: number): Promise<Answer | null> {
    if (this.pending !== null || !this.shown) return null
    const left: Unanswered = { id: this.connection.newId(), decision: this.shown.decision, action }
    this.pending = action
    forNow.write(`act.${this.id}`, left)
    const answer = await this.connection.wish({ do: 'act', decision: left.decision, action, seen: this.shown.entry }, left.id)
    this.answered()
    return answer
  }

  /** Keeps the present moment on the screen until it is let go. */
  hold(): () => void {
    this.holds++
    let held = true
    return () => {
      if (held) this.holds--
      held = false
      this.advance()
    }
  }

  private answered(): void {
    this.pending = null
    forNow.write(`act.${this.id}`, null)
  }

  private hear(message: Message): void {
    if (message.is === 'present') {
      this.present = message.seats
      this.watching = message.watching
    } else if (message.is === 'shown') {
      if (!this.truth || message.entry >= this.truth.entry) this.take({ ...events(message), known: known(message), mine: false })
      void this.recall()
    } else if (message.is === 'changed') {
      if (!this.truth || message.entry > this.truth.entry + 1) this.connection.look()
      else if (message.entry === this.truth.entry + 1) {
        this.take({ ...events(message), known: merged(this.truth, message), mine: message.done !== undefined })
      }
    }
  }

  private take(moment: Moment): void {
    const again = this.truth?.entry === moment.known.entry
    this.truth = moment.known
    this.clock(moment.known)
    if (again) {
      this.queue.length = 0
      this.shown = moment.known
      return
    }
    this.queue.push({ ...moment, mine: moment.mine || this.pending !== null })
    this.advance()
  }

  /** Shows the next moment, when its time has come. */
  private advance(): void {
    if (this.timer !== null) return
    const next = this.queue[0]
    if (!next || (this.holds > 0 && next.told.length > 0)) return
    const wait = this.shownAt + this.dwell(next) - performance.now()
    if (wait > 0) {
      this.timer = this.around.later(() => {
        this.timer = null
        this.advance()
      }, wait)
      return
    }
    this.queue.shift()
    this.show(next)
    this.advance()
  }

  private dwell(next: Moment): number {
    if (!this.paced() || !next.told.length || next.mine || !this.shown?.view) return 0
    if (typeof document !== 'undefined' && document.hidden) return 0
    return this.queue.length > LONG_QUEUE ? 60 : PACES[settings.pace]
  }

  private show(moment: Moment): void {
    const before = this.shown
    this.shown = moment.known
    if (moment.told.length) this.shownAt = performance.now()
    const told = moment.told.map((line) => named(line, this.people))
    this.remember(told, moment.said)
    if (moment.gesture) this.gesture(moment.gesture)
    announcer.say(...told, ...(moment.said ? [`${moment.said[0]}: ${moment.said[1]}`] : []))
    this.sounds(before, moment)
  }

  private remember(told: string[], said: [string, string] | null): void {
    if (told.length) this.log = [...this.log, ...told].slice(-LOG_LENGTH)
    if (said) this.talk = [...this.talk, { name: said[0], text: said[1] }].slice(-LOG_LENGTH)
  }

  /** What was told and said before we came, or while we were away. */
  private async recall(): Promise<void> {
    const story = await this.around.story(this.id).catch(() => null)
    if (!story) return
    this.log = story.flatMap((one) => one.told ?? []).map((line) => named(line, this.people)).slice(-LOG_LENGTH)
    this.talk = story.flatMap((one) => (one.said ? [{ name: one.said[0], text: one.said[1] }] : [])).slice(-LOG_LENGTH)
  }

  /** An emote stands beside its seat for a moment. */
  private gesture(made: Gesture): void {
    if (!made.emote) return
    const { seat, emote } = made
    this.emotes = { ...this.emotes, [seat]: emote }
    this.around.later(() => {
      if (this.emotes[seat] === emote) this.emotes = Object.fromEntries(Object.entries(this.emotes).filter(([one]) => Number(one) !== seat))
    }, EMOTE_LASTS)
    announcer.say(`${this.people[seat]?.name ?? ''}: ${emote}`)
  }

  private sounds(before: Known | null, moment: Moment): void {
    if (!before) return
    if (moment.told.length) sound('card')
    if (moment.said) sound('wood')
    const mine = Object.keys(moment.known.moves).length > 0
    if (mine && !Object.keys(before.moves).length) sound('bell')
  }

  private clock(fresh: Known): void {
    const now = performance.now()
    this.deadlines = Object.fromEntries(Object.entries(fresh.left_ms).map(([seat, left]) => [seat, now + left]))
  }

  private named(): Person[] {
    return this.shown ? people(this.shown.lobby, this.shown.seat, this.emptySeat) : []
  }
}
