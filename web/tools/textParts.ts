// A build step that divides the app's texts, so that the home page loads only its own, and those already parsed.

import { FluentResource } from '@fluent/bundle'
import { readFile, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Pattern, Patterns } from '../src/text/firstTexts.ts'

const PART = /\.ftl\?part=(first|rest)$/
/** How the ids of the messages begin that the home page shows. */
const FIRST = /^(home|nav|house|failed|try-again|reload|offline|loading|close)(-|$)/
/** A game's own sentence about itself. */
const SUMMARY = /^game-summary = .*\n(?: .*\n)*/m

/**
 * Loads `x.ftl?part=first`, the messages of the home page and each game's summary as JSON (src/text/firstTexts.ts), and
 * `x.ftl?part=rest`, all other messages, without comments.
 */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    enforce: 'pre',
    async load(id) {
      const part = PART.exec(id)?.[1]
      if (!part) return null
      const file = id.replace(/\?.*$/, '')
      this.addWatchFile(file)
      const own = partOf(await readFile(file, 'utf8'), part === 'first')
      const text = part === 'first' ? JSON.stringify(patternsOf(own + (await summariesFor(file)))) : own
      return `export default ${JSON.stringify(text)}`
    },
  }
}

/** The messages of a catalogue that belong to the first part, or those that don't. */
export function partOf(source: string, first: boolean): string {
  const entries = source.replace(/^#.*\n/gm, '').split(/^(?=[a-z-])/im)
  return entries.filter((entry) => /\S/.test(entry) && FIRST.test(entry.split(' ')[0] ?? '') === first).join('')
}

/** The summaries of all games in the language of an app.ftl, as messages named after them. */
export async function summariesFor(file: string): Promise<string> {
  const language = basename(dirname(file))
  const games = join(dirname(file), '../../games')
  const found = (await readdir(games)).sort().map(async (game) => {
    const source = await readFile(join(games, game, 'text', `${language}.ftl`), 'utf8').catch(() => '')
    return SUMMARY.exec(source)?.[0].replace('game-summary', `summary-${game.replaceAll('_', '-')}`) ?? ''
  })
  return (await Promise.all(found)).join('')
}

/** The messages of a catalogue in the form that the home page reads. */
export function patternsOf(source: string): Patterns {
  return Object.fromEntries(
    new FluentResource(source).body.map(({ id, value, attributes }) => {
      if (value === null || Object.keys(attributes).length) throw new Error(`${id}: a text of the home page can't have attributes`)
      return [id, patternOf(value, id)]
    }),
  )
}

type Value = FluentResource['body'][number]['value']
type Part = Exclude<NonNullable<Value>, string>[number]

const patternOf = (value: NonNullable<Value>, id: string): Pattern => (typeof value === 'string' ? value : value.map((part) => partIn(part, id)))

function partIn(part: Part, id: string): Exclude<Pattern, string>[number] {
  if (typeof part === 'string') return part
  if (part.type === 'str') return part.value
  if (part.type === 'var') return [part.name]
  if (part.type !== 'select' || part.selector.type !== 'var') throw new Error(`${id}: a text of the home page can't use "${part.type}" (src/text/firstTexts.ts)`)
  const variants = part.variants.map(({ key, value }) => [String(key.value), patternOf(value, id)] as const)
  return [part.selector.name, Object.fromEntries(variants), variants[part.star]?.[0] ?? '']
}
