// Replay steps, speeds and times.

import type { ReplayStep } from './api'
import type { View } from './protocol'

/** The full view after every step; a step only contains what it changed. */
export function unfolded(steps: ReplayStep[]): View[] {
  const views: View[] = []
  for (const step of steps) views.push({ ...(views.at(-1) ?? { seat: null }), ...step.view })
  return views.map(everyEye)
}

/** A frame of a replay: a step, or a moment within it that its game shows apart. */
export interface Frame {
  step: number
  /** Its name in an address: "12" for step 12, "12a" and so on for the moments before it. */
  name: string
  view: View
  /** The lines of the step's log that belong to it. */
  lines: [from: number, to: number]
}

/** All frames of a replay; `between` gives the moments between two views, with the lines told by then. */
export function framesOf(views: View[], between: (before: View, after: View) => { view: View; lines: number }[] = () => []): Frame[] {
  return views.flatMap((view, step) => {
    const before = views[step - 1]
    const moments = before ? between(before, view) : []
    const told = [0, ...moments.map((moment) => moment.lines), Infinity]
    return [...moments, { view }].map((one, n) => ({
      step,
      name: `${step}${n < moments.length ? String.fromCharCode(97 + n) : ''}`,
      view: one.view,
      lines: [told[n] ?? 0, told[n + 1] ?? Infinity] as [number, number],
    }))
  })
}

/** The frame that an address names, or the nearest step. */
export function frameAt(frames: Frame[], name: string): number {
  const found = frames.findIndex((frame) => frame.name === name)
  return found >= 0 ? found : Math.max(0, frames.findLastIndex((frame) => frame.step <= (parseInt(name, 10) || 0)))
}

const MOMENT_LASTS = 1500

/** When each frame is shown, in the time of the game; moments of a step come before it, one after another. */
export function timesOf(frames: Frame[], steps: ReplayStep[]): (number | null)[] {
  let moments = 0
  return frames.map(({ step }, n) => {
    const ms = steps[step]?.ms ?? null
    moments = frames[n - 1]?.step === step ? moments + 1 : 0
    return ms === null ? null : ms + moments * MOMENT_LASTS
  })
}

/** Merges the views of all seats: what a spectator cannot see comes from the seats that can. */
function everyEye(view: View): View {
  const { everyone, ...seen } = view
  if (!Array.isArray(everyone)) return view
  const whole = (everyone as View[]).reduce<unknown>((all, one) => richer(all, one), seen) as View
  return { ...whole, everyone, seat: null, ...(seen.status === undefined ? {} : { status: seen.status }) }
}

function richer(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) return one.map((part, n) => richer(part, other[n]))
  if (isRecord(one) && isRecord(other)) return { ...one, ...Object.fromEntries(Object.keys(other).map((key) => [key, richer(one[key], other[key])])) }
  return one
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export const EVEN = 0
/** The replay speeds as factors of the original speed; EVEN gives every step the same time. */
export const SPEEDS = [EVEN, 0.25, 0.5, 1, 2, 4, 8]
const STEP_LASTS = 1100

/** How long a step is shown before the next one. */
export function lasts(times: (number | null)[], at: number, speed: number): number {
  const [now, next] = [times[at], times[at + 1]]
  if (speed === EVEN || typeof now !== 'number' || typeof next !== 'number') return STEP_LASTS
  return Math.max(0, (next - now) / speed)
}

/** A time in minutes, seconds and tenths. */
export function timeOf(ms: number): string {
  const tenths = Math.floor(ms / 100)
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, '0')}.${tenths % 10}`
}

/** The step of another viewpoint at the time of an entry; not every viewpoint sees every step. */
export const stepAt = (steps: ReplayStep[], entry: number): number => Math.max(0, steps.findLastIndex((step) => step.entry <= entry))

/** The path of the replay that a "what if" table started from. */
export const replayOf = (whatIf: string | undefined): string => (whatIf ? `/replay/${encodeURIComponent(whatIf.split(' ')[0] ?? '')}` : '')
