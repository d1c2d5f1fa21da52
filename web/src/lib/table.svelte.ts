// A table as this browser shows it, fed by its connection.

import { tick } from 'svelte'
import { announcer } from './announcer.svelte'
import { agreementOutcome } from './agreement'
import { api, type TableHistory } from './api'
import { TableLog, type LogLine } from './tableLog.svelte'
import { Connection, type Answer, type ConnectionStatus, type Environment, type Unanswered } from './connection'
import { sessionStore } from './storage'
import { applyChange, eventsOf, stateOf } from './merge'
import { STOPPED, type Events, type Name, type TableState, type Message, type TableRequest } from './protocol'
import type { Gesture, Notice } from '$generated/messages'
import { noticeLine } from './notices'
import { people, personName, type Person } from './people'
import { PACES, settings } from './settings.svelte'
import { sound } from './sound'
import { browserEnvironment, socketOrigin } from './environment'
import { toasts } from './toasts.svelte'
import { gameText, loadText, say, type Fact } from '$text'
import { emoteText } from './gameWords'

interface Moment extends Events {
  state: TableState
  mine: boolean
  /** Whether this is a full snapshot, so that the log before it has to be fetched. */
  whole: boolean
}

export interface Said {
  name: Name
  text: string
}

/** What somebody is pointing at. */
export interface Pointed {
  key: number
  seat: number
  at: string
}

/** The format of table ids. */
const TABLE_ID = /^[\w-]{1,64}$/
const LOG_LENGTH = 400
const EMOTE_LASTS = 3500
const POINT_LASTS = 2400
const LONG_QUEUE = 12

interface TableEnvironment extends Environment {
  history: (table: string) => Promise<TableHistory>
}

/**
 * A table as this browser shows it. Messages arrive as fast as bots play. They are shown one by one, each
 * for the same time whatever it hides, so that everyone can follow. Our own move is shown at once.
 */
export class Table {
  status: ConnectionStatus = $state('connecting')
  shown: TableState | null = $state.raw(null)
  present: boolean[] | null = $state.raw(null)
  watching = $state(0)
  talk: Said[] = $state.raw([])
  /** The number of chat messages since the chat was last read. */
  unread = $state(0)
  /** The current emote of each seat. */
  emotes: Record<number, string> = $state.raw({})
  pointed: Pointed[] = $state.raw([])
  /** The action that was sent and has not been answered yet. */
  pending: number | null = $state(null)
  /** Whether the server has not answered our action yet. */
  waiting = $state(false)
  /** The deadline of each seat whose clock is running, by the local clock. */
  deadlines: Record<string, number> = $state.raw({})
  /** When a bot takes over for each absent person, by the local clock. */
  awayUntil: Record<string, number> = $state.raw({})
  people: Person[] = $derived.by(() => this.namedPeople())
  /** Whether everyone else at the table is a bot, so that nobody has to agree. */
  host: boolean = $derived(Boolean(this.shown?.invite))
  alone: boolean = $derived(this.people.every((person) => person.you || (person.bot !== null && !person.away)))

  private latest: TableState | null = null
  /** Whether the history before we joined has been loaded. */
  private recalled = false
  private readonly queue: Moment[] = []
  private readonly tableLog = new TableLog((...lines) => this.worded && announcer.say(...lines))
  /** Whether the game's texts have been loaded. */
  private worded = false
  /** Whether the board is animating the current update. */
  private unfolding = false
  /** Whether to ring the bell once the current update has been shown, because it is our turn. */
  private bell = false
  /** The last call to action that was announced. */
  private called = ''
  private timer: number | null = null
  private shownAt = -Infinity
  private holds = 0
  private points = 0
  private readonly connection: Connection

  constructor(
    readonly id: string,
    private readonly emptySeat: (seat: number) => string,
    private readonly paced: () => boolean,
    private readonly environment: TableEnvironment = { ...browserEnvironment, history: (table) => api.history(table) },
    origin: string = socketOrigin(),
  ) {
    const url = `${origin}/api/tables/${encodeURIComponent(id)}/socket`
    this.connection = new Connection(
      url,
      { onMessage: (message) => this.hear(message), onStatus: (status) => (this.status = status) },
      environment,
    )
  }

  /** The log lines that have been shown. */
  get log(): LogLine[] {
    return this.tableLog.lines
  }

  /** What the table is waiting for, or how the game ended. */
  get statusText(): string {
    const fact = this.shown?.view?.status
    return fact ? gameText(this.game).fact('status', fact, this.people) : ''
  }

  private get game(): string {
    return this.shown?.lobby.game ?? ''
  }

