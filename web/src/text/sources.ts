// Where the texts are that the home page does without.

import { Catalogue } from './catalogue'

const OWN = '../../../src/parlour/text/'
const common = import.meta.glob<string>('../../../src/parlour/text/*/common.ftl', { query: '?raw', import: 'default' })
const rest = import.meta.glob<string>('../../../src/parlour/text/*/app.ftl', { query: '?part=rest', import: 'default' })
const pages = import.meta.glob<string>('../../../src/parlour/text/*/pages/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('../../../src/parlour/games/*/text/*.ftl', { query: '?raw', import: 'default' })

/** Whether a page has texts that only it shows. */
export const hasOwnText = (page: string): boolean => `${OWN}en/pages/${page}.ftl` in pages

/** The catalogue of the app (what the home page has is not in it), of a page ("page/me") or of a game, with what all of them share. */
export async function catalogueOf(name: string, language: string): Promise<Catalogue> {
  return new Catalogue(language, await Promise.all([common[`${OWN}${language}/common.ftl`]?.() ?? '', builtIn(name, language)?.() ?? foreign(name, language)]))
}

/** The texts that the app was built with. */
function builtIn(name: string, language: string): (() => Promise<string>) | undefined {
  if (name === 'app') return rest[`${OWN}${language}/app.ftl`]
  const [kind, page] = name.split('/')
  return kind === 'page' ? pages[`${OWN}${language}/pages/${page}.ftl`] : games[`../../../src/parlour/games/${name}/text/${language}.ftl`]
}

/** The texts of a game that the app wasn't built with, from the server. */
async function foreign(name: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${name.replaceAll('_', '-')}/text/${language}`)
  return answer.ok ? await answer.text() : ''
}
