// The interface between the shell and the games, and the lazy loading of each game's screens.

import type { Component, Snippet } from 'svelte'
import { api, type Card, type Group, type MissionRow } from '$lib/api'
import type { Answer } from '$lib/connection'
import type { Moves, OptionValue, View } from '$lib/protocol'
import type { Setup } from '$lib/lastSetup'
import { lazyImport } from '$lib/lazyImport'
import type { Person } from '$lib/people'
import type { Pointed } from '$lib/table.svelte'
import { loadText, say, type Fact } from '$text'

/** How far a board has shown an update: the view so far, and how many of its log lines. */
export interface PartialView {
  view: View
  lines: number
}

/** The props of a game's board, whether it is played, replayed or learned on. */
export interface BoardProps {
  card: Card
  view: View
  people: Person[]
  options: Record<string, OptionValue>
  /** The names of custom material, by the option that selects it. */
  material?: Record<string, string>
  moves: Moves
  /** What each of the moves does, in games without screens of their own. */
  named?: Fact[] | undefined
  /** The action that was sent and has not been answered yet. */
  pending: number | null
  /** The moves that a lesson asks for, or that the coach would make; empty if any move is fine. */
  asks: number[]
  live: boolean
  /** The deadline of each seat, and of the server's own timer (-1), by the local clock. */
  deadlines?: Record<string, number>
  act: (action: number) => Promise<Answer | null>
  /** Keeps the current position on the screen until the returned function is called. */
  hold: () => () => void
  /** Reports how far a board that animates an update has come, so that the log keeps step; null when done. */
  unfold: (so: PartialView | null) => void
  /** A player's name, clock and presence, for boards that draw the seats themselves. */
  seat: Snippet<[number]>
  /** What people are pointing at, and how to point, in games that have things to point at. */
  pointed?: Pointed[]
  point?: ((at: string) => Promise<boolean>) | undefined
  /** Asks to skip to the end when only bots still play, unless someone already has. */
  hurry?: (() => void) | undefined
}

/** What the shell shows beside a player's name. */
export interface SeatFacts {
  note?: string
  /** The text to show when there is nothing else. */
  usually?: string
  /** How many cards are held, drawn as card backs. */
  backs?: number
  /** The cards that are visible to everyone. */
  faces?: string[]
}

export interface TimelineProps {
  views: View[]
  at: number
  people: Person[]
  go: (step: number) => void
}

/** The props of what a game asks before it starts, besides its variants. */
export interface SetupProps {
  card: Card
  seats: number
  preset: string | null
  /** The seat of whoever sets up the table. */
  mine: number
  /** Whether people take the other seats. */
  friends: boolean
  /** The options that differ from the preset. */
  changed: Record<string, OptionValue>
  /** The id of the custom material, by the option that selects it. */
  material: Record<string, string>
}

/** The props of what a player can choose for a seat in the lobby. */
export interface SeatChoiceProps {
  card: Card
  options: Record<string, OptionValue>
  seat: number
  /** Whose seat it is. */
  name: string
  choose: (option: string, value: string) => void
}

/** The props of a game's missions page. */
export interface MissionsProps {
  card: Card
  missions: MissionRow[]
  groups: Group[]
}

/** What each game's folder exports to the shell. */
export interface Screens {
  Board: Component<BoardProps>
  Log?: Component<{ view: View; people: Person[] }>
  /** How the game went, for the result dialog. */
  Ending?: Component<{ view: View; people: Person[]; options: Record<string, OptionValue> }>
  /** What the game asks before it starts, besides its variants. */
  Setup?: Component<SetupProps, object, 'changed' | 'material'>
  /** What a seat has of its own, in a few words, for the lobby. */
  seatNote?: (options: Record<string, OptionValue>, seat: number) => string
  /** What a player can choose for a seat in the lobby. */
  SeatChoice?: Component<SeatChoiceProps>
  /** Whether `Ending` already ranks all players with their scores. */
  ranks?: boolean
  /** Whether the last status line only says who won, which the result's title says too. */
  brief?: boolean
  /** How the game ended, where the last status line also says who won. */
  why?: (view: View) => string
  /** The whole game as one picture, for the replay. */
  Timeline?: Component<TimelineProps>
  /** What a review says about the player's own notes, which only this browser has; "" if nothing. */
  reviewNote?: (table: string, seat: number, last: View) => string
  /** What a replay shows between two steps, as a table that is played on does. */
  between?: (before: View, after: View) => PartialView[]
  /** Whether the board draws the seats itself and fills the width. */
  whole?: boolean
  /** The width of the window from which the log is docked beside such a board; 1700 unless stated. */
  logFrom?: 1280 | 1700
  /** Whether the board itself says whose turn it is and what to do. */
  prompts?: boolean
  /** Whether the board itself explains why a move was rejected. */
  explains?: boolean
  /** In real time, whether this seat can act although its moves are not listed; null if there are turns. */
  free?: (view: View) => boolean | null
  seat: (view: View, seat: number) => SeatFacts
  /** The phase in words, for the table bar. */
  phase: (view: View, material?: Record<string, string>) => string
  /** Whether the rules forbid this seat to talk during the game. */
  silent: (view: View, options: Record<string, OptionValue>) => boolean
  /** Whether other players' moves are shown one at a time; false in real time. */
  paced: boolean
  /** The game's own keyboard shortcuts, with descriptions. */
  keys: () => [string, string][]
  /** A name for an option's value that the catalogue doesn't have; null for all others. */
  valueName?: (option: string, value: OptionValue) => string | null
}

