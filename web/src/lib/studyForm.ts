// What was last chosen in the form for a new study, for each game.

import type { Card } from './api'
import { isBySeat } from './material'
import { suits } from './lastSetup'
import type { OptionValue } from './protocol'
import { usualLevel } from './firstTable'
import { recommendedPreset } from './startTable'
import { localStore } from './storage'

/** What is chosen for one game. */
export interface StudyDraft {
  seats: number
  preset: string | null
  level: string
  vary: string
  picked: OptionValue[]
}

interface Kept {
  game: string
  games: number
  drafts: Record<string, Partial<StudyDraft>>
}

const STORED = 'lab'
const USUAL_GAMES = 10_000
const CUSTOM = 'custom'
const kept = (): Kept => ({ game: '', games: USUAL_GAMES, drafts: {}, ...localStore.read<Partial<Kept>>(STORED, {}) })

/** The game and the number of games that were chosen last. */
export const lastStudy = (): Pick<Kept, 'game' | 'games'> => kept()

export function keepDraft(game: string, games: number, draft: StudyDraft): void {
  localStore.write(STORED, { game, games, drafts: { ...kept().drafts, [game]: draft } })
}

/** The options that can be varied: not custom content, which only a file can hold. */
export const variedOptions = (card: Card): Card['options'] => card.options.filter((one) => one.group !== CUSTOM && !isBySeat(one))

/** The presets for so many players. */
export const presetsFor = (card: Card, seats: number): Card['presets'] => card.presets.filter((one) => suits(one, seats))

/** The values that something can be given in a study with so many players and this preset. */
export function studyValues(card: Card, vary: string, { seats, preset }: Pick<StudyDraft, 'seats' | 'preset'>): OptionValue[] {
  if (vary === 'seats') return card.seats.filter((count) => preset === null || presetsFor(card, count).some((one) => one.name === preset))
  if (vary === 'preset') return presetsFor(card, seats).map((one) => one.name)
  if (vary === 'bots') return card.bots
  // Neighbouring levels, the stronger one first.
  if (vary === 'ladder') return card.bots.slice(1).map((above, below) => `${above}/${card.bots[below] ?? ''}`)
  return variedOptions(card).find((one) => one.name === vary)?.values.filter((value) => value !== CUSTOM) ?? []
}

/** The values to begin with: all if there are few, otherwise those around the usual one. */
export function usualValues(card: Card, vary: string, chosen: Pick<StudyDraft, 'seats' | 'preset'>): OptionValue[] {
  const values = studyValues(card, vary, chosen)
  const option = card.options.find((one) => one.name === vary)
  const usual = option ? (card.presets.find((one) => one.name === chosen.preset)?.options[vary] ?? option.default) : null
  const at = usual === null ? -1 : values.indexOf(usual)
  return values.length <= 4 || at < 0 ? values.slice(0, 4) : values.slice(Math.max(0, at - 1), at + 2)
}

/** What was chosen for a game, as far as it still exists, and otherwise what is usual. */
export function draftOf(card: Card): StudyDraft {
  const { seats, preset, level, vary = '', picked = [] } = kept().drafts[card.name] ?? {}
  const count = seats !== undefined && card.seats.includes(seats) ? seats : card.usual_seats
  const known = preset !== undefined && presetsFor(card, count).some((one) => one.name === preset) ? preset : recommendedPreset(card)
  const values = studyValues(card, vary, { seats: count, preset: known })
  const still = picked.filter((value) => values.includes(value))
  return {
    seats: count,
    preset: known,
    level: level !== undefined && card.bots.includes(level) ? level : usualLevel(card),
    vary: values.length ? vary : '',
    picked: still,
  }
}
