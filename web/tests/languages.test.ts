// Tests that every text exists in every language.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { t, type Catalogues } from '../src/i18n/index.svelte'
import { translated, type ServerTextCatalogue } from '../src/i18n/serverText.svelte'

/** All catalogues: the shell's and each game's. */
const folders = import.meta.glob<{ words?: { all: Catalogues<unknown> } }>('../src/games/*/words.ts', { eager: true })
const serverTextFiles = import.meta.glob<{ serverText: ServerTextCatalogue }>(['../src/games/*/serverText.*.ts', '../src/i18n/serverText.nb.ts'], { eager: true })
const said = JSON.parse(readFileSync(new URL('./server-text.json', import.meta.url), 'utf8')) as Record<string, { texts: string[]; lines: string[] }>

const folderOf = (path: string) => path.split('/').at(-2) ?? ''
const catalogues: [string, Catalogues<unknown>][] = [
  ['the shell', t.all],
  ...Object.entries(folders).map(([path, file]): [string, Catalogues<unknown>] => {
    if (!file.words?.all) throw new Error(`${path} gives no catalogue: export const words = catalogue({ en, ... })`)
    return [folderOf(path), file.words.all]
  }),
]
const LANGUAGES = ['en', 'nb'] as const

/** The path of each string, with the string or the function that makes it. */
function strings(words: unknown, at = ''): Map<string, unknown> {
  if (typeof words !== 'object' || words === null) return new Map([[at, words]])
  return new Map(Object.entries(words).flatMap(([key, value]) => [...strings(value, at ? `${at}.${key}` : key)]))
}
/** A string with its gaps filled; most take numbers as well as words. */
function sample(value: unknown): string {
  if (typeof value !== 'function') return String(value)
  for (const filling of [2, 'x', [1, 2]]) {
    try {
      const made = String((value as (...all: unknown[]) => unknown)(...Array<unknown>(value.length).fill(filling)))
      if (made && !/undefined|NaN|\[object/.test(made)) return made
    } catch {
      continue
    }
  }
  return ''
}

describe('every string exists in every language', () => {
  for (const [name, all] of catalogues) {
    const english = strings(all.en)
    for (const language of LANGUAGES) {
      const there = all[language]
      if (!there) {
        it.todo(`${name} has no ${language} yet: it falls back to English`)
        continue
      }
      it(`${name} in ${language}`, () => {
        const found = strings(there)
        const missing = [...english.keys()].filter((key) => !found.has(key))
        const unknown = [...found.keys()].filter((key) => !english.has(key))
        const other = [...english].filter(([key, value]) => found.has(key) && typeof found.get(key) !== typeof value).map(([key]) => key)
        const empty = [...found].filter(([key, value]) => !key.endsWith('.none') && sample(value).trim() === '').map(([key]) => key)
        expect({ missing, unknown, other, empty }).toEqual({ missing: [], unknown: [], other: [], empty: [] })
      })
    }
  }
})

describe("the server's texts exist in every language", () => {
  const sources = (game: string, language: string) =>
    Object.entries(serverTextFiles)
      .filter(([path]) => path.endsWith(`serverText.${language}.ts`) && [game, 'i18n'].includes(folderOf(path)))
      .map(([, file]) => file.serverText)
  for (const [game, { texts, lines }] of Object.entries(said)) {
    const folder = game.replaceAll('-', '_')
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      if (!Object.keys(serverTextFiles).some((path) => path.endsWith(`/${folder}/serverText.${language}.ts`))) {
        it.todo(`what is said of ${game} has no ${language} yet: it is shown in English`)
        continue
      }
      it(`${game} in ${language}`, () => {
        const missing = [...texts, ...lines].filter((text) => translated(text, sources(folder, language)) === null)
        expect(missing).toEqual([])
      })
      it(`${game}: no other game takes its words for its own in ${language}`, () => {
        const all = Object.entries(serverTextFiles).filter(([path]) => path.endsWith(`serverText.${language}.ts`)).map(([, file]) => file.serverText)
        const taken = [...texts, ...lines].filter((text) => translated(text, all) !== translated(text, sources(folder, language)))
        expect(taken).toEqual([])
      })
      it(`${game}: nothing is left of the English in ${language}`, () => {
        const left = lines.filter((line) => /\b(the|plays?|wins|draws?|signal was|lays?|waits?|or|and)\b/i.test(translated(line, sources(folder, language)) ?? ''))
        expect(left).toEqual([])
      })
    }
  }
  it('translates who gave up what', () => {
    const nb = sources('sequence_numbers', 'nb')
    expect(translated('You and Seat 2: give up a card.', nb)).toBe('Du og Seat 2: gi fra deg et kort.')
    expect(translated('Seat 2 gave up 13+8.', nb)).toBe('Seat 2 ga fra seg 13 + 8.')
    expect(translated('The call against team A is upheld.', nb)).toBe('Innsigelsen mot lag A er tatt til følge.')
  })
  it('translates rare lines of Think Str8!', () => {
    const nb = sources('think_str8', 'nb')
    expect(translated('Seats 0, 2: place the token.', nb)).toBe('Seat 0 og Seat 2: legg brikken.')
    expect(translated('Seats 0, 1, 3: final bets.', nb)).toBe('Seat 0, Seat 1 og Seat 3: siste tips.')
    expect(translated('Seat 2 keeps all cards.', nb)).toBe('Seat 2 beholder alle kort.')
    expect(translated('Seat 1 gives up G7 and draws G4.', nb)).toBe('Seat 1 bytter ut grønn 7 og trekker grønn 4.')
    expect(translated('Round 3: You throw B G G.', nb)).toBe('Runde 3: du kaster blå, grønn, grønn.')
    expect(translated('You: B0 G5, bet B:037 G:5: 6 points.', nb)).toBe('Du: blå 0, grønn 5; tippet blå 0, 3 eller 7; grønn 5: 6 poeng.')
    expect(translated('The game is over: seat 0 and you win.', nb)).toBe('Spillet er over: seat 0 og du vinner.')
    expect(translated('token sizes must rise from token 0 to token 6, not 2 1 3 4 5 6 7', nb)).toContain('2 1 3 4 5 6 7')
  })
  it('tells waiting players apart', () => {
    const nb = sources('pattern_overlap', 'nb')
    expect(translated('You: lay a card or wait.', nb)).toBe('Du: legg et kort eller vent.')
    expect(translated('Seat 1 waits.', nb)).toBe('Seat 1 venter.')
  })
  it('names colours in English, too', () => {
    const en = sources('think_str8', 'en')
    expect(translated('Seat 0 turns A to B: B G P.', en)).toBe('Seat 0 turns grey to blue: blue, green, purple.')
    expect(translated('You give up A7 and draw a card.', en)).toBe('You give up grey 7 and draw a card.')
    expect(translated('You bet G 0 2 6.', en)).toBe('You bet green 0, 2 or 6.')
    expect(translated('Seat 1: B0 G5, bet B:037 G:5: −1 points.', en)).toBe('Seat 1: blue 0, green 5; bet blue 0, 3 or 7; green 5: −1 points.')
  })
  it('falls back to English without a translation', () => {
    expect(translated('A line that nobody knows.', sources('sequence_numbers', 'nb'))).toBeNull()
  })
})
