// A build step that compresses the built files.

import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg|txt|json|webmanifest)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes a .br and a .gz file beside every text file of the build, for the server to send. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
      await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const body = await readFile(path)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await brotli(body, { params: quality }))
  await writeFile(`${path}.gz`, await gzipped(body, { level: 9 }))
}
