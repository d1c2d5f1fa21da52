// Whether somebody is still new to a game, and what was chosen for it on this device.

import type { Setup } from './lastSetup'
import { localStore } from './storage'

export interface Remembered {
  /** Until a game is finished or something is chosen, and again after the lesson. */
  newcomer: boolean
  chosen: Setup | null
}

export const remembered = (game: string): Remembered => ({ newcomer: true, chosen: null, ...localStore.read<Partial<Remembered> | null>(`start.${game}`, null) })

/** Whether "Play now" starts a first game. */
export const isNewcomer = (game: string): boolean => remembered(game).newcomer
