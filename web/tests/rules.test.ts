// Tests of the rules that players look up: which paragraphs a table needs, how they are searched, and plain texts.

import { describe, expect, it } from 'vitest'
import { blocksOf, piecesOf } from '../src/lib/markdown'
import { chaptersOf, marked, search, type Rulebook } from '../src/lib/rulebook'

const book: Rulebook = {
  sections: [
    {
      id: 'aim',
      paragraphs: [
        { id: 'goal', tells: ['X1'], when: {}, picture: null },
        { id: 'tuner', tells: ['X2'], when: { tuner: [true] }, picture: 'tuner' },
      ],
    },
    { id: 'end', paragraphs: [{ id: 'ghost', tells: ['X3'], when: { seats: [2] }, picture: null }] },
  ],
  text: `rules-aim = The aim
rules-end = The end
rule-goal = Win { $wins ->
    [one] { $wins } round
   *[other] { $wins } rounds
}.
rule-tuner = Café: look at two cards.
rule-ghost = The ghost has { $cards }.
`,
  plain: '',
}
const standard = { wins: 5, tuner: false, seats: 3, cards: '-7 2 30' }
const page = (options: object) => chaptersOf(book, 'en', { ...standard, ...options }, standard)

describe('the rules of a table', () => {
  it('has the numbers of the table', () => {
    expect(page({ wins: 1 })[0]?.rules[0]?.text).toBe('Win 1 round.')
  })
  it('has a list of numbers with true minus signs', () => {
    expect(page({ seats: 2 })[1]?.rules[0]?.text).toBe('The ghost has \u22127, 2, 30.')
  })
  it('leaves out what does not apply, and sections without rules', () => {
    expect(page({}).map((chapter) => chapter.rules.map((rule) => rule.id))).toEqual([['goal']])
    expect(page({ tuner: true, seats: 2 }).map((chapter) => chapter.rules.map((rule) => rule.id))).toEqual([['goal', 'tuner'], ['ghost']])
  })
  it('marks what differs from the standard game', () => {
    const differing = (options: object) => page(options).flatMap((chapter) => chapter.rules.filter((rule) => rule.differs).map((rule) => rule.id))
    expect(differing({})).toEqual([])
    expect(differing({ wins: 4 })).toEqual(['goal'])
    expect(differing({ tuner: true })).toEqual(['tuner'])
  })
})

describe('searching the rules', () => {
  it('finds every word, whatever its case and accents', () => {
    expect(search(page({ tuner: true }), 'CAFE two').flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toEqual(['tuner'])
    expect(search(page({}), 'aim').length).toBe(1)
    expect(search(page({}), 'nothing')).toEqual([])
    expect(search(page({}), '')).toEqual(page({}))
  })
  it('marks the words where they are', () => {
    expect(marked('Café: look.', 'cafe')).toEqual([
      { text: 'Café', found: true },
      { text: ': look.', found: false },
    ])
    expect(marked('1 + 1?', '+ ?').filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['+', '?'])
    expect(marked('as it is', '')).toEqual([{ text: 'as it is', found: false }])
  })
})

describe('rules that are only a text', () => {
  it('become blocks', () => {
    const blocks = blocksOf('# Leduc\n\nTwo **players**\nbet.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | `x` |\n')
    expect(blocks.map((block) => block.is)).toEqual(['heading', 'paragraph', 'item', 'item', 'table'])
    expect(blocks[1]).toEqual({ is: 'paragraph', pieces: [{ text: 'Two ', is: 'text' }, { text: 'players', is: 'strong' }, { text: ' bet.', is: 'text' }] })
    expect(blocks[4]).toEqual({ is: 'table', rows: [[[{ text: 'a', is: 'text' }], [{ text: 'b', is: 'text' }]], [[{ text: '1', is: 'text' }], [{ text: 'x', is: 'code' }]]] })
  })
  it('keep HTML as text, and the text of links', () => {
    expect(piecesOf('<b>x</b> [here](javascript:y)').map((piece) => piece.text).join('')).toBe('<b>x</b> here')
    expect(piecesOf('2 * 3 * 4')).toEqual([{ text: '2 * 3 * 4', is: 'text' }])
  })
})
