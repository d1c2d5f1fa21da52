import { settings, type Settings } from '$lib/settings.svelte'
import { en } from './en'

type Language = Settings['language']

/** A catalogue in every language there is; the function gives the one that was chosen. */
export function catalogue<T>(all: Record<Language, T>): () => T {
  return () => all[settings.language]
}

export type Words = typeof en
export const t = catalogue<Words>({ en })