/** The props of a game's puzzle page; `id` is null for the list. */
export interface PuzzlesProps {
  card: Card
  id: string | null
}

/** A mission of a campaign, and the preset that plays it. */
export interface NextMission {
  number: number
  preset: string
}

interface Expected {
  preset: string
  seats: number
  level: string
  won: number
}

const screens = import.meta.glob<{ screens: Screens }>(['./*/index.ts', '!./generic/index.ts'])
const missions = import.meta.glob<Component<MissionsProps>>('./*/Missions.svelte', { import: 'default' })
const campaigns = import.meta.glob<(setup: Setup) => Promise<NextMission | null>>('./*/campaign.ts', { import: 'nextMission' })
const puzzles = import.meta.glob<{ default: Component<PuzzlesProps> }>('./*/Puzzles.svelte')
const drills = import.meta.glob<Component>('./*/Drill.svelte', { import: 'default' })
const rulePictures = import.meta.glob<Component<{ name: string }>>('./*/RulePicture.svelte', { import: 'default' })
const measured = import.meta.glob<Expected[]>('../../../src/parlour/games/*/expected.json', { import: 'default' })

const folder = (game: string) => game.replaceAll('-', '_')

export async function missionsOf(game: string): Promise<Component<MissionsProps> | null> {
  const load = missions[`./${folder(game)}/Missions.svelte`]
  if (!load) return null
  const [found] = await Promise.all([lazyImport(load), loadText(folder(game))])
  return found
}

/** The mission that follows for whoever plays alone and would otherwise play `setup`; null if that is fine. */
export const nextMissionOf = async (game: string, setup: Setup): Promise<NextMission | null> =>
  (await campaigns[`./${folder(game)}/campaign.ts`]?.())?.(setup) ?? null

/** A game's own screens, or those that are made from its card; null if the server doesn't have the game. */
export async function screensOf(game: string): Promise<Screens | null> {
  const load = screens[`./${folder(game)}/index.ts`]
  if (!load) return genericOf(game)
  const [found] = await Promise.all([lazyImport(load), loadText(folder(game))])
  return found.screens
}

async function genericOf(game: string): Promise<Screens | null> {
  const [card, { genericScreens }] = await Promise.all([api.game(game), lazyImport(() => import('./generic')), loadText(folder(game))])
  return card ? genericScreens(card) : null
}

export async function puzzlesOf(game: string): Promise<Component<PuzzlesProps> | null> {
  const load = puzzles[`./${folder(game)}/Puzzles.svelte`]
  if (!load) return null
  const [found] = await Promise.all([lazyImport(load), loadText(folder(game))])
  return found.default
}

/** What a game has to practise by oneself. */
export async function drillOf(game: string): Promise<Component | null> {
  const load = drills[`./${folder(game)}/Drill.svelte`]
  if (!load) return null
  const [found] = await Promise.all([lazyImport(load), loadText(folder(game))])
  return found
}

/** What draws the pictures of a game's rules. */
export async function rulePicturesOf(game: string): Promise<Component<{ name: string }> | null> {
  const load = rulePictures[`./${folder(game)}/RulePicture.svelte`]
  if (!load) return null
  const [found] = await Promise.all([lazyImport(load), loadText(folder(game))])
  return found
}

/** The win rates of bots by preset, weakest and strongest, for one number of seats, or of bots of one level. */
export async function expectations(game: string, seats: number, level?: string): Promise<Record<string, [number, number]>> {
  const rows = (await measured[`../../../src/parlour/games/${folder(game)}/expected.json`]?.()) ?? []
  const found: Record<string, [number, number]> = {}
  for (const row of rows.filter((one) => one.seats === seats && (level === undefined || one.level === level))) {
    const [low, high] = found[row.preset] ?? [1, 0]
    found[row.preset] = [Math.min(low, row.won), Math.max(high, row.won)]
  }
  return found
}

/** A range of win rates as text. */
export function share([low, high]: [number, number]): string {
  const percent = (won: number) => Math.round(won * 100)
  if (low > 0.99) return say('percent-over', { value: 99 })
  if (percent(low) === percent(high)) return say('percent', { value: percent(low) })
  return say('percent-range', { low: percent(low), high: percent(high) })
}
