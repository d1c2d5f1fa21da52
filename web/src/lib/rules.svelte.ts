// The rules of the game on the screen: whether they are open, and how they are loaded.

import type { Component } from 'svelte'
import { rulePicturesOf } from '../games'
import { api } from './api'
import type { Rulebook } from './rulebook'

export const rulesPanel = $state({ open: false })

export interface LoadedRules {
  book: Rulebook
  language: string
  Picture: Component<{ name: string }> | null
}

const loading: Record<string, Promise<LoadedRules> | undefined> = {}

/** The rules of a game in a language, with what draws their pictures. */
export function loadRules(game: string, language: string): Promise<LoadedRules> {
  const key = `${game}/${language}`
  const promise = (loading[key] ??= Promise.all([api.rules(game, language), rulePicturesOf(game)]).then(([book, Picture]) => ({ book, language, Picture })))
  promise.catch(() => (loading[key] = undefined)) // so that it can be tried again
  return promise
}
