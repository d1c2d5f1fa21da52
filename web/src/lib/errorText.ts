import { spoken, t } from '$i18n'
import type { Answer } from './connection'
import { Refused } from './api'

/** Why something was not granted, for a person. */
export function whyNot(answer: Answer | unknown): string {
  const refused = t().table.refused
  if (answer instanceof Refused) {
    if (answer.code === 'lost') return t().failed.says
    return refused[answer.code] ?? (sentence(spoken(answer.message)) || t().table.notGranted)
  }
  const { code, words } = answer as { code?: string; words?: string }
  return refused[code ?? ''] ?? (sentence(spoken(words ?? '')) || t().table.notGranted)
}

function sentence(words: string): string {
  if (!words) return ''
  const begun = words[0]?.toUpperCase() + words.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
