// The service worker, which keeps the app and the lessons for when there is no connection.

import { sparing } from './idle'
import { settings } from './settings.svelte'
import { localStore } from './storage'

const FILE = '/worker.js'

/** A URL that the page's policy lets us run as a worker. */
function trusted(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } } }
  return trustedTypes?.createPolicy('parlour-worker', { createScriptURL: () => FILE }).createScriptURL(FILE) ?? FILE
}

/** Whether the app was opened from the home screen or the desktop. */
const installed = () => matchMedia('(display-mode: standalone)').matches

/** Starts the worker. It keeps what this page has loaded; on a later visit, or when the app is installed, the lessons too. */
export async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register(trusted())
  const { active } = await navigator.serviceWorker.ready
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ is: 'loaded', urls })
  const lessons = () => active?.postMessage({ is: 'lessons', language: settings.language })
  addEventListener('appinstalled', lessons)
  if (!sparing() && (installed() || localStore.read('visited', false))) lessons()
  localStore.write('visited', true)
  if (localStore.read('push', 'off') !== 'off') await import('./push').then(({ renewPush }) => renewPush()).catch(() => undefined)
}
