// How the ladder draws the check of a goal.

import { GOALS } from '$generated/synergy'

/** How the ladder draws a goal's test. Whether it was met is what the server says. */
export interface Proof {
  /** Lines from this seat's sum to others. */
  to: number[]
  /** A sum that was needed and nobody has. */
  wanted: number | null
  /** The ranked sums, from the end that counts to the player's own. */
  ranks: number[]
  /** The lowest and highest sum of the two neighbours. */
  between: [number, number] | null
}

const kind = (goal: (typeof GOALS)[number]): number => GOALS.indexOf(goal)
export const PLUS1 = kind('one-more'), MINUS1 = kind('one-less'), EQUAL = kind('equal'), UNIQUE = kind('unique')
export const BETWEEN = kind('between'), SECHI = kind('second-highest'), SECLO = kind('second-lowest')

const NOTHING: Proof = { to: [], wanted: null, ranks: [], between: null }

export function proofOf(kind: number, seat: number, sums: number[], ignored: number | null): Proof {
  const mine = sums[seat]
  if (mine === undefined || seat === ignored) return NOTHING
  const others = sums.map((_, place) => place).filter((place) => place !== seat && place !== ignored)
  const having = (sum: number) => others.filter((place) => sums[place] === sum)
  const seeking = (sum: number): Proof => ({ ...NOTHING, to: having(sum).slice(0, 1), wanted: having(sum).length ? null : sum })
  switch (kind) {
    case PLUS1:
      return seeking(mine - 1)
    case MINUS1:
      return seeking(mine + 1)
    case EQUAL:
      return seeking(mine)
    case UNIQUE:
      return { ...NOTHING, to: having(mine), wanted: having(mine).length ? null : mine }
    case BETWEEN:
      return neighbours(seat, sums, others)
    default: {
      const down = kind === SECHI
      const ranks = [...new Set([mine, ...others.map((place) => sums[place] ?? 0)])].sort((a, b) => (down ? b - a : a - b))
      return { ...NOTHING, ranks: ranks.slice(0, Math.max(ranks.indexOf(mine), 1) + 1) }
    }
  }
}

function neighbours(seat: number, sums: number[], others: number[]): Proof {
  const size = sums.length
  const side = (step: number) => {
    let at = (seat + step + size) % size
    while (!others.includes(at)) at = (at + step + size) % size
    return at
  }
  const both = [side(1), side(-1)]
  const [low, high] = both.map((place) => sums[place] ?? 0).sort((a, b) => a - b)
  return { ...NOTHING, to: [...new Set(both)], between: [low ?? 0, high ?? 0] }
}
