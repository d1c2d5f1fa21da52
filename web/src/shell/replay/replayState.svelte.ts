// The replay of a finished game: its steps, whose eyes see them, and which one is shown.

import { announcer } from '$lib/announcer.svelte'
import { api, type Card, type ReplayStep } from '$lib/api'
import { namesAt } from '$lib/material'
import { people } from '$lib/people'
import { STOPPED, type Lobby, type View } from '$lib/protocol'
import { EVEN, frameAt, framesOf, stepAt, timesOf, unfolded } from '$lib/replay'
import { router } from '$lib/router.svelte'
import { gameText, say } from '$text'
import { screensOf, type Screens } from '../../games'

export class ReplayState {
  readonly id: string
  /** The frame that the address asks for. */
  private readonly asked: string
  eyes = $state('all')
  steps: ReplayStep[] = $state.raw([])
  lobby = $state.raw<Lobby | null>(null)
  mine = $state<number | null>(null)
  card = $state.raw<Card | undefined>()
  screens = $state.raw<Screens | null>(null)
  refused = $state.raw<unknown>(null)
  stopped = $state(false)
  at = $state(0)
  /** The dialog that is open. */
  opened = $state<'' | 'story' | 'what if' | 'picture'>('')

  constructor(id: string, asked: string, eyes: string) {
    this.id = id
    this.asked = asked
    this.eyes = eyes
  }

  readonly views: View[] = $derived.by(() => unfolded(this.steps))
  readonly frames = $derived.by(() => framesOf(this.views, this.screens?.between))
  readonly frame = $derived.by(() => this.frames[this.at])
  readonly view = $derived.by(() => this.frame?.view)
  /** How many actions had been taken in the shown frame. */
  readonly actions = $derived.by(() => this.steps[this.frame?.step ?? 0]?.actions ?? 0)
  /** In a picture for others nobody is "you". */
  readonly everybody = $derived.by(() => (this.lobby ? people(this.lobby, this.opened === 'picture' ? null : this.mine, (seat) => say('seat-number', { number: seat + 1 })) : []))
  readonly told = $derived.by(() => (this.frame ? this.tell(this.steps[this.frame.step]).slice(...this.frame.lines) : []))
  /** A decided game cannot be continued, but one that the players ended can. */
  readonly decided = $derived.by(() => this.frame?.step === this.steps.length - 1 && !this.stopped)
  readonly material = $derived.by(() => (this.card && this.lobby ? namesAt(this.card, this.lobby.options, this.lobby.called) : {}))
  /** Whether it was played in real time. */
  readonly timed = $derived.by(() => this.views.some((one) => (this.screens?.free?.(one) ?? null) !== null))
  readonly times = $derived.by(() => timesOf(this.frames, this.steps))
  /** The original speed of games in real time, unless another is chosen. */
  speed = $derived.by(() => (this.timed ? 1 : EVEN))
  private readonly address = $derived.by(() => `/replay/${encodeURIComponent(this.id)}?step=${this.frame?.name ?? 0}&eyes=${this.eyes}`)
  readonly link = $derived.by(() => `${location.origin}${this.address}`)
  /** In a "what if" one plays as whoever is to move: oneself, if several are. */
  readonly mover = $derived.by(() => {
    const acting = this.view?.to_act ?? []
    const [seat = this.mine ?? 0] = acting
    return this.mine !== null && acting.includes(this.mine) ? this.mine : seat
  })

  async load(whose: string): Promise<void> {
    try {
      const replay = await api.replay(this.id, whose)
      const [found, shown] = await Promise.all([api.game(replay.lobby.game), screensOf(replay.lobby.game)])
      if (whose !== this.eyes) return
      const entry = this.frame && this.steps[this.frame.step]?.entry
      const moment = this.frame?.name.slice(String(this.frame.step).length) ?? ''
      this.stopped = replay.result.reason === STOPPED
      ;[this.steps, this.lobby, this.mine, this.card, this.screens] = [replay.steps, replay.lobby, replay.seat, found, shown]
      this.at = frameAt(this.frames, entry === undefined ? this.asked : `${stepAt(this.steps, entry)}${moment}`)
      this.note()
    } catch (error) {
      this.refused = error
    }
  }

  /** Keep the step and the viewpoint in the address, so that a reload shows the same. */
  private note(): void {
    router.note(this.address)
  }

  go(step: number): void {
    this.at = Math.min(Math.max(step, 0), this.frames.length - 1)
    this.note()
    announcer.say(...this.told)
  }

  /** The frame in which a decision was due. */
  frameOf(actions: number): number {
    return frameAt(this.frames, String(Math.max(0, this.steps.findLastIndex((step) => step.actions <= actions))))
  }

  /** The log lines of a step; for one that was secret at the time, who did what. */
  private tell(step: ReplayStep | undefined): string[] {
    if (!step || step === this.steps[0]) return [say('replay-deal')]
    const game = gameText(this.lobby?.game ?? '')
    if (step.events.length) return step.events.map((event) => game.fact('event', event, this.everybody))
    if (step.seat === null) return [say('granted-undo')]
    return step.move && this.everybody[step.seat] ? [say('replay-did', { seat: step.seat, move: game.fact('move', step.move, this.everybody) }, this.everybody)] : []
  }
}
