// Tests of imports that fail after the server has a new build.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyImport } from '../src/lib/lazyImport'

const store = new Map<string, string>()
const reload = vi.fn()
const gone = () => Promise.reject(new Error('no such file'))
const settled = () => new Promise((done) => setTimeout(done, 5))

beforeEach(() => {
  store.clear()
  reload.mockClear()
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, text: string) => store.set(name, text) })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }))
})
afterEach(() => vi.unstubAllGlobals())

test('a chunk that exists is returned', async () => {
  expect(await lazyImport(() => Promise.resolve('here'))).toBe('here')
  expect(reload).not.toHaveBeenCalled()
})

test('the page reloads once when the server has a new build', async () => {
  void lazyImport(gone)
  await settled()
  expect(reload).toHaveBeenCalledTimes(1)
  await expect(lazyImport(gone)).rejects.toThrow('no such file')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the page stays when the server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('unreachable')))
  await expect(lazyImport(gone)).rejects.toThrow('no such file')
  expect(reload).not.toHaveBeenCalled()
})
