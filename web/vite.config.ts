// The build of the browser app.

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { scalePixels } from './tools/scalePixels.ts'
import { licences } from './tools/licences.ts'
import { precompress } from './tools/precompress.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = 'http://127.0.0.1:8420'

export default defineConfig({
  plugins: [scalePixels(), svelte(), licences(), precompress()],
  resolve: {
    alias: { $lib: at('./src/lib'), $shell: at('./src/shell'), $generated: at('./src/generated'), $text: at('./src/text/index.svelte.ts') },
  },
  build: {
    target: 'es2022',
    outDir: at('../src/parlour/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
