// Custom boards, decks and missions, and the options that choose them.

import type { Card, Material, MaterialKind, Option } from './api'
import type { OptionValue } from './protocol'

export const CUSTOM = 'custom'

/** Whether an option is content that comes with a material and cannot be chosen by hand. */
export const isContent = (option: Option): boolean => option.values.length === 0

/** Whether every seat has this option for itself. */
export const isBySeat = (option: Option): boolean => option.group === 'seats'

/** The kind of material that an option selects. */
export const kindFor = (card: Card, option: string): MaterialKind | undefined => card.materials.find((kind) => kind.option === option)

/** The values that can be chosen by hand; `custom` only if its content can be, too. */
export function valuesOf(card: Card, option: Option): OptionValue[] {
  const byHand = !card.options.some(isContent)
  return option.values.filter((value) => value !== CUSTOM || byHand || !kindFor(card, option.name))
}

/** The options that select these materials (ids by option); `not` is a material that does not support so many players. */
export function chosenBy(card: Card, ids: Record<string, string>, seats: number): { options: Record<string, OptionValue>; not: Material | null } {
  const options: Record<string, OptionValue> = {}
  for (const [option, id] of Object.entries(ids)) {
    const material = kindFor(card, option)?.own.find((one) => one.id === id)
    if (!material) continue
    const found = material.sets.find((one) => one.seats.includes(seats))
    if (!found) return { options: {}, not: material }
    Object.assign(options, found.options)
  }
  return { options, not: null }
}

/** The names of the materials at a table, by the option that selects them; a deal's has a name of its own. */
export function namesAt(card: Pick<Card, 'materials'>, options: Record<string, OptionValue>, called = ''): Record<string, string> {
  const named = card.materials.filter((kind) => options[kind.option] === CUSTOM).map((kind) => [kind.option, called || materialAt(kind, options)?.name] as const)
  return Object.fromEntries(named.filter((one): one is [string, string] => Boolean(one[1])))
}

/** The material that a table's options select, if the server offers it. */
export const materialAt = (kind: MaterialKind, options: Record<string, OptionValue>): Material | undefined =>
  kind.own.find((one) => one.sets.some((set) => Object.entries(set.options).every(([name, value]) => options[name] === value)))
