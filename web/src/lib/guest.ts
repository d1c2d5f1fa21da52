// The guest that this browser is to the server.

import { ApiError, call } from './call'

let guest: Promise<unknown> | null = null
/** Whether the server has said who we are. */
let known = false

/** The current guest; a new visitor gets a cookie. */
export const me = (): Promise<{ guest: string }> => call('/api/me')

/** Becomes a new guest after this device was signed out. */
export const newGuest = (): Promise<{ guest: string }> => call('/api/me', {})

/** Makes sure that we have a guest cookie; asks only once per page. */
export function ensureGuest(): Promise<unknown> {
  guest ??= signIn().then(
    () => void (known = true),
    (error: unknown) => {
      guest = null
      throw error
    },
  )
  return guest
}

/** Asks the server something as a guest: at once if this page knows that we are one. */
export const asGuest = <T>(ask: () => Promise<T>): Promise<T> => (known ? ask() : ensureGuest().then(ask))

/** The guest that this page already knows, or the current one. */
export const knownGuest = (): Promise<unknown> => guest ?? me()

/** Has the next request ask who we are. */
export function forgetGuest(): void {
  guest = null
  known = false
}

/** Returns the current guest, or a new one. Another tab may just have signed the others out, so its cookie gets time to arrive. */
async function signIn(): Promise<unknown> {
  try {
    return await me()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ended') throw error
    await new Promise((waited) => setTimeout(waited, 1000))
    return newGuest()
  }
}
