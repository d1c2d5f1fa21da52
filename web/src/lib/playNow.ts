// What "Play now" does: the next game starts at once, against bots.

import { nextMissionOf, type NextMission } from '../games'
import { api, ApiError, type Card, type CreatedTable } from './api'
import { forgetSetup, type Setup } from './lastSetup'
import { isNewcomer } from './newcomer'
import { withSlowNotice } from './slowNotice'
import { nextSetup, openTable, playAlone } from './startTable'
import { warmTable } from './warmTable'

async function cardOf(game: string): Promise<Card> {
  const card = await api.game(game)
  if (!card) throw new ApiError('unknown-game', '')
  return card
}

/** In a campaign, the mission that comes after what would be played; a newcomer's first game is always the same. */
const missionAfter = async (game: string, setup: Setup): Promise<NextMission | null> => (isNewcomer(game) ? null : nextMissionOf(game, setup).catch(() => null))

/** In a campaign, whoever has won a mission continues with the next; the other settings stay as they were. */
export const withMission = (setup: Setup, mission: NextMission | null): Setup => (mission ? { ...setup, preset: mission.preset } : setup)

/** The mission that "Play now" starts; null if it starts something else. */
export const nextMission = async (game: string): Promise<number | null> => (await missionAfter(game, nextSetup(await cardOf(game))))?.number ?? null

/** Starts the next game; settings that the server refuses are forgotten. A newcomer's table has already been asked for. */
export async function playNow(game: string, first: Promise<CreatedTable> | null): Promise<void> {
  warmTable(game)
  if (first) return openTable(await withSlowNotice(first))
  const card = await cardOf(game)
  const setup = nextSetup(card)
  try {
    await playAlone(card, withMission(setup, await missionAfter(game, setup)))
  } catch (error) {
    if (error instanceof ApiError && error.fact) forgetSetup(game)
    throw error
  }
}
