// The texts of the app and of every game in the chosen language, loaded when they are needed.

import { settings } from '$lib/settings.svelte'
import type { Texts } from '$generated/text'
import type { Args, Fact, Texts as Loaded } from './catalogue'
import { firstTexts, type Patterns } from './firstTexts'
import type { Audience } from './functions'

export type { Args, Fact } from './catalogue'
export type { Audience } from './functions'

const first = import.meta.glob<string>('../../../src/parlour/text/*/app.ftl', { query: '?part=first', import: 'default' })
const firstPart = async (language: string): Promise<Loaded> =>
  firstTexts(language, JSON.parse((await first[`../../../src/parlour/text/${language}/app.ftl`]?.()) ?? '{}') as Patterns)

/** The texts of the app itself. Those of a page are named "page/me", the others after their game, with underscores. */
const APP = 'app'
const PAGE = 'page/'
let loaded: Record<string, Loaded> = $state.raw({})
const loading: Record<string, Promise<void> | undefined> = {}
/** The catalogue of each name that was loaded last, in whatever language. */
const latest: Record<string, Loaded> = {}

type NoArgs = Record<string, never>
type Rest<A> = A extends NoArgs ? [args?: NoArgs, people?: Audience] : [args: A, people?: Audience]

/** Gives texts of one catalogue by id. */
export interface Say<Ids> {
  <Id extends keyof Ids & string>(id: Id, ...rest: Rest<Ids[Id]>): string
  /** The text of an id that is put together while the app runs; null if there is none. */
  any(id: string, args?: Args, people?: Audience): string | null
  /** A fact from the server in words. */
  fact(kind: string, fact: Fact, people?: Audience): string
}

/** The texts of a game; those of a game that isn't ours are untyped. */
export function gameText<Game extends string>(game: Game): Say<Game extends keyof Texts ? Texts[Game] : Record<string, Args>> {
  const texts = () => catalogue(game.replaceAll('-', '_'))
  const any = (id: string, args?: Args, people?: Audience) => {
    const text = texts()?.format(id, args, people) ?? null
    if (text === null && game === APP) loadText().catch(() => undefined) // it may be among the rest
    return text
  }
  const say = (id: string, args?: Args, people?: Audience) => any(id, args, people) ?? id
  return Object.assign(say, {
    any,
    fact: (kind: string, fact: Fact, people: Audience = []) => texts()?.fact(kind, fact, people) ?? fact.is,
  }) as Say<Game extends keyof Texts ? Texts[Game] : Record<string, Args>>
}

/** The texts of the app. */
export const say = gameText(APP)

type Page = keyof Texts extends infer Name ? (Name extends `page/${infer Page}` ? Page : never) : never

/** The texts that only one page shows; they are loaded with it. */
export const pageText = <Name extends Page>(page: Name): Say<Texts[`page/${Name}`]> => gameText(`${PAGE}${page}`) as Say<Texts[`page/${Name}`]>

/** Loads the texts of a page, if it has its own. */
export async function loadPageText(page: string): Promise<void> {
  const { hasOwnText } = await import('./sources')
  if (hasOwnText(page)) await loadText(`${PAGE}${page}`)
}

/** Loads the texts of the app or a game in the chosen language; wait for it before showing them. */
export function loadText(name: string = APP): Promise<void> {
  const { language } = settings
  const key = `${name}/${language}`
  const begun = loading[key]
  if (begun) return begun
  const promise = load(name, language).then(
    (found) => {
      loaded = { ...loaded, [key]: found }
      latest[name] = found
    },
    (error: unknown) => {
      loading[key] = undefined // so that it can be tried again
      throw error
    },
  )
  loading[key] = promise
  return promise
}

/** Loads those texts of the app that the home page shows; the rest is loaded for any other page or dialog. */
export async function loadFirstText(): Promise<void> {
  const { language } = settings
  const key = `${APP}/${language}`
  const found = await firstPart(language)
  if (loaded[key]) return
  latest[APP] = found
  loaded = { ...loaded, [key]: found }
}

/** A catalogue in the chosen language; until it is loaded, the one that was shown before. */
function catalogue(name: string): Loaded | undefined {
  const found = loaded[`${name}/${settings.language}`]
  if (!found) loadText(name).catch(() => undefined)
  return found ?? latest[name]
}

async function load(name: string, language: string): Promise<Loaded> {
  const { catalogueOf } = await import('./sources')
  if (name !== APP) return catalogueOf(name, language)
  const [rest, own] = await Promise.all([catalogueOf(name, language), firstPart(language)])
  return { format: (...asked) => rest.format(...asked) ?? own.format(...asked), fact: (...told) => rest.fact(...told) }
}
