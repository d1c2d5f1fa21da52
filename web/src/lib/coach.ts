// What the coach says: hints during a game, and the review of one.

import type { Component } from 'svelte'
import { gameText, type Fact } from '$text'
import type { Person } from './people'
import { settings } from './settings.svelte'

/** What values and costs are: a chance to win the game or the round, or points. */
export type Unit = 'chance' | 'round' | 'points'

export interface Cost {
  value: number
  unit: Unit
  /** The standard error; 0 if nothing was estimated. */
  error: number
}

export interface Decision {
  /** The number of actions in the record before it. */
  at: number
  action: number
  move: Fact
  best: number
  best_move: Fact
  choices: number
  /** Null if the coach would have done the same. */
  cost: Cost | null
  advice: Fact[]
}

export interface Review {
  game: string
  seat: number
  unit: Unit
  exact: boolean
  /** The number of games played on from each of the costliest moves. */
  worlds: number
  /** The level of the bots that played them. */
  level: string
  /** Whether the players win or lose together. */
  together: boolean
  won: boolean
  /** How often bots win this deal in this seat. */
  deal: { chance: number; error: number; games: number }
  decisions: Decision[]
  /** What we could be sure of, whenever that changed; empty in games that can't tell. */
  known: Known[]
}

/** What the reviewed seat could be sure of at a decision. */
export interface Known {
  at: number
  fact: Fact
}

export interface Hint {
  action: number
  move: Fact
  advice: Fact[]
  unit: Unit
  value: number | null
  error: number
}

/** A hint on the screen, the number of the decision it is for, and the panel that shows it. */
export interface ShownHint {
  hint: Hint
  decision: number
  Panel: Component<{ game: string; hint: Hint; people: Person[]; play?: (() => void) | undefined; onclose: () => void }>
}

const LEAST = 0.005
export const MOST = 3

/** Whether a cost isn't just chance. */
export const isClear = ({ value, error }: Pick<Cost, 'value' | 'error'>): boolean => value > 2 * error && value >= LEAST

/** The decisions that clearly cost something, costliest first. */
export const costliest = ({ decisions }: Pick<Review, 'decisions'>): (Decision & { cost: Cost })[] =>
  decisions.filter((one): one is Decision & { cost: Cost } => one.cost !== null && isClear(one.cost)).sort((one, other) => other.cost.value - one.cost.value)

/** A value in its unit, as a number for people: percent, or points. */
export function figure(value: number, unit: Unit): string {
  const scaled = unit === 'points' ? value : 100 * value
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: Math.abs(scaled) < 10 ? 1 : 0 }).format(scaled)
}

/** A move in the words of a coach: those for a screen that marks it, or for any. */
export function moveText(game: string, move: Fact, people: Person[]): string {
  const texts = gameText(game)
  const { is, ...fields } = move
  const say = (attribute: string) => texts.any(`move-${is}.${attribute}`, fields as never, people)
  return say('screen') ?? say('coach') ?? texts.fact('move', move, people)
}

/** The reasons for a move. */
export const adviceTexts = (game: string, advice: Fact[], people: Person[]): string[] => advice.map((one) => gameText(game).fact('advice', one, people))
