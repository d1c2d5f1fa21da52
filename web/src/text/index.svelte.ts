// The texts of the app and of every game in the chosen language, loaded when they are needed.

import { settings } from '$lib/settings.svelte'
import type { Texts } from '$generated/text'
import { Catalogue, type Args, type Fact } from './catalogue'
import type { Audience } from './functions'

export type { Args, Fact } from './catalogue'
export type { Audience } from './functions'

const OWN = '../../../src/parlour/text/'
const common = import.meta.glob<string>('../../../src/parlour/text/*/common.ftl', { query: '?raw', import: 'default' })
const first = import.meta.glob<string>('../../../src/parlour/text/*/app.ftl', { query: '?part=first', import: 'default' })
const rest = import.meta.glob<string>('../../../src/parlour/text/*/app.ftl', { query: '?part=rest', import: 'default' })
const pages = import.meta.glob<string>('../../../src/parlour/text/*/pages/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('../../../src/parlour/games/*/text/*.ftl', { query: '?raw', import: 'default' })

/** The texts of the app itself. Those of a page are named "page/me", the others after their game, with underscores. */
const APP = 'app'
const PAGE = 'page/'
let loaded: Record<string, Catalogue> = $state.raw({})
const loading: Record<string, Promise<void> | undefined> = {}
/** The catalogue of each name that was loaded last, in whatever language. */
const latest: Record<string, Catalogue> = {}

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
export const loadPageText = (page: string): Promise<void> => (`${OWN}en/pages/${page}.ftl` in pages ? loadText(`${PAGE}${page}`) : Promise.resolve())

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
  const sources = await Promise.all([common[`${OWN}${language}/common.ftl`]?.() ?? '', first[`${OWN}${language}/app.ftl`]?.() ?? ''])
  if (loaded[key]) return
  latest[APP] = new Catalogue(language, sources)
  loaded = { ...loaded, [key]: latest[APP] }
}

/** A catalogue in the chosen language; until it is loaded, the one that was shown before. */
function catalogue(name: string): Catalogue | undefined {
  const found = loaded[`${name}/${settings.language}`]
  if (!found) loadText(name).catch(() => undefined)
  return found ?? latest[name]
}

async function load(name: string, language: string): Promise<Catalogue> {
  const shared = common[`${OWN}${language}/common.ftl`]
  const own = ownText(name, language)
  const sources = await Promise.all([shared?.() ?? '', ...(own.length ? own.map((load) => load()) : [foreign(name, language)])])
  return new Catalogue(language, sources)
}

/** The texts that the app was built with. */
function ownText(name: string, language: string): (() => Promise<string>)[] {
  const found =
    name === APP
      ? [first, rest].map((part) => part[`${OWN}${language}/app.ftl`])
      : name.startsWith(PAGE)
        ? [pages[`${OWN}${language}/pages/${name.slice(PAGE.length)}.ftl`]]
        : [games[`../../../src/parlour/games/${name}/text/${language}.ftl`]]
  return found.filter((load) => load !== undefined)
}

/** The texts of a game that the app wasn't built with, from the server. */
async function foreign(name: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${name.replaceAll('_', '-')}/text/${language}`)
  return answer.ok ? await answer.text() : ''
}