  start(): void {
    if (!TABLE_ID.test(this.id)) {
      this.status = 'gone'
      return
    }
    const left = sessionStore.read<Unanswered | null>(`act.${this.id}`, null)
    if (left) {
      this.pending = left.action
      this.waiting = true
    }
    void this.connection.start(left)?.then(() => this.answered())
  }

  stop(): void {
    if (this.timer !== null) this.environment.cancel(this.timer)
    this.connection.stop()
  }

  reconnectNow(): void {
    this.connection.reconnectNow()
  }

  request(request: TableRequest): Promise<Answer> {
    return this.connection.request(request)
  }

  /** Sends an action; does nothing while another one is pending. */
  async act(action: number): Promise<Answer | null> {
    if (this.pending !== null || !this.shown) return null
    const left: Unanswered = { id: this.connection.newId(), decision: this.shown.decision, action }
    this.pending = action
    this.waiting = true
    sessionStore.write(`act.${this.id}`, left)
    const answer = await this.connection.request({ do: 'act', decision: left.decision, action, seen: this.shown.entry }, left.id)
    this.answered()
    return answer
  }

  /** Keeps the current position on the screen until the returned function is called. */
  hold(): () => void {
    this.holds++
    let held = true
    return () => {
      if (held) this.holds--
      held = false
      this.advance()
      this.call()
    }
  }

  /** Marks the chat as read. */
  read(): void {
    this.unread = 0
  }

  /** Called by a board that animates an update, with the number of log lines shown; null when it is done. */
  unfold(lines: number | null): void {
    this.unfolding = lines !== null
    if (lines === null) this.told()
    else this.tableLog.tell(lines)
  }

  /** The current update has been shown completely. */
  private told(): void {
    this.tableLog.tell()
    if (this.bell) sound('bell')
    this.bell = false
    this.call()
  }

  /** Announces our turn and what we can do, once that is new and visible. */
  private call(): void {
    const { shown } = this
    if (this.holds > 0 || !this.worded) return
    const mine = shown?.moves.length && !shown.result && !shown.lobby.paused
    const news = mine ? this.statusText || say('your-turn') : ''
    if (news !== this.called) announcer.say(news)
    this.called = news
  }

  private answered(): void {
    this.waiting = false
    sessionStore.write(`act.${this.id}`, null)
    this.free()
  }

  /** Allows the next action once the last one was answered and its result is shown. */
  private free(): void {
    if (!this.waiting && this.shown?.decision === this.latest?.decision) this.pending = null
  }

  private hear(message: Message): void {
    if (message.is === 'present') {
      this.present = message.seats
      this.watching = message.watching
      this.awayUntil = fromNow(message.away_ms ?? {})
    } else if (message.is === 'shown') {
      if (!this.latest || this.reseated(message) || message.entry >= this.latest.entry) this.take({ ...eventsOf(message), state: stateOf(message), mine: false, whole: true })
    } else if (message.is === 'changed') {
      if (!this.latest || message.entry > this.latest.entry + 1) this.connection.look()
      else if (message.entry === this.latest.entry + 1) {
        this.take({ ...eventsOf(message), state: applyChange(this.latest, message), mine: message.done !== undefined, whole: false })
      }
    }
  }

  /** Each seat numbers its own entries, so after a change of seat a lower number can be newer. */
  private reseated({ seat }: Pick<TableState, 'seat'>): boolean {
    return this.latest !== null && this.latest.seat !== seat
  }

  /** Loads the game's texts, before which nothing is announced. */
  private async word(game: string): Promise<void> {
    await loadText(game.replaceAll('-', '_')).catch(() => undefined)
    this.worded = true
    this.call()
  }

  private take(moment: Moment): void {
    if (!this.worded) void this.word(moment.state.lobby.game)
    const again = this.latest?.entry === moment.state.entry || this.reseated(moment.state)
    this.latest = moment.state
    this.clock(moment.state)
    if (again) {
      for (const skipped of this.queue.splice(0)) this.tableLog.add(this.lines(skipped))
      this.shown = moment.state
      this.free()
      if (moment.whole) void this.recall(moment.state.entry)
      this.drawn()
      return
    }
    this.queue.push({ ...moment, mine: moment.mine || this.waiting })
    this.advance()
  }

  /** Whether the game was ended early: then nothing holds back or slows down what is still to be shown. */
  private get stopped(): boolean {
    return this.latest?.result?.reason === STOPPED
  }

