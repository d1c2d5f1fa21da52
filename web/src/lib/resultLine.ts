// A finished game in a few words, for lists.

import { say } from '$text'
import type { GameResult, PlayerOutcome } from './api'
import { plain } from './numbers'
import { people, type Person } from './people'
import { STOPPED } from './protocol'
import { verdictOf } from './verdict'

/** Everyone who played, with the names of the bots. */
export const playersOf = (result: GameResult): Person[] => people({ seats: result.players, turned: result.turned }, result.seat, () => '')

/** How the game ended for the person who looks at the list. */
export const ownOutcome = (result: GameResult): PlayerOutcome | null => (result.seat === null ? null : (result.players[result.seat]?.outcome ?? null))

const WON: PlayerOutcome[] = ['won', 'shared', 'drawn']

/** Who won, and by how much. */
export function resultLine(result: GameResult): string {
  if (result.reason === STOPPED) return say('result-stopped')
  if (ownOutcome(result) === 'left') return say('list-left')
  const { attempt } = result
  if (attempt?.mission !== undefined) {
    if (!attempt.won) return say('list-mission-lost', { mission: attempt.mission })
    return say('list-mission-won', { mission: attempt.mission, lost: Math.min(attempt.lives_lost ?? 0, 2) })
  }
  const winners = result.players.flatMap((player, seat) => (WON.includes(player.outcome) ? [seat] : []))
  const { title } = verdictOf({ winners, scores: [], reason: result.reason }, result.kind, result.seat, playersOf(result))
  return result.kind === 'competitive' && result.players.length > 1 ? `${title} ${scoresOf(result)}` : title
}

/** The points, highest first. */
const scoresOf = (result: GameResult): string =>
  result.players
    .map((player) => player.score)
    .sort((one, other) => other - one)
    .map(plain)
    .join('–')
