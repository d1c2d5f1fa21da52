// The screens of a game that this app wasn't built with, from its card.

import type { Card } from '$lib/api'
import { say } from '$text'
import type { Screens } from '../index'
import Board from './Board.svelte'

export const genericScreens = (card: Card): Screens => ({
  Board,
  paced: card.dynamics !== 'real time',
  seat: () => ({}),
  phase: () => '',
  silent: () => false,
  keys: () => [['Tab', say('generic-key-pieces')]],
})
