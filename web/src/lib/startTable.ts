// Creating a table and opening its page.

import { api, type Card, type CreatedTable, type TableSetup } from './api'
import { keepInvitation } from './invites'
import { againstBots, firstSetup, usualLevel } from './firstTable'
import { lastSetup, type Setup } from './lastSetup'
import { chosenBy } from './material'
import { isNewcomer } from './newcomer'
import { sessionStore } from './storage'
import { withSlowNotice } from './slowNotice'
import { router } from './router.svelte'
import { warmTable } from './warmTable'

/** What to do when a table that we created is first shown. */
export interface AutoStart {
  /** Null is any that is free. */
  seat: number | null
  start: boolean
}

/** The preset that is marked as recommended, or else the first. */
export function recommendedPreset(card: Card): string | null {
  return (card.presets.find((preset) => preset.mark === 'recommended') ?? card.presets[0])?.name ?? null
}

export const usualSetup = (card: Card): Setup => ({ seats: card.usual_seats, preset: recommendedPreset(card), options: {}, material: {}, level: usualLevel(card) })

/** What "Play now" starts: a first game for newcomers, then what was chosen last. */
export const nextSetup = (card: Card): Setup => (isNewcomer(card.name) ? firstSetup(card) : (lastSetup(card) ?? usualSetup(card)))

/** Creates a table, with a notice if that takes long, and loads its page meanwhile. */
export function createTable(wanted: TableSetup): Promise<CreatedTable> {
  const made = api.createTable(wanted)
  warmTable(wanted.game)
  return withSlowNotice(made)
}

/** Creates a table against bots and starts at once. */
export async function playAlone(card: Card, setup: Setup): Promise<void> {
  const options = { ...setup.options, ...chosenBy(card, setup.material, setup.seats).options }
  openTable(await createTable(againstBots(card.name, { ...setup, options })))
}

/** Starts the game after a lesson. */
export const playFirstGame = (card: Card): Promise<void> => playAlone(card, firstSetup(card))

/** Opens the page of a table that we created; `begin` if the server hasn't seated us yet. */
export function openTable(made: CreatedTable, begin: AutoStart | null = null): void {
  keepInvitation(made.table, made.invite)
  sessionStore.write(`begin.${made.table}`, begin)
  router.go(`/table/${encodeURIComponent(made.table)}`)
}
