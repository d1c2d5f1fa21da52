// The unit tests of the browser app.

import { defineConfig, mergeConfig } from 'vitest/config'
import app from './vite.config.ts'

export default mergeConfig(
  app,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { include: ['tests/**/*.test.ts'], environment: 'node', pool: 'threads' },
  }),
)
