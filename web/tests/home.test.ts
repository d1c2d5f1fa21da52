// Tests of what the home page knows about each game, and of the mission that follows in a campaign.

import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Group } from '../src/lib/api'
import type { Setup } from '../src/lib/lastSetup'
import { following } from '../src/games/synergy/campaign'
import type { Mission } from '../src/games/synergy/missions'
import { WITH_MISSIONS, WITH_DRILL, WITH_PUZZLES } from '../src/games/covers'
import { withMission } from '../src/lib/playNow'
import { Catalogue } from '../src/text/catalogue'
import { firstTexts, type Pattern } from '../src/text/firstTexts'
import { partOf, patternsOf, summariesFor } from '../tools/textParts'

vi.mock('../src/lib/router.svelte', () => ({ router: {} }))

const folders = (files: Record<string, unknown>) => Object.keys(files).map((path) => path.split('/').at(-2))

test('the home page links the missions, puzzles and drills that there are', () => {
  expect(WITH_MISSIONS).toEqual(folders(import.meta.glob('../src/games/*/Missions.svelte')))
  expect(WITH_PUZZLES).toEqual(folders(import.meta.glob('../src/games/*/Puzzles.svelte')))
  expect(WITH_DRILL).toEqual(folders(import.meta.glob('../src/games/*/Drill.svelte')))
})

test('the home page has its own texts and a sentence about each game, and no others', async () => {
  expect(partOf('# A comment\nhome-title = Hello\nlobby-sit = Sit down\n', true)).toBe('home-title = Hello\n')
  expect(partOf('home-title = Hello\nlobby-sit = Sit down\n', false)).toBe('lobby-sit = Sit down\n')
  const app = new URL('../../src/parlour/text/nb/app.ftl', import.meta.url).pathname
  const found = await summariesFor(app)
  expect(found.match(/^summary-/gm)).toHaveLength(5)
  expect(found).toMatch(/^summary-think-str8 = Du ser alle kort/m)
})

const sources = import.meta.glob<string>('../../src/parlour/text/*/app.ftl', { query: '?raw', import: 'default', eager: true })

test.each(Object.keys(sources))('the texts of the home page are what Fluent makes of them: %s', (path) => {
  const language = path.split('/').at(-2) ?? ''
  const source = partOf(sources[path] ?? '', true)
  const [ours, theirs] = [firstTexts(language, patternsOf(source)), new Catalogue(language, [source])]
  const ids = Object.keys(patternsOf(source))
  expect(ids.length).toBeGreaterThan(40)
  for (const id of ids)
    for (const number of [0, 1, 2, -3])
      for (const word of ['co-operative', 'open', 'else']) {
        const names = ['low', 'high', 'minutes', 'age', 'count', 'done', 'all', 'days', 'mission']
        const args = { ...Object.fromEntries(names.map((name) => [name, number])), kind: word, phase: word, game: word, name: word }
        expect(ours.format(id, args), id).toBe(theirs.format(id, args))
      }
  expect(ours.format('lobby-sit')).toBeNull()
  expect(() => patternsOf('home-x = { NAME($seat) }\n')).toThrow("home-x: a text of the home page can't use")
})

const faces = readFileSync(new URL('../src/styles/fonts.css', import.meta.url), 'utf8')

/** The characters in a font's small file. */
function inFile(file: string): Set<string> {
  const face = faces.split('@font-face').find((one) => one.includes(file)) ?? ''
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, low = '', high = low]) => [parseInt(low, 16), parseInt(high, 16)] as const)
  return new Set(ranges.flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, n) => String.fromCodePoint(low + n))))
}
const titles = 'Parlour Synergy Think Str8! Transmitter Sequence Numbers Pattern Overlap 0123456789+AB'

test.each(Object.keys(sources))('the first file of each font has the characters of the home page: %s', async (path) => {
  const texts = patternsOf(partOf(sources[path] ?? '', true) + (await summariesFor(new URL(path, import.meta.url).pathname)))
  const words = (pattern: Pattern): string =>
    typeof pattern === 'string' ? pattern : pattern.map((part) => (typeof part === 'string' ? part : Object.values(part[1] ?? {}).map(words).join(''))).join('')
  const text = Object.values(texts).map(words).join('')
  const heads = ['house', 'home-title', 'home-daily'].map((id) => words(texts[id] ?? '')).join('') + titles
  expect([...new Set(text)].filter((one) => !inFile('inter-first').has(one))).toEqual([])
  expect([...new Set(heads)].filter((one) => !inFile('fraunces-first').has(one))).toEqual([])
})

const missions = [1, 2, 3].map((number) => ({ number, preset: `mission_${number}` })) as Mission[]
const setup: Setup = { seats: 4, preset: 'mission_1', options: {}, material: {}, level: 'strong' }
/** A group that has won these missions. */
const group = (won: number[], people = [{ name: 'Ada', you: true }]): Group => ({
  people,
  card: { solved: won.length, missions: missions.map(({ number }) => ({ number, solved: won.includes(number) })) },
})

test('whoever has won a mission continues with the next that is not won', () => {
  const next = following(setup, missions, [group([1])])
  expect(next).toMatchObject({ number: 2, preset: 'mission_2' })
  expect(withMission(setup, next)).toEqual({ ...setup, preset: 'mission_2' })
  expect(following(setup, missions, [group([1, 2])])?.number).toBe(3)
  expect(following({ ...setup, preset: 'mission_3' }, missions, [group([3])])?.number).toBe(1)
})

test.each<[string, Partial<Setup>, Group[]]>([
  ['nothing is won', {}, [group([])]],
  ['nobody has played', {}, []],
  ['only another group has won', {}, [group([1], [{ name: 'Ada', you: true }, { name: 'Bo', you: false }])]],
  ['the chosen mission is still to be won', { preset: 'mission_3' }, [group([1])]],
  ['everything is won', {}, [group([1, 2, 3])]],
  ['the mission is custom', { material: { mission: 'ours' } }, [group([1])]],
  ['the mission was chosen as an option', { options: { mission: 1 } }, [group([1])]],
])('the settings stay if %s', (_, change, groups) => {
  const chosen = { ...setup, ...change }
  const next = following(chosen, missions, groups)
  expect(next).toBeNull()
  expect(withMission(chosen, next)).toBe(chosen)
})
