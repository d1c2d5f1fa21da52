// The texts of Sequence Numbers.

import { gameText } from '$text'

export const say = gameText('sequence_numbers')
