// What the end of a game shows: everyone's cards, best first, and by how much it was won or lost.

import { leftOf, worth, type Overlap } from './view'

/** A card on a player's row: who played it (nobody, if it was not played), and its points. */
export interface Tile {
  by: number | null
  worth: number | null
}

export interface Row {
  seat: number
  place: number
  token: number
  left: number
  /** In modes with points. */
  points: number | null
  /** The cards on the player's own location, in Not My Stack!. */
  on: number | null
  tiles: Tile[]
}

/** Everyone's row, best first. */
export function endOf(view: Overlap): Row[] {
  return (view.places ?? []).map((place, seat) => rowOf(view, seat, place)).sort((a, b) => a.place - b.place || a.seat - b.seat)
}

function rowOf(view: Overlap, seat: number, place: number): Row {
  const left = leftOf(view, seat)
  const played = view.laid.by.flatMap((by, k): Tile[] => (by === seat ? [{ by, worth: worth(view, k) }] : []))
  const buried = view.laid.loc.flatMap((loc, k): Tile[] => (loc === seat && (view.laid.by[k] ?? -1) >= 0 ? [{ by: view.laid.by[k] ?? null, worth: null }] : []))
  const scored = view.mode === 'diversify' || view.mode === 'cover'
  return {
    seat,
    place,
    token: view.tokens[seat] ?? 0,
    left,
    points: scored ? played.reduce((sum, one) => sum + (one.worth ?? 0), 0) : null,
    on: view.on_location?.[seat] ?? null,
    tiles: view.mode === 'nms' ? buried : [...played, ...Array.from({ length: left }, (): Tile => ({ by: null, worth: null }))],
  }
}

/** By how much the viewer won or lost; null for spectators, and where a tie-break decided it. */
export function whyOf(view: Overlap, rows: Row[]): { won: boolean; lead: number; left: number } | null {
  const mine = rows.find((row) => row.seat === view.seat)
  const others = rows.filter((row) => row !== mine)
  if (!mine || !others.length) return null
  const won = mine.place === 1
  const gaps = others.map((row) => Math.abs((mine.points ?? mine.on ?? 0) - (row.points ?? row.on ?? 0)))
  const lead = won ? Math.min(...gaps) : (gaps[others.findIndex((row) => row.place === 1)] ?? 0)
  if (view.mode === 'speed' ? won && others[0]?.place === 1 : lead === 0) return null
  return { won, lead, left: mine.left }
}
