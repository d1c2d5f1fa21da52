// The texts of the home page. The build has parsed them (tools/textParts.ts), so that the page loads no parser.

import type { Args, Texts, Value } from './catalogue'

/** A text in parts: words, the name of an argument, or a choice by an argument: its variants by key, and the usual one. */
export type Pattern = string | (string | [name: string] | [name: string, variants: Record<string, Pattern>, usual: string])[]
export type Patterns = Record<string, Pattern>

/** The texts of the home page in one language. */
export function firstTexts(language: string, patterns: Patterns): Texts {
  const plurals = new Intl.PluralRules(language)
  const shown = (value: Value) => (typeof value === 'number' ? String(value).replace('-', '\u2212') : String(value))

  function worded(pattern: Pattern, args: Args): string {
    if (typeof pattern === 'string') return pattern
    return pattern.map((part) => (typeof part === 'string' ? part : chosen(part, args))).join('')
  }
  function chosen([name, variants, usual = '']: [string, Patterns?, string?], args: Args): string {
    const value = args[name]
    if (!variants) return shown(value)
    const key = typeof value === 'number' && !(value in variants) ? plurals.select(value) : String(value)
    return worded(variants[key] ?? variants[usual] ?? '', args)
  }
  return {
    format: (id, args = {}) => (Object.hasOwn(patterns, id) ? worded(patterns[id] ?? '', args) : null),
    fact: () => null,
  }
}
