// How somebody starts a game against bots.

import type { Start } from '../covers'

export const start: Start = {
  seat: 1,
  first: { options: { wins_to_win: 3, losses_to_lose: 3 } },
}
