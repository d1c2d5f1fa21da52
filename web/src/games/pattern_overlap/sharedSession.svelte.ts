// A puzzle that several people solve together over a socket.

import { Connection, type ConnectionStatus } from '$lib/connection'
import { renewed } from '$lib/renewal'
import { sessionStore } from '$lib/storage'
import { sound } from '$lib/sound'
import { browserEnvironment, socketOrigin, onReturn } from '$lib/environment'
import { errorText } from '$lib/errorText'
import { noteDaily, putOf, type Placed, type Puzzle, type Put } from './puzzle'
import type { BoardMessage } from './boardMessage.svelte'
import { celebrate, resign, tellVerdict, type PuzzleOutcome, type PuzzleSession } from './soloSession.svelte'
import { say } from './text'

/** A change to a shared puzzle. */
export type Change = { do: 'lay'; card: Placed } | { do: 'lift'; card: number } | { do: 'hint' } | { do: 'give_up' } | { do: 'clear' }
type BenchRequest = Change | { do: 'hold'; card: number | null }

/** The state of a shared puzzle, as the server sends it. */
export interface Shown {
  is: 'shown'
  entry: number
  placed: Placed[]
  hints: number
  ms: number | null
  solved: boolean
  given_up: boolean
  wrong: '' | 'cards' | 'squares' | 'centers'
  squares: [number, number][]
  taken: number[]
  here: number
}
type Message = Shown | { is: 'done' | 'refused' | 'pong' }

interface Waiting {
  id: string
  request: Change
}

/** The cards after pending changes are applied, in the order in which they were requested. */
export function withChanges(placed: Placed[], changes: Change[]): Placed[] {
  return changes.reduce((all, change) => {
    if (change.do === 'clear') return []
    if (change.do === 'hint' || change.do === 'give_up') return all
    const number = change.do === 'lay' ? change.card[0] : change.card
    const others = all.filter(([card]) => card !== number)
    return change.do === 'lay' ? [...others, change.card] : others
  }, placed)
}

/** A shared session: the server orders the changes, and unanswered ones are sent again. */
export class SharedSession implements PuzzleSession {
  status: ConnectionStatus = $state('connecting')
  here = $state(1)
  started: number | null = $state(null)
  over: PuzzleOutcome | null = $state.raw(null)
  private latest: Shown | null = $state.raw(null)
  private waiting: Waiting[] = $state.raw([])
  private held: number | null = null
  readonly put: Put[] = $derived(
    withChanges(
      this.latest?.placed ?? [],
      this.waiting.map(({ request }) => request),
    ).map(putOf),
  )
  private readonly kept: string
  private readonly connection: Connection<BenchRequest, Message>
  private readonly unlisten: () => void

  constructor(
    bench: string,
    private readonly puzzle: Puzzle,
    private readonly message: BoardMessage,
  ) {
    this.kept = `bench.${bench}`
    this.connection = new Connection<BenchRequest, Message>(
      `${socketOrigin()}/api/together/${encodeURIComponent(bench)}/socket`,
      { onMessage: (message) => message.is === 'shown' && this.show(message), onStatus: (status) => this.onStatus(status) },
      browserEnvironment,
      ['lay', 'lift', 'hint', 'give_up', 'clear'],
    )
    const left = sessionStore.read<Waiting[]>(this.kept, [])
    this.connection.start()
    left.forEach(({ id, request }) => this.send(request, id))
    this.unlisten = onReturn(() => this.connection.reconnectNow())
  }

  stop(): void {
    this.unlisten()
    this.connection.stop()
  }

  get hints(): number {
    return this.latest?.hints ?? 0
  }

  get taken(): number[] {
    return this.latest?.taken ?? []
  }

  lay(one: Put): void {
    sound('card')
    this.send({ do: 'lay', card: [one.card, one.rot, one.x, one.y] })
  }

  lift(card: number): void {
    this.send({ do: 'lift', card })
  }

  get asking(): boolean {
    return this.waiting.some(({ request }) => request.do === 'hint')
  }

  /** The server puts a card right in the layout it has, before any later change. */
  hint(): void {
    if (!this.asking) this.send({ do: 'hint' })
  }

  giveUp(): void {
    this.send({ do: 'give_up' })
  }

  again(): void {
    this.send({ do: 'clear' })
  }

  hold(card: number | null): void {
    if (card === this.held) return
    this.held = card
    void this.connection.request({ do: 'hold', card })
  }

  private send(request: Change, id = this.connection.newId()): void {
    this.message.hush()
    this.wait([...this.waiting, { id, request }])
    void this.connection.request(request, id).then((answer) => {
      this.wait(this.waiting.filter((one) => one.id !== id))
      if (!answer.accepted) this.message.say(say.any(`refusal-puzzle-${answer.code}`) ?? errorText(answer), 'amiss')
    })
  }

  private wait(waiting: Waiting[]): void {
    this.waiting = waiting
    sessionStore.write(this.kept, waiting.length ? waiting : null)
  }

  private onStatus(status: ConnectionStatus): void {
    this.status = status
    if (status === 'lost') this.message.say(say('ui-puzzle-lost'), 'plain', null, true)
    else if (status === 'outdated') renewed()
    else if (status === 'gone' || status === 'damaged') this.message.say(say('ui-puzzle-lapsed'), 'amiss', null, true)
    else if (status === 'ended') this.message.say(errorText({ code: 'ended' }), 'amiss', null, true)
    else if (status === 'open') this.message.hush()
  }

  private show(shown: Shown): void {
    const before = this.latest
    if (before && shown.entry < before.entry) return
    this.latest = shown
    this.here = shown.here
    this.started = shown.ms === null ? null : performance.now() - shown.ms
    if (!shown.solved && !shown.given_up) this.over = null
    else this.over ??= this.ended(shown, before !== null)
    if (before?.entry === shown.entry || this.over) return
    if (shown.wrong) tellVerdict(this.message, this.puzzle, shown)
    else if (before && shown.hints > before.hints) this.message.say(say('ui-puzzle-hinted'), 'plain')
    else this.message.hush()
  }

  /** How it ended; null for people who joined later. */
  private ended(shown: Shown, there: boolean): PuzzleOutcome {
    const ms = shown.ms ?? 0
    if (shown.given_up) return there ? resign(this.puzzle, ms) : { how: 'given up', ms }
    if (!there) return { how: 'solved', ms, best: false }
    noteDaily(this.puzzle.id, shown.placed.map(putOf), ms, shown.hints)
    return celebrate(this.puzzle, ms, shown.hints)
  }
}
