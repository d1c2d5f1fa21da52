// Imports of code that is loaded on demand, with a reload when the server has a new build.

import { offline } from './offline.svelte'
import { renewed } from './renewal'

/**
 * Loads a chunk of the app on demand. After an update of the server the chunks of the running app are
 * gone; the page is then reloaded, provided that the server answers.
 */
export async function lazyImport<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const answers = await fetch('/health').then(({ ok }) => ok, () => false)
    if (!answers) offline.lost()
    if (!answers || !renewed()) throw error
    return new Promise(() => undefined)
  }
}
