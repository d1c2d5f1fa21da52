// A WebSocket that reconnects by itself and sends unanswered actions again.

import type { Message, TableRequest } from './protocol'
import { PROTOCOL, type Refusal } from '$generated/messages'

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'stranger' | 'ended' | 'gone' | 'damaged' | 'broken' | 'barred' | 'unplayed' | 'outdated' | 'closed'
/** The server's answer; a rejection in real time also says who was faster, what is wrong and how long to wait. */
export type Answer = { accepted: true; entry: number } | ({ accepted: false } & Omit<Refusal, 'is' | 'id'>)

/** The part of the WebSocket interface that we use. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: ((event: never) => unknown) | null
  onmessage: ((event: never) => unknown) | null
  onclose: ((event: never) => unknown) | null
}

export interface Environment {
  open: (url: string) => Socket
  /** Makes sure that we have a guest cookie; `again` if the last one may be why the connection failed. */
  ensureGuest: (again: boolean) => Promise<unknown>
  later: (what: () => void, ms: number) => number
  cancel: (timer: number) => void
  random: () => number
}

export interface Listener<M = Message> {
  onMessage: (message: M) => void
  onStatus: (status: ConnectionStatus) => void
}

/** An unanswered action, which survives a reload. */
export interface Unanswered {
  id: string
  decision: number
  action: number
}

interface PendingRequest {
  text: string
  act: boolean
  settle: (answer: Answer) => void
}

const STRANGER = 4401
/** Signed out from another device, or this browser has a newer cookie and can join again. */
const ENDED = 4403
const GONE = 4404
/** The host wants no spectators. */
const BARRED = 4405
const DAMAGED = 4410
/** The game's own code failed. */
const BROKEN = 4424
/** Somebody else plays a daily deal that we haven't finished. */
const UNPLAYED = 4423
/** The server has been updated, and this page can't follow its messages. */
const OUTDATED = 4426
const FIRST_RETRY = 250
const LONGEST_RETRY = 8000
const IDLE_BEFORE_PING = 20000
const PONG_WAIT = 8000
/** How long an action can go unanswered before we ping, and how long we then wait. */
const ACT_PATIENCE = 3000
const CHECK_WAIT = 3000

/** The fields by which a message answers a request. */
interface Reply {
  is: string
  id?: string
  entry?: number
  done?: string
}

/**
 * A socket that reconnects by itself, for a table or anything with the same protocol. Unanswered actions
 * are sent again with their old id: the server answers the same id the same way, so nothing is played twice.
 */
export class Connection<W extends { do: string } = TableRequest, M extends { is: string } = Message> {
  private socket: Socket | null = null
  /** Whether the socket can send; a WebSocket that is still connecting can't. */
  private sends = false
  private readonly waiting = new Map<string, PendingRequest>()
  private tries = 0
  private rejections = 0
  private retry: number | null = null
  private heartbeat: number | null = null
  private ended = false
  /** Whether this isn't the first try. */
  private again = false

  constructor(
    private readonly url: string,
    private readonly listener: Listener<M>,
    private readonly environment: Environment,
    /** The requests that must not be lost. */
    private readonly acts: readonly string[] = ['act'],
  ) {}

  /** Connects, and sends what an earlier page left unanswered again. */
  start(left: Unanswered | null = null): Promise<Answer> | null {
    const retryLater = left && this.await(left.id, { do: 'act', decision: left.decision, action: left.action } as TableRequest as unknown as W)
    this.listener.onStatus('connecting')
    void this.connect()
    return retryLater
  }

  stop(): void {
    this.ended = true
    this.clearTimers()
    this.drop()
    this.listener.onStatus('closed')
  }

  /** Sends a request; it is always answered, if only with "connection lost". */
  request(request: W, id = this.newId()): Promise<Answer> {
    const answer = this.await(id, request)
    const waiting = this.waiting.get(id)
    if (this.socket && this.sends && waiting) {
      this.socket.send(waiting.text)
      if (waiting.act) this.resetHeartbeat()
    } else if (waiting && !waiting.act) this.settle(id, LOST)
    return answer
  }

  /** Asks for a full snapshot. */
  look(): void {
    this.socket?.send(JSON.stringify({ do: 'look', id: this.newId() }))
  }

  /** Reconnects at once, or checks the connection, because the network has changed or the tab is visible again. */
  reconnectNow(): void {
    if (this.ended) return
    if (this.socket) {
      if (this.sends) this.ping(CHECK_WAIT)
      return
    }
    this.clearTimers()
    void this.connect()
  }

