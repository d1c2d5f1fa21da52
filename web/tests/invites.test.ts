// Links that others can open.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A fresh module, because it asks the server only once. */
async function shared(link: string, answer: unknown) {
  vi.resetModules()
  vi.stubGlobal('fetch', () => Promise.resolve(answer === null ? Response.error() : Response.json(answer)))
  return (await import('../src/lib/invites')).sharedLink(link)
}
const HOME = 'http://127.0.0.1:8420/table/x#y'

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }))
afterEach(() => vi.unstubAllGlobals())

test('a page on this computer shares its address on the network', async () => {
  const found = await shared(HOME, { public: null, network: ['http://192.168.1.7:8420', 'http://10.0.0.2:8420'], command: 'c' })
  expect(found).toEqual({ link: 'http://192.168.1.7:8420/table/x#y', onlyHere: false, command: 'c' })
})

test('where there is none, it says so and how to get one', async () => {
  const found = await shared('http://localhost:8420/me#y', { public: null, network: [], command: 'parlour serve --lan' })
  expect(found).toEqual({ link: 'http://localhost:8420/me#y', onlyHere: true, command: 'parlour serve --lan' })
  expect(await shared(HOME, null)).toEqual({ link: HOME, onlyHere: true, command: '' })
})

test('what the operator says wins, and otherwise the address that is open', async () => {
  const far = 'http://192.168.1.9:8420/table/x'
  expect((await shared(far, { public: 'https://games.example.org', network: [], command: '' })).link).toBe('https://games.example.org/table/x')
  expect(await shared(far, { public: null, network: ['http://10.0.0.2:8420'], command: '' })).toEqual({ link: far, onlyHere: false, command: '' })
})