  /** Shows the next update when it is due. */
  private advance(): void {
    if (this.timer !== null) return
    const next = this.queue[0]
    if (!next || (this.holds > 0 && next.events.length > 0 && !this.stopped)) return
    const wait = this.shownAt + this.dwell(next) - performance.now()
    if (wait > 0) {
      this.timer = this.environment.later(() => {
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
    if (!this.paced() || !next.events.length || next.mine || !this.shown?.view || this.stopped) return 0
    if (typeof document !== 'undefined' && document.hidden) return 0
    return this.queue.length > LONG_QUEUE ? 60 : PACES[settings.pace]
  }

  private show(moment: Moment): void {
    const before = this.shown
    this.shown = moment.state
    this.free()
    if (moment.whole) void this.recall(moment.state.entry)
    if (moment.events.length) this.shownAt = performance.now()
    this.tableLog.add(this.lines(moment))
    for (const notice of moment.notices) this.notify(noticeLine(notice, moment.state.seat))
    if (moment.said) this.hearTalk(...moment.said)
    if (moment.gesture) this.gesture(moment.gesture)
    this.sounds(before, moment)
    if (before && !moment.whole) this.settle(before, moment)
    this.drawn()
  }

  private lines({ events, notices, state }: Moment): LogLine[] {
    return this.linesOf(events, notices, state).map((line, n) => ({ ...line, quiet: n >= events.length }))
  }

  /** What happened in words, with the names that players have now. */
  private linesOf(events: Fact[], notices: Notice[], { entry, seat }: Pick<TableState, 'entry' | 'seat'>): LogLine[] {
    const [game, everybody] = [gameText(this.game), this.people]
    const changes = notices.filter((notice) => noticeLine(notice, seat))
    return [
      ...events.map((event) => ({ entry, text: () => game.fact('event', event, everybody) })),
      ...changes.map((notice) => ({ entry, text: () => noticeLine(notice, seat) })),
    ]
  }

  /** Waits for the board to render, after which it has said whether it animates the update. */
  private drawn(): void {
    void tick().then(() => this.unfolding || this.told())
  }

  private notify(line: string): void {
    if (line) toasts.show(line)
  }

  /** Tells everyone the outcome of a request, except the person who declined it. */
  private settle(before: TableState, { state, events, mine, notices }: Moment): void {
    const what = before.lobby.asked?.what
    const became = agreementOutcome(before, state, events)
    if (!became || !what || what === 'call' || this.alone) return
    if (became === 'declined' && notices.length) return // it was withdrawn, or the person who asked has left
    const says = say.any(`${became}-${what}`)
    if (says && !(mine && became === 'declined')) toasts.show(says)
  }

  private hearTalk(name: Name, text: string): void {
    this.talk = [...this.talk, { name, text }].slice(-LOG_LENGTH)
    this.unread++
    announcer.say(`${personName(name)}: ${text}`)
  }

  /** Loads the log and the chat from before we joined or while we were away. */
  private async recall(entry: number): Promise<void> {
    const history = await this.environment.history(this.id).catch(() => null)
    if (!history) return
    const seat = this.shown?.seat ?? null
    const told = history.flatMap(({ entry, events = [], notices = [] }) => this.linesOf(events, notices, { entry, seat }))
    this.tableLog.recall(told, entry)
    const said = history.flatMap((one) => (one.said ? [{ name: one.said[0], text: one.said[1] }] : [])).slice(-LOG_LENGTH)
    if (this.recalled) this.unread += Math.max(0, said.length - this.talk.length)
    this.recalled = true
    this.talk = said
  }

  /** Shows an emote beside its seat for a moment. */
  private gesture(made: Gesture): void {
    if (made.at) this.point(made.seat, made.at)
    if (!made.emote) return
    const { seat, emote } = made
    this.emotes = { ...this.emotes, [seat]: emote }
    this.environment.later(() => {
      if (this.emotes[seat] === emote) this.emotes = Object.fromEntries(Object.entries(this.emotes).filter(([one]) => Number(one) !== seat))
    }, EMOTE_LASTS)
    const person = this.people[seat]
    announcer.say(`${person?.you ? say('seat-you') : (person?.name ?? '')}: ${emoteText(this.game, emote)}`)
  }

  private point(seat: number, at: string): void {
    const key = this.points++
    this.pointed = [...this.pointed, { key, seat, at }]
    this.environment.later(() => (this.pointed = this.pointed.filter((one) => one.key !== key)), POINT_LASTS)
  }

  private sounds(before: TableState | null, moment: Moment): void {
    if (!before) return
    if (moment.events.length) sound('card')
    if (moment.said) sound('wood')
    const mine = moment.state.moves.length > 0
    this.bell = mine && (this.bell || !before.moves.length)
  }

  private clock(fresh: TableState): void {
    this.deadlines = fromNow(fresh.left_ms)
  }

  private namedPeople(): Person[] {
    return this.shown ? people(this.shown.lobby, this.shown.seat, this.emptySeat) : []
  }
}

/** Converts remaining milliseconds to times of the local clock. */
function fromNow(left: Record<string, number>): Record<string, number> {
  const now = performance.now()
  return Object.fromEntries(Object.entries(left).map(([seat, ms]) => [seat, now + ms]))
}
