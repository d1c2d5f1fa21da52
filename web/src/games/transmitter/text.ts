// The texts of Transmitter.

import { gameText } from '$text'

export const say = gameText('transmitter')
