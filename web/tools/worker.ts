// A build step that writes the service worker, which has to know the names of the built files.

import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const LANGUAGES = ['en', 'nb', 'de']

interface Chunk {
  type: 'chunk'
  fileName: string
  facadeModuleId: string | null
  imports: string[]
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}
type Bundle = Record<string, Chunk | { type: 'asset'; fileName: string }>

/** Writes worker.js with the names of all files, and of those that the lessons load in each language. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, built) {
        const bundle = built as unknown as Bundle
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        const lessons = Object.fromEntries(LANGUAGES.map((language) => [language, lessonFiles(bundle, language)]))
        const games = readdirSync(at('../src/games'), { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== 'generic')
        const source = readFileSync(at('../src/worker/worker.js'), 'utf8')
          .replace('__ASSETS__)', `${paths(assets)})`)
          .replace('= __LESSONS__', `= ${JSON.stringify(lessons)}`)
          .replace('= __GAMES__', `= ${JSON.stringify(games.map((one) => one.name.replaceAll('_', '-')))}`)
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  }
}

/** Of the fonts, only the small files are kept; the whole ones weigh almost as much as all the rest. */
const isFont = (file: string) => file.endsWith('.woff2')

const paths = (names: string[]) => JSON.stringify(names.map((name) => `/${name}`))

/** The files of the page for lessons, of every game's board and of their texts. */
function lessonFiles(bundle: Bundle, language: string): string[] {
  const wanted = new RegExp(
    `/src/pages/(Learn\\.svelte|later\\.ts)$|/src/text/sources\\.ts$|/src/games/(?!generic)\\w+/index\\.ts$|/games/\\w+/text/${language}\\.ftl|/text/${language}/(app|common)\\.ftl|/src/main\\.ts$|/index\\.html$`,
  )
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) if (!isFont(file)) found.add(file)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.facadeModuleId && wanted.test(chunk.facadeModuleId)) add(chunk.fileName)
  for (const name of Object.keys(bundle)) if (isFont(name) && /-(first|more)-/.test(name)) found.add(name)
  return [...found].map((name) => `/${name}`)
}
