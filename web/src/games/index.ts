// The interface between the shell and the games, and the lazy loading of each game's screens.

import type { Component, Snippet } from 'svelte'
import type { Card, Group, MissionRow } from '$lib/api'
import type { Answer } from '$lib/connection'
import type { Moves, OptionValue, View } from '$lib/protocol'
import { lazyImport } from '$lib/lazyImport'
import type { Person } from '$lib/people'
import type { Pointed } from '$lib/table.svelte'
import { t } from '$i18n'

/** A moment as far as a board has shown it: the table as it stands, and how many of the lines that were told of it. */
export interface PartialView {
  view: View
  lines: number
}

/** What a game's board is given, whether it is being played, replayed or learned. */
export interface BoardProps {
  view: View
  people: Person[]
  options: Record<string, OptionValue>
  /** What material of somebody's own is called, by the option it is chosen with. */
  material?: Record<string, string>
  moves: Moves
  /** The action that was sent and not yet answered. */
  pending: number | null
  /** The moves a lesson asks for; empty when any will do. */
  asks: number[]
  live: boolean
  /** Until when each seat may think, and the house (-1) waits, by our own clock. */
  deadlines?: Record<string, number>
  act: (action: number) => Promise<Answer | null>
  /** Keeps the present moment on the screen until the returned function is called. */
  hold: () => () => void
  /** A board that shows a moment bit by bit says how far it is, and null when it is done: the log keeps step. */
  unfold: (so: PartialView | null) => void
  /** Somebody's name, clock and presence, for a board that shows the seats itself. */
  seat: Snippet<[number]>
  /** What people point at just now, and how to point oneself: where the game has things to point at. */
  pointed?: Pointed[]
  point?: ((at: string) => Promise<boolean>) | undefined
}

/** What the shell shows of a seat beside its name. */
export interface SeatFacts {
  note?: string
  /** What stands there when there is nothing else to say of them. */
  usually?: string
  /** Cards that are held, shown as backs. */
  backs?: number
  /** Cards that may be seen. */
  faces?: string[]
}

export interface TimelineProps {
  views: View[]
  at: number
  people: Person[]
  go: (step: number) => void
}

/** What a game's page of missions is given. */
export interface MissionsProps {
  card: Card
  missions: MissionRow[]
  groups: Group[]
}

/** What a game's folder gives to the shell. */
export interface Screens {
  Board: Component<BoardProps>
  Log?: Component<{ view: View; people: Person[] }>
  /** How the game went, for the result. */
  Ending?: Component<{ view: View; people: Person[] }>
  /** It lists everybody by place, with what they reached. */
  ranks?: boolean
  /** Its last sentence says no more than who won, as the result's title does. */
  brief?: boolean
  /** The whole game as one picture, for the replay. */
  Timeline?: Component<TimelineProps>
  /** The board shows the seats itself, and fills the width. */
  whole?: boolean
  /** The board says itself why something was refused. */
  explains?: boolean
  /** In real time, whether this view's seat may act, though its moves are not listed; null: there are turns. */
  free?: (view: View) => boolean | null
  seat: (view: View, seat: number) => SeatFacts
  /** The phase in words, for the bar. */
  phase: (view: View, material?: Record<string, string>) => string
  /** Whether the rules ask this view's seat for silence while the game runs. */
  silent: (view: View, options: Record<string, OptionValue>) => boolean
  /** Whether others' moves are shown one after another; not in real time. */
  paced: boolean
  /** Where a person sits when playing at once against bots. */
  quickSeat: number
  /** Keys of its own, and what they do. */
  keys: () => [string, string][]
  presetName: (preset: string) => string
  optionName: (option: string) => string
  valueName: (option: string, value: OptionValue) => string
}

/** What the puzzles of a game are given: which one is asked for, if one is. */
export interface PuzzlesProps {
  card: Card
  id: string | null
}

interface Expected {
  preset: string
  seats: number
  level: string
  won: number
}

const screens = import.meta.glob<{ screens: Screens }>('./*/index.ts')
const covers = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' })
const missions = import.meta.glob<Component<MissionsProps>>('./*/Missions.svelte', { import: 'default' })
const puzzles = import.meta.glob<{ default: Component<PuzzlesProps> }>('./*/Puzzles.svelte')
const measured = import.meta.glob<Expected[]>('../../../src/parlour/games/*/expected.json', { import: 'default' })

const folder = (game: string) => game.replaceAll('-', '_')

/** Whether a game has screens here; others are not shown. */
export const hasScreens = (game: string): boolean => `./${folder(game)}/index.ts` in screens

export const coverOf = (game: string): Component | undefined => covers[`./${folder(game)}/Cover.svelte`]

/** Whether a game is played in missions, which have a page of their own. */
export const hasMissions = (game: string): boolean => `./${folder(game)}/Missions.svelte` in missions

export async function missionsOf(game: string): Promise<Component<MissionsProps> | null> {
  const load = missions[`./${folder(game)}/Missions.svelte`]
  return load ? lazyImport(load) : null
}

export async function screensOf(game: string): Promise<Screens | null> {
  const load = screens[`./${folder(game)}/index.ts`]
  return load ? (await lazyImport(load)).screens : null
}

/** Whether a game has puzzles to solve alone. */
export const hasPuzzles = (game: string): boolean => `./${folder(game)}/Puzzles.svelte` in puzzles

export async function puzzlesOf(game: string): Promise<Component<PuzzlesProps> | null> {
  const load = puzzles[`./${folder(game)}/Puzzles.svelte`]
  return load ? (await lazyImport(load)).default : null
}

/** The shares of games that bots win, weakest to strongest, by preset; for one number of seats. */
export async function expectations(game: string, seats: number): Promise<Record<string, [number, number]>> {
  const rows = (await measured[`../../../src/parlour/games/${folder(game)}/expected.json`]?.()) ?? []
  const found: Record<string, [number, number]> = {}
  for (const row of rows.filter((one) => one.seats === seats)) {
    const [low, high] = found[row.preset] ?? [1, 0]
    found[row.preset] = [Math.min(low, row.won), Math.max(high, row.won)]
  }
  return found
}

/** A range of shares as people read it. */
export function share([low, high]: [number, number]): string {
  const percent = (lazyImport: number) => Math.round(lazyImport * 100)
  if (low > 0.99) return t().make.overAll
  return percent(low) === percent(high) ? `${percent(low)} %` : `${percent(low)}–${percent(high)} %`
}
