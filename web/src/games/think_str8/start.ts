// How somebody starts a game against bots.

import type { Start } from '../covers'

export const start: Start = {
  first: { seats: 3, options: { rounds: 4, assist_max: 3 } },
}
