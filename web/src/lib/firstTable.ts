// A newcomer's first table. The home page has all of this, so that a press asks for the table before anything else is loaded.

import { startOf } from '../games/covers'
import type { Card, CreatedTable, TableSetup } from './api'
import { call } from './call'
import { asGuest } from './guest'
import type { Setup } from './lastSetup'
import { settings } from './settings.svelte'

type First = Pick<Card, 'name' | 'kind' | 'usual_seats' | 'bots' | 'first_preset'>

const DEFAULT_LEVEL = 'fair'
const NEWCOMERS_LEVEL = 'easy'

/** The level of bots that a game starts with. */
export const usualLevel = ({ bots }: Pick<Card, 'bots'>): string => (bots.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (bots[0] ?? 'random'))

/** The level of bots for somebody's first game: gentle opponents, but partners who can play. */
export const newcomersLevel = (card: Pick<Card, 'bots' | 'kind'>): string =>
  card.kind !== 'co-operative' && card.bots.includes(NEWCOMERS_LEVEL) ? NEWCOMERS_LEVEL : usualLevel(card)

/** A short game with gentle bots. */
export function firstSetup(card: First): Setup {
  const { first } = startOf(card.name)
  return { seats: first?.seats ?? card.usual_seats, preset: card.first_preset, options: first?.options ?? {}, material: {}, level: newcomersLevel(card) }
}

/** The seat of whoever starts a game. */
export const ownSeat = (game: string, seats: number): number => Math.min(startOf(game).seat ?? 0, seats - 1)

/** How we sit down and start at a table where bots have all other seats. */
export const begunAs = (seat: number): { begin: NonNullable<TableSetup['begin']> } => ({ begin: { seat, name: settings.name, look: settings.look } })

/** A table against bots, where the game starts at once. */
export function againstBots(game: string, { seats, preset, options, level }: Omit<Setup, 'material'>): TableSetup {
  const mine = ownSeat(game, seats)
  const others = Array.from({ length: seats }, (_, n) => n).filter((n) => n !== mine)
  return { game, seats, preset, options, public: false, bots: Object.fromEntries(others.map((n) => [n, level])), turn_seconds: 0, ...begunAs(mine) }
}

/** Asks for a newcomer's first table. */
export const firstTable = (card: First): Promise<CreatedTable> => asGuest(() => call<CreatedTable>('/api/tables', againstBots(card.name, firstSetup(card))))
