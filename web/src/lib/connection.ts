import type { Message, Wish } from './protocol'
import type { Refusal } from '$generated/messages'

export type Standing = 'connecting' | 'open' | 'lost' | 'stranger' | 'ended' | 'gone' | 'damaged' | 'closed'
/** Granted, or why not; in real time also who was faster, what is wrong, and how long one waits. */
export type Answer = { granted: true; entry: number } | ({ granted: false } & Omit<Refusal, 'is' | 'id'>)

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: ((event: never) => unknown) | null
  onmessage: ((event: never) => unknown) | null
  onclose: ((event: never) => unknown) | null
}

export interface Surroundings {
  open: (url: string) => Socket
  /** Asks the server who we are, which gives a cookie. */
  introduce: () => Promise<unknown>
  later: (what: () => void, ms: number) => number
  cancel: (timer: number) => void
  random: () => number
}

export interface Listener<M = Message> {
  heard: (message: M) => void
  stands: (standing: Standing) => void
}

/** An act that has not been answered; it outlives a reload. */
export interface Unanswered {
  id: string
  decision: number
  action: number
}

interface Waiting {
  text: string
  act: boolean
  settle: (answer: Answer) => void
}

const STRANGER = 4401
/** This device was signed out from another one; or this browser has a newer cookie, and is let in again. */
const ENDED = 4403
const GONE = 4404
const DAMAGED = 4410
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
const QUIET = 20000
const PATIENCE = 8000

/** What every message may carry that answers a wish. */
interface Heard {
  is: string
  id?: string
  entry?: number
  done?: string
}

/**
 * A socket that comes back by itself, a table's or another with the same manners. Acts without an answer
 * are sent again with their old id: the server answers the same id the same way, so nothing is played twice.
 */
export class Connection<W extends { do: string } = Wish, M extends { is: string } = Message> {
  private socket: Socket | null = null
  private readonly waiting = new Map<string, Waiting>()
  private tries = 0
  private refusedAtDoor = 0
  private retry: number | null = null
  private heart: number | null = null
  private ended = false

  constructor(
    private readonly url: string,
    private readonly listener: Listener<M>,
    private readonly around: Surroundings,
    /** The wishes that must not be lost. */
    private readonly acts: readonly string[] = ['act'],
  ) {}

  /** Connects; what an earlier page left unanswered is sent again. */
  start(left: Unanswered | null = null): Promise<Answer> | null {
    const again = left && this.await(left.id, { do: 'act', decision: left.decision, action: left.action } as Wish as unknown as W)
    this.listener.stands('connecting')
    void this.connect()
    return again
  }

  stop(): void {
    this.ended = true
    this.hush()
    this.drop()
    this.listener.stands('closed')
  }

  /** Wishes something; the answer always comes, if only to say that the connection was lost. */
  wish(wish: W, id = this.newId()): Promise<Answer> {
    const answer = this.await(id, wish)
    const waiting = this.waiting.get(id)
    if (this.socket && waiting) this.socket.send(waiting.text)
    else if (waiting && !waiting.act) this.settle(id, LOST)
    return answer
  }

  /** Asks for everything anew. */
  look(): void {
    this.socket?.send(JSON.stringify({ do: 'look', id: this.newId() }))
  }

  /** Tries at once: the network is back, or somebody is looking again. */
  hurry(): void {
    if (this.ended || this.socket) return
    this.hush()
    void this.connect()
  }

  newId(): string {
    return Array.from({ length: 4 }, () => Math.floor(this.around.random() * 2 ** 32).toString(36)).join('')
  }

  private await(id: string, wish: W): Promise<Answer> {
    return new Promise((settle) => {
      this.waiting.set(id, { text: JSON.stringify({ ...wish, id }), act: this.acts.includes(wish.do), settle })
    })
  }

  private settle(id: string, answer: Answer): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    waiting?.settle(answer)
  }

  private async connect(): Promise<void> {
    this.hush()
    try {
      await this.around.introduce()
    } catch (error) {
      return (error as { code?: unknown } | null)?.code === 'ended' ? this.lost(ENDED, true) : this.again()
    }
    if (this.ended || this.socket) return
    const socket = this.around.open(this.url)
    this.socket = socket
    let opened = false
    socket.onopen = () => {
      opened = true
    }
    socket.onmessage = (event: { data: unknown }) => {
      if (this.socket === socket && typeof event.data === 'string') this.hear(JSON.parse(event.data) as M)
    }
    socket.onclose = (event: { code: number }) => {
      if (this.socket !== socket) return
      this.socket = null
      this.lost(event.code, opened)
    }
  }

  private hear(message: M): void {
    const { is, id = '', entry = 0, done }: Heard = message
    if (is === 'shown' && this.tries >= 0) this.welcomed()
    this.beat()
    if (is === 'done') this.settle(id, { granted: true, entry })
    if (is === 'refused') {
      const why: Partial<Refusal> = { ...(message as unknown as Refusal) }
      delete why.is
      delete why.id
      this.settle(id, { granted: false, ...(why as Omit<Refusal, 'is' | 'id'>) })
    }
    if (done) this.settle(done, { granted: true, entry })
    this.listener.heard(message)
  }

  /** The first `shown` of a connection: what was not answered is sent once more. */
  private welcomed(): void {
    this.tries = -1
    this.refusedAtDoor = 0
    this.listener.stands('open')
    for (const waiting of this.waiting.values()) if (waiting.act) this.socket?.send(waiting.text)
  }

  private lost(code: number, opened: boolean): void {
    this.hush()
    this.tries = Math.max(this.tries, 0)
    for (const [id, waiting] of this.waiting) if (!waiting.act) this.settle(id, LOST)
    if (code === GONE) return this.listener.stands('gone')
    if (code === DAMAGED) return this.listener.stands('damaged')
    if ((code === STRANGER || code === ENDED) && opened && ++this.refusedAtDoor > 2)
      return this.listener.stands(code === ENDED ? 'ended' : 'stranger')
    this.again()
  }

  private again(): void {
    if (this.ended) return
    this.listener.stands('lost')
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.max(this.tries, 0), LONGEST_PAUSE)
    this.tries = Math.max(this.tries, 0) + 1
    this.retry = this.around.later(() => void this.connect(), pause * (0.75 + this.around.random() / 2))
  }

  /** Every message proves that the line is alive; after a silence we ask, and then give it up. */
  private beat(): void {
    if (this.heart !== null) this.around.cancel(this.heart)
    this.heart = this.around.later(() => {
      this.socket?.send(JSON.stringify({ do: 'ping', id: this.newId() }))
      this.heart = this.around.later(() => {
        this.drop()
        this.lost(1006, true)
      }, PATIENCE)
    }, QUIET)
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private hush(): void {
    for (const timer of [this.retry, this.heart]) if (timer !== null) this.around.cancel(timer)
    this.retry = this.heart = null
  }
}

const LOST: Answer = { granted: false, code: 'lost', words: '' }
