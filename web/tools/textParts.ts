// A build step that divides the app's texts, so that the home page loads only its own.

import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const PART = /\.ftl\?part=(first|rest)$/
/** How the ids of the messages begin that the home page shows. */
const FIRST = /^(home|nav|house|failed|try-again|reload|offline|loading|close|ago|seat|guest|bot-name|your-move)(-|$)/

/** Loads `x.ftl?part=first`, the messages of the home page, and `x.ftl?part=rest`, all others, both without comments. */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    enforce: 'pre',
    async load(id) {
      const part = PART.exec(id)?.[1]
      if (!part) return null
      const file = id.replace(/\?.*$/, '')
      this.addWatchFile(file)
      return `export default ${JSON.stringify(partOf(await readFile(file, 'utf8'), part === 'first'))}`
    },
  }
}

/** The messages of a catalogue that belong to the first part, or those that don't. */
export function partOf(source: string, first: boolean): string {
  const entries = source.replace(/^#.*\n/gm, '').split(/^(?=[a-z-])/im)
  return entries.filter((entry) => /\S/.test(entry) && FIRST.test(entry.split(' ')[0] ?? '') === first).join('')
}
