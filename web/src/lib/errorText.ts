// Error messages for people, from rejected requests and failed calls.

import { gameText, say } from '$text'
import { ApiError } from './call'
import type { Answer } from './connection'
import { capitalize } from './sentence'

/** The message for a rejection or an error: the game's reason, or by its code, or else in the server's words. */
export function errorText(answer: Answer | unknown, game?: string): string {
  if (answer instanceof ApiError) {
    const { code, message, fact } = answer
    if (code === 'lost') return say('failed-about')
    const reason = fact && game && gameText(game).any(`refusal-${fact.is}`, { ...fact })
    return reason || worded(code, message)
  }
  const { code = '', words = '' } = answer as { code?: string; words?: string }
  return worded(code, words)
}

function worded(code: string, words: string): string {
  const known = code && say.any(`error-${code}`)
  return known || sentence(words) || say('error-unknown-reason')
}

function sentence(words: string): string {
  return '.!?'.includes(words.slice(-1)) ? capitalize(words) : `${capitalize(words)}.`
}
