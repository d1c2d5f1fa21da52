// Custom boards, decks and missions, and the options that choose them.

import type { Card, Material, MaterialKind, Option } from './api'
import type { OptionValue } from './protocol'

export const CUSTOM = 'custom'

/** Whether an option is content that only a material brings, not something to choose by hand. */
export const isContent = (option: Option): boolean => option.values.length === 0

/** The kind of material that is chosen with an option. */
export const kindFor = (card: Card, option: string): MaterialKind | undefined => card.materials.find((kind) => kind.option === option)

/** The values that can be chosen by hand: `custom` only where its content can be, too. */
export function valuesOf(card: Card, option: Option): OptionValue[] {
  const byHand = !card.options.some(isContent)
  return option.values.filter((value) => value !== CUSTOM || byHand || !kindFor(card, option.name))
}

/** The options of a table that plays with these materials (ids by option); null where one is not for so many. */
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

/** What the materials at a table are called, by the option they are chosen with. */
export function namesAt(card: Pick<Card, 'materials'>, options: Record<string, OptionValue>): Record<string, string> {
  const named = card.materials.filter((kind) => options[kind.option] === CUSTOM).map((kind) => [kind.option, materialAt(kind, options)?.name] as const)
  return Object.fromEntries(named.filter((one): one is [string, string] => Boolean(one[1])))
}

/** The material of a kind that a table's options are, if it is one that the server offers. */
export const materialAt = (kind: MaterialKind, options: Record<string, OptionValue>): Material | undefined =>
  kind.own.find((one) => one.sets.some((set) => Object.entries(set.options).every(([name, value]) => options[name] === value)))
