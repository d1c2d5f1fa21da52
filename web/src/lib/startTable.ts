import { api, type Card, type Made, type NewTable } from './api'
import { keepInvitation } from './invites'
import { forNow } from './storage'
import { patiently } from './slowNotice'
import { router } from './router.svelte'

/** What to do as soon as a table that we made shows itself. */
export interface Beginning {
  seat: number
  start: boolean
}

export const USUAL_LEVEL = 'fair'

/** A new table; whoever waits long is told why. */
export const makeTable = (wanted: NewTable): Promise<Made> => patiently(api.make(wanted))

/** A table against bots, begun at once. */
export async function playNow(card: Card, seat: number): Promise<void> {
  const level = USUAL_LEVEL in card.bots ? USUAL_LEVEL : (Object.keys(card.bots)[0] ?? 'random')
  const others = Array.from({ length: card.usual_seats }, (_, n) => n).filter((n) => n !== seat)
  const made = await makeTable({
    game: card.name,
    seats: card.usual_seats,
    preset: recommended(card),
    options: {},
    public: false,
    bots: Object.fromEntries(others.map((n) => [n, level])),
    turn_seconds: 0,
  })
  goTo(made, { seat, start: true })
}

/** The preset that is marked as recommended, else the first. */
export function recommended(card: Card): string | null {
  return (card.presets.find((preset) => preset.mark === 'recommended') ?? card.presets[0])?.name ?? null
}

export function goTo(made: Made, begin: Beginning): void {
  keepInvitation(made.table, made.invite)
  forNow.write(`begin.${made.table}`, begin)
  router.go(`/table/${encodeURIComponent(made.table)}`)
}
