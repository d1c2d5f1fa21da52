// Tests that every text exists in every language, with the same arguments.

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/lib/settings.svelte'

const app = import.meta.glob<string>('../../src/parlour/text/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const games = import.meta.glob<string>('../../src/parlour/games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const rules = import.meta.glob<string>('../../src/parlour/games/*/text/rules/*.ftl', { query: '?raw', import: 'default', eager: true })

interface Source {
  name: string
  language: string
  text: string
}
const sources: Source[] = [
  ...Object.entries(app).map(([path, text]) => ({ name: path.split('/').at(-1) ?? '', language: path.split('/').at(-2) ?? '', text })),
  ...Object.entries(games).map(([path, text]) => ({ name: path.split('/').at(-3) ?? '', language: path.split('/').at(-1)?.slice(0, 2) ?? '', text })),
  ...Object.entries(rules).map(([path, text]) => ({ name: `rules of ${path.split('/').at(-4)}`, language: path.split('/').at(-1)?.slice(0, 2) ?? '', text })),
]

type Bodies = Map<string, unknown>

/** The patterns of messages and attributes, by id. */
function patterns({ text }: Source): Bodies {
  return new Map(
    new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
      ...(value === null ? [] : [[id, value] as const]),
      ...Object.entries(attributes).map(([name, one]) => [`${id}.${name}`, one] as const),
    ]),
  )
}
/** The arguments in any part of a message, and in the messages it refers to. */
function args(part: unknown, all: Bodies): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { type, name = '' } = part as { type?: string; name?: string }
  if (type === 'var') return [name]
  if (type === 'mesg') return args(all.get(name), all)
  return Object.values(part).flatMap((one) => args(one, all))
}
/** The arguments of each message and attribute, by id. */
function messages(source: Source): Record<string, string> {
  const all = patterns(source)
  return Object.fromEntries([...all].map(([id, pattern]) => [id, [...new Set(args(pattern, all))].sort().join(' ')]))
}
/** The ids in a file, whether or not their messages can be parsed. */
const written = (text: string) => [...text.matchAll(/^-?[a-zA-Z][\w-]* *=/gm)].length

describe('every text exists in every language', () => {
  for (const name of new Set(sources.map((source) => source.name))) {
    const english = sources.find((source) => source.name === name && source.language === 'en')
    for (const language of Object.keys(LANGUAGES)) {
      it(`${name} in ${language}`, () => {
        const source = sources.find((one) => one.name === name && one.language === language)
        if (!english || !source) throw new Error(`${name} has no ${language}.ftl`)
        expect(new FluentResource(source.text).body.length, 'messages that can be parsed').toBe(written(source.text))
        expect(messages(source)).toEqual(messages(english))
      })
    }
  }
})
