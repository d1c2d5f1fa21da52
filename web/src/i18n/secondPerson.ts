// Lines about a seat, turned into lines that address its player as "you".

import { settings } from '$lib/settings.svelte'
import type { Language } from './index.svelte'

/** Irregular verbs after "you". */
const BENT: Record<string, string> = { is: 'are', has: 'have', does: 'do', was: 'were' }

/** A verb as it follows "you": "play" for "plays"; other words stay as they are. */
function bent(verb: string): string {
  return BENT[verb] ?? verb.replace(/(ss|ch|sh|x|o)es$/, '$1').replace(/([^s])s$/, '$1')
}

/** "You" in place of a seat, capitalized at the start of a sentence. */
function begun(line: string, at: number, you: string): string {
  const first = line[at] === 'S' && /(^|[.!?] )$/.test(line.slice(0, at))
  return first ? you.slice(0, 1).toUpperCase() + you.slice(1) : you
}

const speak: Record<Language, (line: string, seat: number) => string> = {
  en: (line, seat) =>
    line
      .replace(new RegExp(`\\bseat ${seat}\\b('s)?( [a-z]+)?`, 'gi'), (_, owns: string | undefined, next: string | undefined, at: number) =>
        owns ? begun(line, at, 'your') + (next ?? '') : begun(line, at, 'you') + (next ? ` ${bent(next.slice(1))}` : ''),
      )
      .replace(/\b(You [^.]+ and) draws\b/, '$1 draw'),
  nb: (line, seat) =>
    line
      .replace(new RegExp(`\\b((?:til|på|med|av|fra|for) )?seat ${seat}\\b`, 'gi'), (_, before: string | undefined, at: number) =>
        before ? `${before}deg` : begun(line, at, 'du'),
      )
      .replace(/\b(Du .*(?:bestemmer|fra)) seg\b/, '$1 deg'),
}

/** Addresses a line about a seat to its player: "You play +3" for "Seat 1 plays +3". */
export function inSecondPerson(line: string, seat: number): string {
  return speak[settings.language](line, seat)
}
