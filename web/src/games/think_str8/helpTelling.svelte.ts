// Players tell each other how much their pads help them.

import { POINTING_PAUSE_MS } from '$lib/protocol'
import type { Pointed } from '$lib/table.svelte'
import { untrack } from 'svelte'
import { padHelp } from './padHelp.svelte'

/** A level that is only passed on the way to another is not announced. */
const TELL_MS = 700

/** What there is to tell now. */
interface Telling {
  /** Whether somebody wants to know. */
  tells: boolean
  round: number
  level: number
  pointed: Pointed[]
  point: ((at: string) => Promise<boolean>) | undefined
}

/** Tells the others how much this pad helps: at first, in every round, and when it changes; and hears what they tell. To be called while a board is set up. */
export function tellHelp(table: () => Telling): void {
  let toldAt = -POINTING_PAUSE_MS
  const { tells, round, level } = $derived(table())
  $effect(() => {
    if (!tells || round < 0) return
    const told = `help ${level}`
    const wait = Math.max(TELL_MS, toldAt + POINTING_PAUSE_MS - performance.now())
    const timer = setTimeout(() => {
      toldAt = performance.now()
      untrack(() => table().point?.(told))
    }, wait)
    return () => clearTimeout(timer)
  })
  const pointed = $derived(table().pointed)
  $effect(() => {
    for (const { seat, at } of pointed) {
      const [, used] = /^help (\d)$/.exec(at) ?? []
      if (used) untrack(() => padHelp.hear(seat, Number(used)))
    }
  })
}
