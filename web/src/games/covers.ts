// What the home page needs of each game's folder: its cover, and which pages it has. The rest is loaded later (index.ts).

import type { Component } from 'svelte'
import OtherCover from './OtherCover.svelte'

const covers = import.meta.glob<Component<{ name: string }>>(['./*/Cover.svelte', '!./generic/Cover.svelte'], { eager: true, import: 'default' })

/** The games with a page of their own, by folder; a test compares them with the files. */
export const WITH_MISSIONS = ['synergy']
export const WITH_PUZZLES = ['pattern_overlap', 'think_str8']
export const WITH_DRILL = ['sequence_numbers']

const folder = (game: string) => game.replaceAll('-', '_')

/** A game's cover, which is made from its name if it has none of its own. */
export const coverOf = (game: string): Component<{ name: string }> => covers[`./${folder(game)}/Cover.svelte`] ?? OtherCover

/** Whether a game has a missions page. */
export const hasMissions = (game: string): boolean => WITH_MISSIONS.includes(folder(game))

/** Whether a game has something to practise by oneself. */
export const hasDrill = (game: string): boolean => WITH_DRILL.includes(folder(game))

/** Whether a game has puzzles. */
export const hasPuzzles = (game: string): boolean => WITH_PUZZLES.includes(folder(game))
