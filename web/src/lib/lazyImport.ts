import { forNow } from './storage'

const ONCE_IN_MS = 10_000

/**
 * A part of the app that is fetched when it is needed. Once a server has been renewed the parts of the app
 * that is on the screen are gone: the page is loaded anew then, where the server answers.
 */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const answers = await fetch('/health').then(({ ok }) => ok, () => false)
    if (!answers || Date.now() - forNow.read('renewed', 0) < ONCE_IN_MS) throw error
    forNow.write('renewed', Date.now())
    location.reload()
    return new Promise(() => undefined)
  }
}
