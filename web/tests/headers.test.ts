// Tests that every source file begins with a sentence that says what it holds.

import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../src/**/*.ts', '../src/**/*.svelte', '../tools/*.ts', './*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const HEADERS = { ts: /^\/\/ [A-Z][^\n]+[.!]\n/, svelte: /^<!-- @component [A-Z][^\n]+[.!] -->\n<script/ }

const hasHeader = (path: string, text: string): boolean => (path.endsWith('.svelte') ? HEADERS.svelte : HEADERS.ts).test(text)

test('a file without a sentence at its top is noticed', () => {
  expect(hasHeader('a.ts', '// What it holds.\n\nconst a = 1\n')).toBe(true)
  expect(hasHeader('a.ts', 'const a = 1\n')).toBe(false)
  expect(hasHeader('A.svelte', '<!-- @component What it shows. -->\n<script lang="ts">\n')).toBe(true)
  expect(hasHeader('A.svelte', '<script lang="ts">\n')).toBe(false)
})

test('every source file begins with a sentence', () => {
  const missing = Object.entries(sources).filter(([path, text]) => !hasHeader(path, text))
  expect(missing.map(([path]) => path)).toEqual([])
  expect(Object.keys(sources).length).toBeGreaterThan(200)
})
