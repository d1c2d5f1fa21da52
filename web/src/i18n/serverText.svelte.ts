// Translation of the server's English texts into the language of the screen.

import { settings, type Settings } from '$lib/settings.svelte'

/** Translations of the server's texts: fixed texts, and lines with variable parts. */
export interface ServerTextCatalogue {
  texts: Record<string, string>
  lines: [RegExp, (...found: string[]) => string][]
}

const files = import.meta.glob<{ serverText: ServerTextCatalogue }>(['./serverText.*.ts', '!./serverText.svelte.ts', '../games/*/serverText.*.ts'])
const begun: Partial<Record<Settings['language'], true>> = {}
let known: Record<string, ServerTextCatalogue[]> = $state.raw({})

void learn(settings.language)

/** Translates a text from the server into the chosen language, or returns it unchanged. */
export function serverText(text: string): string {
  const { language } = settings
  if (!text) return text
  if (!begun[language]) void learn(language)
  return translated(text, known[language] ?? []) ?? text
}

/** Looks up a translation; null if there is none. */
export function translated(text: string, sources: ServerTextCatalogue[]): string | null {
  for (const { texts, lines } of sources) {
    if (texts[text] !== undefined) return texts[text]
    for (const [pattern, said] of lines) {
      const found = pattern.exec(text)
      if (found) return said(...found.slice(1))
    }
  }
  return null
}

async function learn(language: Settings['language']): Promise<void> {
  begun[language] = true
  const mine = Object.entries(files).filter(([path]) => path.endsWith(`serverText.${language}.ts`))
  const found = await Promise.all(mine.map(([, load]) => load()))
  known = { ...known, [language]: found.map((file) => file.serverText) }
}
