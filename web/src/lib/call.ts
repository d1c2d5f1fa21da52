// Requests to the server's HTTP API.

import type { Fact } from '$text'
import { offline } from './offline.svelte'

/** A failed API call: a code for programs, a message for people, and the game's reason if it refused a table. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly fact?: Fact,
    /** The part of the request that was wrong, and what was wrong in it. */
    readonly field = '',
    readonly value: unknown = null,
  ) {
    super(words)
  }
}

/** Asks the server; with a body, it is a POST. */
export async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  } catch {
    offline.lost()
    throw new ApiError('lost', '')
  }
  offline.found()
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok) return said as T
  const { code, words, fact, field, value } = (said ?? {}) as { code?: string; words?: string; fact?: Fact; field?: string; value?: unknown }
  throw new ApiError(code ?? String(answer.status), words ?? '', fact, field, value)
}
