// The texts of Synergy.

import { gameText } from '$text'

export const say = gameText('synergy')
