// Creating a table and opening its page.

import type { Screens } from '../games'
import { api, type Card, type CreatedTable, type TableSetup } from './api'
import { keepInvitation } from './invites'
import { asked, isNewcomer, lastSetup, type Setup } from './lastSetup'
import { chosenBy } from './material'
import { sessionStore } from './storage'
import { withSlowNotice } from './slowNotice'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { warmTable } from './warmTable'

/** What to do when a table that we created is first shown. */
export interface AutoStart {
  /** Null is any that is free. */
  seat: number | null
  start: boolean
}

type Starting = Pick<Screens, 'quickSeat' | 'firstGame'> | null

const DEFAULT_LEVEL = 'fair'
const NEWCOMERS_LEVEL = 'easy'

/** The level of bots that a game starts with. */
export const usualLevel = ({ bots }: Pick<Card, 'bots'>): string => (bots.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (bots[0] ?? 'random'))

/** The level of bots for somebody's first game: gentle opponents, but partners who can play. */
export const newcomersLevel = (card: Pick<Card, 'bots' | 'kind'>): string =>
  card.kind !== 'co-operative' && card.bots.includes(NEWCOMERS_LEVEL) ? NEWCOMERS_LEVEL : usualLevel(card)

/** The preset that is marked as recommended, or else the first. */
export function recommendedPreset(card: Card): string | null {
  return (card.presets.find((preset) => preset.mark === 'recommended') ?? card.presets[0])?.name ?? null
}

/** The preset that is marked as best for a first game, or else the recommended one. */
export const firstPreset = (card: Card): string | null => card.presets.find((preset) => preset.mark === 'first-game')?.name ?? recommendedPreset(card)

/** A short game with gentle bots. */
export const firstSetup = (card: Card, screens: Starting): Setup => ({
  seats: screens?.firstGame?.seats ?? card.usual_seats,
  preset: firstPreset(card),
  options: screens?.firstGame?.options ?? {},
  material: {},
  level: newcomersLevel(card),
})

export const usualSetup = (card: Card): Setup => ({ seats: card.usual_seats, preset: recommendedPreset(card), options: {}, material: {}, level: usualLevel(card) })

/** What "Play now" starts: a first game for newcomers, then what was chosen last. */
export const nextSetup = (card: Card, screens: Starting): Setup =>
  isNewcomer(card.name) ? firstSetup(card, screens) : (lastSetup(card) ?? usualSetup(card))

/** The seat of whoever starts a game. */
export const ownSeat = (screens: Starting, seats: number): number => Math.min(screens?.quickSeat ?? 0, seats - 1)

/** Creates a table, with a notice if that takes long, and loads its page meanwhile. */
export function createTable(wanted: TableSetup): Promise<CreatedTable> {
  warmTable(wanted.game)
  return withSlowNotice(api.createTable(wanted))
}

/** How we sit down and start at a table where bots have all other seats. */
export const begunAs = (seat: number): { begin: NonNullable<TableSetup['begin']> } => ({ begin: { seat, name: settings.name, look: settings.look } })

/** Creates a table against bots and starts at once. */
export async function playAlone(card: Card, screens: Starting, setup: Setup): Promise<void> {
  const { seats, preset } = setup
  const { level, adapts } = asked(setup, card.bots)
  const mine = ownSeat(screens, seats)
  const others = Array.from({ length: seats }, (_, n) => n).filter((n) => n !== mine)
  const made = await createTable({
    game: card.name,
    seats,
    preset,
    options: { ...setup.options, ...chosenBy(card, setup.material, seats).options },
    public: false,
    bots: Object.fromEntries(others.map((n) => [n, level])),
    adapts: adapts && others.length > 0,
    turn_seconds: 0,
    ...begunAs(mine),
  })
  openTable(made)
}

/** Starts the game after a lesson. */
export const playFirstGame = (card: Card, screens: Starting): Promise<void> => playAlone(card, screens, firstSetup(card, screens))

/** Opens the page of a table that we created; `begin` if the server hasn't seated us yet. */
export function openTable(made: CreatedTable, begin: AutoStart | null = null): void {
  keepInvitation(made.table, made.invite)
  sessionStore.write(`begin.${made.table}`, begin)
  router.go(`/table/${encodeURIComponent(made.table)}`)
}