  newId(): string {
    return Array.from({ length: 4 }, () => Math.floor(this.environment.random() * 2 ** 32).toString(36)).join('')
  }

  private await(id: string, request: W): Promise<Answer> {
    return new Promise((settle) => {
      this.waiting.set(id, { text: JSON.stringify({ ...request, id }), act: this.acts.includes(request.do), settle })
    })
  }

  private settle(id: string, answer: Answer): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    waiting?.settle(answer)
  }

  private async connect(): Promise<void> {
    this.clearTimers()
    const again = this.again
    this.again = true
    try {
      await this.environment.ensureGuest(again)
    } catch (error) {
      return (error as { code?: unknown } | null)?.code === 'ended' ? this.lost(ENDED, true) : this.retryLater()
    }
    if (this.ended || this.socket) return
    const socket = this.environment.open(`${this.url}?protocol=${PROTOCOL}`)
    this.socket = socket
    let opened = false
    socket.onopen = () => {
      opened = this.sends = true
    }
    socket.onmessage = (event: { data: unknown }) => {
      if (this.socket === socket && typeof event.data === 'string') this.receive(JSON.parse(event.data) as M)
    }
    socket.onclose = (event: { code: number }) => {
      if (this.socket !== socket) return
      this.socket = null
      this.sends = false
      this.lost(event.code, opened)
    }
  }

  private receive(message: M): void {
    const { is, id = '', entry = 0, done }: Reply = message
    if (is === 'shown' && this.tries >= 0) this.onFirstSnapshot()
    if (is === 'done') this.settle(id, { accepted: true, entry })
    if (is === 'refused') {
      const why: Partial<Refusal> = { ...(message as unknown as Refusal) }
      delete why.is
      delete why.id
      this.settle(id, { accepted: false, ...(why as Omit<Refusal, 'is' | 'id'>) })
    }
    if (done) this.settle(done, { accepted: true, entry })
    this.resetHeartbeat()
    this.listener.onMessage(message)
  }

  /** Sends unanswered actions again after the first snapshot of a connection. */
  private onFirstSnapshot(): void {
    this.tries = -1
    this.rejections = 0
    this.sends = true
    this.listener.onStatus('open')
    for (const waiting of this.waiting.values()) if (waiting.act) this.socket?.send(waiting.text)
  }

  private lost(code: number, opened: boolean): void {
    this.clearTimers()
    this.tries = Math.max(this.tries, 0)
    for (const [id, waiting] of this.waiting) if (!waiting.act) this.settle(id, LOST)
    if (code === GONE) return this.listener.onStatus('gone')
    if (code === BARRED) return this.listener.onStatus('barred')
    if (code === DAMAGED) return this.listener.onStatus('damaged')
    if (code === BROKEN) return this.listener.onStatus('broken')
    if (code === UNPLAYED) return this.listener.onStatus('unplayed')
    if (code === OUTDATED) return this.listener.onStatus('outdated')
    if ((code === STRANGER || code === ENDED) && opened && ++this.rejections > 2)
      return this.listener.onStatus(code === ENDED ? 'ended' : 'stranger')
    this.retryLater()
  }

  private retryLater(): void {
    if (this.ended) return
    this.listener.onStatus('lost')
    const pause = Math.min(FIRST_RETRY * 2 ** Math.max(this.tries, 0), LONGEST_RETRY)
    this.tries = Math.max(this.tries, 0) + 1
    this.retry = this.environment.later(() => void this.connect(), pause * (0.75 + this.environment.random() / 2))
  }

  /** Restarts the heartbeat: after a silence, or soon if an action is unanswered, we ping. */
  private resetHeartbeat(): void {
    const eager = [...this.waiting.values()].some((one) => one.act)
    if (this.heartbeat !== null) this.environment.cancel(this.heartbeat)
    this.heartbeat = this.environment.later(() => this.ping(eager ? CHECK_WAIT : PONG_WAIT), eager ? ACT_PATIENCE : IDLE_BEFORE_PING)
  }

  /** Pings, and drops the socket if it stays silent. */
  private ping(wait: number): void {
    if (this.heartbeat !== null) this.environment.cancel(this.heartbeat)
    this.socket?.send(JSON.stringify({ do: 'ping', id: this.newId() }))
    this.heartbeat = this.environment.later(() => {
      this.drop()
      this.lost(1006, true)
    }, wait)
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    this.sends = false
    socket?.close()
  }

  private clearTimers(): void {
    for (const timer of [this.retry, this.heartbeat]) if (timer !== null) this.environment.cancel(timer)
    this.retry = this.heartbeat = null
  }
}

const LOST: Answer = { accepted: false, code: 'lost', words: '' }
