// Error messages for people, from rejected requests and failed calls.

import { serverText, t } from '$i18n'
import type { Answer } from './connection'
import { ApiError } from './api'

/** The message for a rejection or an error. */
export function errorText(answer: Answer | unknown): string {
  const refused = t().table.refused
  if (answer instanceof ApiError) {
    if (answer.code === 'lost') return t().failed.says
    return refused[answer.code] ?? (sentence(serverText(answer.message)) || t().table.notGranted)
  }
  const { code, words } = answer as { code?: string; words?: string }
  return refused[code ?? ''] ?? (sentence(serverText(words ?? '')) || t().table.notGranted)
}

function sentence(words: string): string {
  if (!words) return ''
  const begun = words[0]?.toUpperCase() + words.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
