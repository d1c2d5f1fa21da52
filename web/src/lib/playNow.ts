// What "Play now" does: the next game starts at once, against bots.

import { loadText } from '$text'
import { nextMissionOf, screensOf, type NextMission, type Screens } from '../games'
import { api, ApiError, type Card } from './api'
import { forgetSetup, isNewcomer, type Setup } from './lastSetup'
import { nextSetup, playAlone } from './startTable'

/** What comes next: the setup, and in a campaign its mission. */
interface Next {
  card: Card
  screens: Screens | null
  setup: Setup
  mission: number | null
}

/** In a campaign, whoever has won a mission continues with the next; the other settings stay as they were. */
export function withMission(setup: Setup, mission: NextMission | null): Setup {
  return mission ? { ...setup, preset: mission.preset } : setup
}

async function next(game: string): Promise<Next> {
  const [card, screens] = await Promise.all([api.game(game), screensOf(game), loadText()])
  if (!card) throw new ApiError('unknown-game', '')
  const setup = nextSetup(card, screens)
  const mission = isNewcomer(game) ? null : await nextMissionOf(game, setup).catch(() => null)
  return { card, screens, setup: withMission(setup, mission), mission: mission?.number ?? null }
}

/** The mission that "Play now" starts; null if it starts something else. */
export const nextMission = async (game: string): Promise<number | null> => (await next(game)).mission

/** Starts the next game; settings that the server refuses are forgotten. */
export async function playNow(game: string): Promise<void> {
  const { card, screens, setup } = await next(game)
  try {
    await playAlone(card, screens, setup)
  } catch (error) {
    if (error instanceof ApiError && error.fact) forgetSetup(game)
    throw error
  }
}
