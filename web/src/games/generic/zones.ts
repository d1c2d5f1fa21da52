// What a game's zones hold: the pieces to draw, and the actions that a click on them plays.

import type { Person } from '$lib/people'
import type { View } from '$lib/protocol'
import type { Counter, Grid, Hand, Pile, Plays, Track } from '$generated/zones'

export type Zone = Hand | Pile | Grid | Track | Counter

/** A piece: its value, null for a card that lies face down or an empty cell, and the action that it plays. */
export interface Piece {
  value: unknown
  action: number | null
}

/** Fields that the shell shows itself. */
const SHELL = new Set(['seat', 'to_act', 'status', 'everyone', 'pictures'])

/** The viewer's seat; null for spectators. Views of games without a field `seat` are those of whoever is "you". */
export const viewerOf = (view: View, people: readonly Person[]): number | null =>
  (view.seat as number | null | undefined) === undefined ? (people.find((person) => person.you)?.seat ?? null) : view.seat

/** The hands that only their owners see, each with one part per seat, in a view that has everyone's; null in other views. */
export function revealedOf(zones: readonly Zone[], { everyone }: View): { zones: Zone[]; hands: Record<string, unknown[]> } | null {
  if (!Array.isArray(everyone)) return null
  const [views, [first]] = [everyone as View[], everyone as View[]]
  const found = zones.filter((zone) => zone.is === 'hand' && !zone.by_seat && first && zone.field in first)
  return {
    zones: found.map((zone) => ({ ...zone, by_seat: true, plays: null })),
    hands: Object.fromEntries(found.map(({ field }) => [field, views.map((view) => view[field])])),
  }
}

/** What a zone holds: the whole field, or a player's part of it. */
export function contents(zone: Zone, view: View, seat: number | null): unknown {
  const whole = view[zone.field]
  if (!zone.by_seat) return whole
  return seat !== null && Array.isArray(whole) ? (whole[seat] as unknown) : undefined
}

/** The action that a piece plays by its place or value; null if that isn't a legal move. */
export function actionOf(plays: Plays | null | undefined, place: number, value: unknown, moves: readonly number[]): number | null {
  if (!plays) return null
  const { by = 'place', offset = 0, step = 1 } = plays
  const k = by === 'place' ? place : value
  if (typeof k !== 'number') return null
  const action = offset + step * k
  return moves.includes(action) ? action : null
}

/** The pieces of a list, with the actions that they play. */
export const pieces = (values: readonly unknown[], zone: Zone, moves: readonly number[]): Piece[] =>
  values.map((value, place) => ({ value, action: actionOf(zone.plays, place, value, moves) }))

/** A value as a list of cards; a number is that many card backs. */
export function cardsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[]
  return typeof value === 'number' ? Array<null>(Math.max(0, value)).fill(null) : []
}

/** The rows of a grid. */
export function rowsOf(zone: Grid, value: unknown): unknown[][] {
  const cells = Array.isArray(value) ? (value as unknown[]) : []
  if (cells.every(Array.isArray)) return cells as unknown[][]
  const columns = zone.columns || cells.length
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => cells.slice(row * columns, (row + 1) * columns))
}

/** The card on top of a pile, and how many there are. */
export function topOf(zone: Pile, value: unknown): { top: unknown; count: number } {
  if (zone.face_down) return { top: null, count: typeof value === 'number' ? value : cardsOf(value).length }
  if (Array.isArray(value)) return { top: value.at(-1) as unknown, count: value.length }
  return { top: value, count: value === null || value === undefined ? 0 : 1 }
}

/** The actions that some drawn piece plays, so that they need no button. */
export function playable(zones: readonly Zone[], view: View, seat: number | null, moves: readonly number[]): Set<number> {
  const found = zones.flatMap((zone) => drawn(zone, contents(zone, view, seat)).map(([place, value]) => actionOf(zone.plays, place, value, moves)))
  return new Set(found.filter((action) => action !== null))
}

/** The places and values of a zone's pieces. */
function drawn(zone: Zone, value: unknown): [number, unknown][] {
  switch (zone.is) {
    case 'hand':
      return [...cardsOf(value).entries()]
    case 'grid':
      return [...rowsOf(zone, value).flat().entries()]
    case 'track':
      return Array.from({ length: zone.length ?? 0 }, (_, square) => [square, square])
    case 'pile':
      return [[0, topOf(zone, value).top]]
    default:
      return []
  }
}

/** The fields that are shown as labelled values: those that no zone draws. */
export function otherFields(view: View, zones: readonly Zone[]): string[] {
  const shown = new Set(zones.map((zone) => zone.field))
  return Object.keys(view).filter((field) => !SHELL.has(field) && !shown.has(field))
}
