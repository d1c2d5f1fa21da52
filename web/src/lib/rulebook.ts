// The rules of a game for its players: which paragraphs a table needs, in which words, and how they are searched.

import { Catalogue, type Args } from '../text/catalogue'
import type { OptionValue } from './protocol'

/** A paragraph; its words are the message `rule-ID`. */
export interface RuleParagraph {
  id: string
  tells: string[]
  /** The options that it is for; all must have one of the values. */
  when: Record<string, OptionValue[]>
  picture: string | null
}

/** The rules as the server sends them; a game without a rulebook has only `plain`, a Markdown text. */
export interface Rulebook {
  sections: { id: string; paragraphs: RuleParagraph[] }[]
  /** The words, a Fluent file. */
  text: string
  plain: string
}

/** The options of a table, and how many play (`seats`). */
export type TableOptions = Record<string, OptionValue>

/** A paragraph in words. */
export interface Rule {
  id: string
  text: string
  picture: string | null
  /** Whether the standard game has another rule. */
  differs: boolean
}
export interface Chapter {
  id: string
  title: string
  rules: Rule[]
}

const applies = ({ when }: RuleParagraph, options: TableOptions): boolean => Object.entries(when).every(([name, values]) => values.includes(options[name] ?? ''))

/** Options as arguments; a list of numbers is a string among the options. */
const argsOf = (options: TableOptions): Args =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, typeof value === 'string' && /^-?\d+( -?\d+)+$/.test(value) ? value.split(' ').map(Number) : value]))

/** The rules of a table in words, marked where they differ from those of the standard game. */
export function chaptersOf(book: Rulebook, language: string, options: TableOptions, standard: TableOptions): Chapter[] {
  const texts = new Catalogue(language, [book.text])
  const words = (id: string, of: TableOptions) => texts.format(id, argsOf(of))?.trim() ?? ''
  const rule = (paragraph: RuleParagraph): Rule => {
    const text = words(`rule-${paragraph.id}`, options)
    const differs = !applies(paragraph, standard) || words(`rule-${paragraph.id}`, standard) !== text
    return { id: paragraph.id, text, picture: paragraph.picture, differs }
  }
  return book.sections
    .map(({ id, paragraphs }) => ({
      id,
      title: words(`rules-${id}`, options),
      rules: paragraphs.filter((one) => applies(one, options)).map(rule).filter((one) => one.text),
    }))
    .filter((chapter) => chapter.rules.length)
}

/** Letters without accents and case, one for one, so that positions stay the same. */
const folded = (text: string): string => [...text].map((letter) => letter.normalize('NFD').toLowerCase().charAt(0)).join('')

export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

/** The chapters with the rules that have every word in their text or heading. */
export function search(chapters: Chapter[], query: string): Chapter[] {
  const words = wordsOf(query)
  const has = (text: string) => words.every((word) => folded(text).includes(word))
  return chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => has(`${chapter.title} ${rule.text}`)) })).filter((chapter) => chapter.rules.length)
}

/** A text in pieces, those that were searched for marked. */
export function marked(text: string, query: string): { text: string; found: boolean }[] {
  const words = wordsOf(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (!words.length) return [{ text, found: false }]
  const letters = [...text]
  const pieces: { text: string; found: boolean }[] = []
  let end = 0
  const add = (to: number, found: boolean) => {
    if (to > end) pieces.push({ text: letters.slice(end, to).join(''), found })
    end = to
  }
  for (const match of folded(text).matchAll(new RegExp(words.join('|'), 'g'))) {
    add(match.index, false)
    add(match.index + match[0].length, true)
  }
  add(letters.length, false)
  return pieces
}
