// What the home page needs of each game's folder: its cover, how a game starts, and which pages it has. The rest is loaded later (index.ts).

import type { Component } from 'svelte'
import type { OptionValue } from '$lib/protocol'
import OtherCover from './OtherCover.svelte'

/** How somebody starts a game against bots, where it isn't as usual. */
export interface Start {
  /** Their seat; the first unless stated. */
  seat?: number
  /** What makes their first game shorter or gentler than its preset does. */
  first?: { seats?: number; options?: Record<string, OptionValue> }
}

const covers = import.meta.glob<Component<{ name: string }>>(['./*/Cover.svelte', '!./generic/Cover.svelte'], { eager: true, import: 'default' })

const starts = import.meta.glob<Start>('./*/start.ts', { eager: true, import: 'start' })

/** The games with a page of their own, by folder; a test compares them with the files. */
export const WITH_MISSIONS = ['synergy']
export const WITH_PUZZLES = ['pattern_overlap', 'think_str8']
export const WITH_DRILL = ['sequence_numbers']

const folder = (game: string) => game.replaceAll('-', '_')

/** A game's cover, which is made from its name if it has none of its own. */
export const coverOf = (game: string): Component<{ name: string }> => covers[`./${folder(game)}/Cover.svelte`] ?? OtherCover

/** How somebody starts a game against bots. */
export const startOf = (game: string): Start => starts[`./${folder(game)}/start.ts`] ?? {}

/** Whether a game has a missions page. */
export const hasMissions = (game: string): boolean => WITH_MISSIONS.includes(folder(game))

/** Whether a game has something to practise by oneself. */
export const hasDrill = (game: string): boolean => WITH_DRILL.includes(folder(game))

/** Whether a game has puzzles. */
export const hasPuzzles = (game: string): boolean => WITH_PUZZLES.includes(folder(game))
