// The text catalogues and the language chosen for them.

import { settings, type Settings } from '$lib/settings.svelte'
import { en } from './en'
import { nb } from './nb'

export { inSecondPerson } from './secondPerson'
export { serverText } from './serverText.svelte'

export type Language = Settings['language']

/** English is always there; what another language lacks is said in English. */
export type Catalogues<T> = { en: T } & Partial<Record<Language, T>>

/** A catalogue in the languages that it has; the function gives the one that was chosen. */
export function catalogue<T>(all: Catalogues<T>): (() => T) & { all: Catalogues<T> } {
  return Object.assign(() => all[settings.language] ?? all.en, { all })
}

export type Words = typeof en
export const t = catalogue<Words>({ en, nb })
