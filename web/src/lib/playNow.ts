// What "Play now" does: the next game starts at once, against bots.

import { loadText } from '$text'
import { nextMissionOf, screensOf, type NextMission } from '../games'
import { api, ApiError, type Card } from './api'
import { forgetSetup, isNewcomer, type Setup } from './lastSetup'
import { nextSetup, playAlone } from './startTable'
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
export const nextMission = async (game: string): Promise<number | null> => (await missionAfter(game, nextSetup(await cardOf(game), null)))?.number ?? null

/** Starts the next game; settings that the server refuses are forgotten. */
export async function playNow(game: string): Promise<void> {
  warmTable(game)
  const [card, screens] = await Promise.all([cardOf(game), screensOf(game), loadText()])
  const setup = nextSetup(card, screens)
  try {
    await playAlone(card, screens, withMission(setup, await missionAfter(game, setup)))
  } catch (error) {
    if (error instanceof ApiError && error.fact) forgetSetup(game)
    throw error
  }
}
