// The words and numbers of a playtest's report.

import { gameText, pageText } from '$text'
import { readable, slug } from './gameWords'
import { amount } from './labText'
import type { Compared, Figure } from './playtests'
import { settings } from './settings.svelte'

export const words = pageText('playtests')

/** A number with one digit after the point. */
export const tenth = (value: number): string => value.toLocaleString(settings.language, { maximumFractionDigits: 1 })

/** The interval of a figure; empty if it has none, as from a single game. */
export function range({ low, high }: Figure, share: boolean): string {
  if (low === null || high === null) return ''
  const [from, to] = share ? [Math.max(0, low), Math.min(1, high)] : [low, high]
  return words('between', { low: amount(from, share), high: amount(to, share) })
}

/** What a figure is called. */
export function figureName(game: string, { kind, name, part }: Pick<Compared, 'kind' | 'name' | 'part'>): string {
  const text = gameText(game)
  if (kind === 'measure') {
    const said = text.any(`measure-${slug(name)}`) ?? readable(name)
    return part ? words('figure-part', { name: said, part: text.any(`measure-${slug(name)}-${slug(part)}`) ?? readable(part) }) : said
  }
  if (kind === 'reason') {
    const reason = text.any(`reason-${slug(name)}`) ?? readable(name)
    return words('figure-reason', { reason: reason.endsWith('.') ? reason.slice(0, -1) : reason })
  }
  return words.any(`figure-${kind}`) ?? readable(kind)
}
