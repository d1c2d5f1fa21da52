// A run of sums to practise: which ones, in which order, and what comes again.

import { DECK_SUMS } from '$generated/sequence_numbers_decks'
import { tricky, type Sums } from './learner'
import { sumOf, type Sum } from './view'

export type Deck = keyof typeof DECK_SUMS
export const DECKS = Object.keys(DECK_SUMS) as Deck[]
export const RUN = 20
/** After a mistake, the sum comes again once this many others have. */
const AGAIN_AFTER = 3
const ONLY: Partial<Record<Deck, Sum['sign']>> = { times: '\u00d7' }

/** The sums of a deck that are practised, each once. */
export function sumsOf(deck: Deck): string[] {
  const sign = ONLY[deck]
  return [...new Set(DECK_SUMS[deck].split(' '))].filter((face) => !sign || sumOf(face)?.sign === sign)
}

type Random = () => number

/** In random order. */
export function shuffled<T>(list: readonly T[], random: Random = Math.random): T[] {
  const found = [...list]
  for (let n = found.length - 1; n > 0; n--) {
    const k = Math.floor(random() * (n + 1))
    ;[found[n], found[k]] = [found[k] as T, found[n] as T]
  }
  return found
}

/** The sums of a run: up to half that went wrong before, then others. */
export function chosenSums(deck: Deck, sums: Sums, random: Random = Math.random): string[] {
  const all = sumsOf(deck)
  const hard = tricky(sums).filter((face) => all.includes(face)).slice(0, RUN / 2)
  const rest = shuffled(all.filter((face) => !hard.includes(face)), random)
  return shuffled([...hard, ...rest.slice(0, RUN - hard.length)], random)
}

/** The sums still to come after one was answered; a mistake comes again. */
export function following(queue: readonly string[], right: boolean): string[] {
  const [now, ...rest] = queue
  if (right || now === undefined) return rest
  return rest.toSpliced(Math.min(AGAIN_AFTER, rest.length), 0, now)
}
