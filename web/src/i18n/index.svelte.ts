// The text catalogues and the language chosen for them.

import { settings, type Settings } from '$lib/settings.svelte'
import { en } from './en'
import { nb } from './nb'

export { inSecondPerson } from './secondPerson'
export { serverText } from './serverText.svelte'

export type Language = Settings['language']

/** Catalogues by language; English is always there and fills in for missing ones. */
export type Catalogues<T> = { en: T } & Partial<Record<Language, T>>

/** Returns a function that gives the catalogue of the chosen language. */
export function catalogue<T>(all: Catalogues<T>): (() => T) & { all: Catalogues<T> } {
  return Object.assign(() => all[settings.language] ?? all.en, { all })
}

export type Words = typeof en
export const t = catalogue<Words>({ en, nb })
