// What the daily page says about deals and their results.

import { pageText } from '$text'
import type { DailyDeal, DealOutcome, Measure, SolvedPuzzle } from './daily'

const words = pageText('daily')

/** How a deal went, in a few words that give nothing away. */
export function outcomeText(measure: Measure, { won, given_up, figures }: DealOutcome): string {
  const { rounds = 0, of = 0, lives = 0, wins = 0, losses = 0, plays = 0, points = 0, margin = 0, mine = 0, theirs = 0, turns = 0 } = figures
  if (given_up) return words('given-up')
  switch (measure) {
    case 'mission':
      return won ? words('mission-won', { lives }) : words('mission-lost', { rounds, of })
    case 'rounds':
      return won ? words('rounds-won', { wins, losses, plays }) : words('rounds-lost', { wins, losses })
    case 'points':
      if (margin === 0) return words('points-level', { points })
      return margin > 0 ? words('points-ahead', { points, margin }) : words('points-behind', { points, margin: -margin })
    case 'lines':
      if (won) return words('lines-won', { mine, theirs, turns })
      return mine === theirs ? words('lines-drawn', { mine, theirs }) : words('lines-lost', { mine, theirs })
  }
}

export function solvedText({ ms, hints }: SolvedPuzzle): string {
  const seconds = Math.floor(ms / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return hints ? words('solved-hints', { time, hints }) : words('solved', { time })
}

/** Who plays, and what is special today. */
export function dealText({ seats, level, options, expected }: DailyDeal): string {
  const bots = seats - 1
  const mission = options['mission']
  const rounds = options['rounds']
  const more = [
    typeof mission === 'number' ? words('mission', { number: mission }) : '',
    typeof rounds === 'number' ? words('rounds', { count: rounds }) : '',
    words.any(`with-${level}`, { bots }) ?? '',
    expected[level] === undefined ? '' : (words.any(`expected-${level}`, { percent: Math.round(100 * expected[level]) }) ?? ''),
  ]
  return more.filter(Boolean).join(' · ')
}
