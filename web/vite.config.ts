// The build of the browser app.

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { scalePixels } from './tools/scalePixels.ts'
import { licences } from './tools/licences.ts'
import { precompress } from './tools/precompress.ts'
import { textParts } from './tools/textParts.ts'
import { tightPage } from './tools/tightPage.ts'
import { worker } from './tools/worker.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Parts of Svelte that the home page does without. */
const LATER = /svelte\/src\/internal\/(client\/dom\/elements\/(transitions|bindings\/(input|select|size))|client\/(loop|timing)|shared\/clone)\.js$/
/** Parts of Svelte that nobody here uses: custom elements and warnings for developers. */
const UNUSED = /svelte\/src\/(internal\/client\/(dom\/elements\/custom-element|dev\/equality)|legacy\/legacy-client)\.js$/
/** A table's page and what starts a game: one file too, as a press of "Play now" waits for it. */
const TABLE = /\/src\/(lib\/(playNow|warmTable)\.ts|pages\/(later\.ts|TablePage\.svelte)|text\/sources\.ts)$/
const server = 'http://127.0.0.1:8420'

export default defineConfig({
  plugins: [textParts(), scalePixels(), svelte(), licences(), worker(), tightPage(), precompress()],
  resolve: {
    alias: { $lib: at('./src/lib'), $shell: at('./src/shell'), $generated: at('./src/generated'), $text: at('./src/text/index.svelte.ts') },
  },
  build: {
    target: 'es2022',
    outDir: at('../src/parlour/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [LATER, UNUSED].map((test) => ({ test, sideEffects: false })) },
      // What every page loads is one file: many small ones would cost more in headers than they save.
      output: {
        codeSplitting: {
          groups: [
            { name: 'forms', test: LATER, priority: 2, includeDependenciesRecursively: false },
            { name: 'base', tags: ['$initial'], priority: 1 },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
