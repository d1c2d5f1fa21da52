// What the server stores about us: our profile, our results, and everything at once.

import { api, call, type GameResult, type PlayerOutcome, type TableRow } from './api'
import { settings } from './settings.svelte'

export interface Profile {
  name?: string
  look?: string
}

/** Games in numbers. */
export interface Counts {
  played: number
  won: number
  /** The time played. */
  seconds: number
  moves: number
  /** How many of the newest games in a row were won, and the most ever. */
  streak: number
  longest: number
  /** How the newest games ended, oldest first. */
  recent: PlayerOutcome[]
}

export interface LevelCounts {
  /** The strongest bot's level, or "people". */
  level: string
  played: number
  won: number
}

/** The best score and the quickest win in seconds. */
interface Bests {
  best: number | null
  quickest: number | null
}

export interface VariantCounts extends Bests {
  /** A preset, or "custom" for games with changed options. */
  variant: string
  played: number
  won: number
}

/** The bests are those of games without changed options. */
export interface GameCounts extends Counts, Bests {
  game: string
  medals: Partial<Record<'gold' | 'silver' | 'bronze', number>>
  levels: LevelCounts[]
  variants: VariantCounts[]
}

export interface Statistics extends Counts {
  since: number | null
  /** The number of games by day, in days since 1970. */
  days: Record<string, number>
  games: GameCounts[]
}

type Result = GameResult & { replay: boolean }

const PREFIX = 'parlour.'

/** Everything that this browser saves for us, by name. */
function savedHere(): Record<string, unknown> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
  return Object.fromEntries(names.map((name) => [name.slice(PREFIX.length), JSON.parse(localStorage.getItem(name) ?? 'null')]))
}

/** Puzzles solved in this browser, and the best time in milliseconds. */
export function puzzlesSolved(): { solved: number; best: number | null } {
  const found = Object.entries(savedHere()).flatMap(([name, value]) => (name.startsWith('puzzle.') && isSolved(value) ? [value.ms] : []))
  return { solved: found.length, best: found.length ? Math.min(...found) : null }
}

const isSolved = (value: unknown): value is { ms: number } => typeof value === 'object' && value !== null && 'ms' in value && typeof value.ms === 'number'

export const personal = {
  async profile(): Promise<Profile> {
    await api.ensureGuest()
    return call('/api/me/profile')
  },
  /** Saves name, picture and colour for our other devices. */
  async save(): Promise<void> {
    await api.ensureGuest()
    await call('/api/me/profile', { name: settings.name, look: settings.look })
  },
  async statistics(): Promise<Statistics> {
    await api.ensureGuest()
    return call('/api/me/statistics')
  },
  /** The finished games after the last one shown, as rows of a list. */
  async results(after?: TableRow): Promise<{ rows: TableRow[]; more: boolean }> {
    await api.ensureGuest()
    const page = after ? `?before=${String(after.changed)}&table=${encodeURIComponent(after.id)}` : ''
    const { results, more } = await call<{ results: Result[]; more: boolean }>(`/api/me/results${page}`)
    return { rows: results.map(rowOf), more }
  },
  /** Everything about us, on the server and in this browser, as a file. */
  async everything(): Promise<Blob> {
    await api.ensureGuest()
    const found = await call<Record<string, unknown>>('/api/me/everything')
    return new Blob([JSON.stringify({ ...found, browser: savedHere() }, null, 2)], { type: 'application/json' })
  },
  /** Deletes everything about us, on the server and in this browser. */
  async deleteEverything(): Promise<void> {
    await call('/api/me/delete', await api.me())
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name)
    api.startOver()
  },
}

const rowOf = (result: Result): TableRow => ({
  id: result.table,
  game: result.game,
  phase: 'over',
  public: false,
  changed: result.at,
  your_move: false,
  seats: result.players,
  turned: result.turned,
  seat: result.seat,
  result,
  replay: result.replay,
})
