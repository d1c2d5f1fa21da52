// What the home page says about a game.

import { gameText, say } from '$text'
import type { Card } from './api'

/** A game in a sentence; the build puts those of our own games among the texts of the home page. */
export const summaryOf = ({ name }: Pick<Card, 'name'>): string => say.any(`summary-${name}`) ?? gameText(name).any('game-summary') ?? ''

/** Who made a game; its own texts must be loaded. */
export const creditsOf = ({ name }: Pick<Card, 'name'>): string => gameText(name).any('game-credits') ?? ''
