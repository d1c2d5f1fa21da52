// Creating a table and opening its page.

import { api, type Card, type CreatedTable, type TableSetup } from './api'
import { keepInvitation } from './invites'
import { sessionStore } from './storage'
import { withSlowNotice } from './slowNotice'
import { router } from './router.svelte'

/** What to do when a table that we created is first shown. */
export interface AutoStart {
  seat: number
  start: boolean
}

const DEFAULT_LEVEL = 'fair'

/** The level of bots that a game starts with. */
export const usualLevel = ({ bots }: Pick<Card, 'bots'>): string => (bots.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (bots[0] ?? 'random'))

/** Creates a table, with a notice if that takes long. */
export const createTable = (wanted: TableSetup): Promise<CreatedTable> => withSlowNotice(api.createTable(wanted))

/** Creates a table against bots and starts at once. */
export async function playNow(card: Card, seat: number, level = usualLevel(card), preset = recommendedPreset(card)): Promise<void> {
  const others = Array.from({ length: card.usual_seats }, (_, n) => n).filter((n) => n !== seat)
  const made = await createTable({
    game: card.name,
    seats: card.usual_seats,
    preset,
    options: {},
    public: false,
    bots: Object.fromEntries(others.map((n) => [n, level])),
    turn_seconds: 0,
  })
  openTable(made, { seat, start: true })
}

/** The preset that is marked as recommended, or else the first. */
export function recommendedPreset(card: Card): string | null {
  return (card.presets.find((preset) => preset.mark === 'recommended') ?? card.presets[0])?.name ?? null
}

const NEWCOMERS_LEVEL = 'easy'

/** Starts the game after a lesson: the preset for a first game, against gentle bots. */
export const playFirstGame = (card: Card, seat: number): Promise<void> => playNow(card, seat, newcomersLevel(card), firstPreset(card))

/** The level of bots for somebody's first game. */
export const newcomersLevel = (card: Pick<Card, 'bots'>): string => (card.bots.includes(NEWCOMERS_LEVEL) ? NEWCOMERS_LEVEL : usualLevel(card))

/** The preset that is marked as best for a first game, or else the recommended one. */
export const firstPreset = (card: Card): string | null => card.presets.find((preset) => preset.mark === 'first-game')?.name ?? recommendedPreset(card)

export function openTable(made: CreatedTable, begin: AutoStart): void {
  keepInvitation(made.table, made.invite)
  sessionStore.write(`begin.${made.table}`, begin)
  router.go(`/table/${encodeURIComponent(made.table)}`)
}
