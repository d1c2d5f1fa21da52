// A catalogue: the messages of one language, formatted to sentences.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { FluentList, functions, PlainNumber, type Audience } from './functions'

/** A fact from the server, to be put into words. */
export interface Fact {
  is: string
}
export type Value = number | string | boolean | null | undefined | readonly (number | string | Fact)[] | Fact
export type Args = Record<string, Value>

/** The texts of a catalogue, by id. */
export interface Texts {
  /** A message, or an attribute as "message.attribute"; null if there is none. */
  format(id: string, args?: Args, audience?: Audience): string | null
  /** A fact in words; null if there are none for it. */
  fact(kind: string, fact: Fact, audience: Audience): string | null
}

/** The flaws that the console has been told of. */
const told = new Set<string>()

export class Catalogue implements Texts {
  private readonly bundle: FluentBundle
  private audience: Audience = []

  constructor(
    private readonly language: string,
    sources: string[],
  ) {
    const all = functions(
      () => this.audience,
      (id, args) => this.format(id, args, this.audience) ?? '',
    )
    this.bundle = new FluentBundle(language, { functions: all, useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  /** A message, or an attribute as "message.attribute"; null if there is none. */
  format(id: string, args: Args = {}, audience: Audience = []): string | null {
    const [name = '', attribute] = id.split('.')
    const message = this.bundle.getMessage(name)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (pattern == null) return null
    const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.argument(value, audience)]))
    const before = this.audience
    this.audience = audience
    const flaws: Error[] = []
    try {
      return this.bundle.formatPattern(pattern, given, flaws)
    } finally {
      this.audience = before
      for (const { message } of flaws) this.report(`${this.language}: ${id}: ${message}`)
    }
  }

  /** Names a flawed message in the console, once; what could be formatted of it is shown. */
  private report(flaw: string): void {
    if (!told.has(flaw)) console.error(flaw)
    told.add(flaw)
  }

  /** A fact in words: the message named after its kind and type, with its fields as arguments. */
  fact(kind: string, fact: Fact, audience: Audience): string | null {
    const { is, ...fields } = fact
    return this.format(`${kind}-${is}`, fields as Args, audience)
  }

  private argument(value: Value, audience: Audience): FluentVariable {
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'number') return new PlainNumber(value)
    if (typeof value === 'string') return value
    if (isFact(value)) return this.fact('thing', value, audience) ?? value.is
    return new FluentList(value.map((one) => (typeof one === 'object' ? (this.fact('thing', one, audience) ?? one.is) : one)))
  }
}

const isFact = (value: readonly unknown[] | Fact): value is Fact => !Array.isArray(value)
