// A build step that writes the licences of the bundled packages.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CARRIED = ['svelte', 'qr', '@fontsource-variable/fraunces', '@fontsource-variable/inter']

/** Ships the licences of all bundled packages, as they require. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const source = CARRIED.map((name) => `${name}\n${'='.repeat(name.length)}\n\n${licence(name)}`).join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

function licence(name: string): string {
  const folder = fileURLToPath(new URL(`../node_modules/${name}/`, import.meta.url))
  for (const file of ['LICENSE', 'LICENSE.md', 'LICENSE-MIT']) {
    try {
      return readFileSync(folder + file, 'utf8')
    } catch {
      continue
    }
  }
  throw new Error(`${name} has no licence to ship`)
}
