// Error messages for people, from rejected requests and failed calls.

import { say } from '$text'
import { ApiError } from './api'
import type { Answer } from './connection'
import { capitalize } from './sentence'

/** The message for a rejection or an error: by its code, or else in the server's words. */
export function errorText(answer: Answer | unknown): string {
  if (answer instanceof ApiError) {
    if (answer.code === 'lost') return say('failed-about')
    return worded(answer.code, answer.message)
  }
  const { code = '', words = '' } = answer as { code?: string; words?: string }
  return worded(code, words)
}

function worded(code: string, words: string): string {
  const known = code && say.any(`error-${code}`)
  return known || sentence(words) || say('error-unknown-reason')
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) || !words ? capitalize(words) : `${capitalize(words)}.`
}
