import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|svg|txt|json|webmanifest)$/

/** Writes a .br and a .gz beside every text file of the build, for the server to hand out. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    async writeBundle() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        const body = await readFile(path)
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(`${path}.br`, brotliCompressSync(body, { params: quality }))
        await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }))
      }
    },
  }
}
