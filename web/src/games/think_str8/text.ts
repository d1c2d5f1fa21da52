// The texts of Think Str8!.

import { gameText } from '$text'

export const say = gameText('think_str8')

export const colourName = (colour: number): string => say('thing-colour', { colour })
export const colourLetter = (colour: number): string => say('thing-letter', { colour })
export const percent = (share: number): string => say('ui-percent', { percent: Math.round(share * 100) })
