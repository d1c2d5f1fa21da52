// No code of the app takes sentences apart: its patterns are for ids, addresses, sums and file formats.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'svelte/compiler'
import ts from 'typescript'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..', 'src')

// How many patterns a file has, and for what.
const ALLOWED: Record<string, [number, string]> = {
  'games/sequence_numbers/Board.svelte': [1, 'number keys'],
  'games/sequence_numbers/view.ts': [1, 'a sum on a card'],
  'games/synergy/Board.svelte': [1, 'number keys'],
  'games/think_str8/Board.svelte': [1, 'number keys'],
  'games/think_str8/helpTelling.svelte.ts': [1, 'the id of a ping'],
  'games/transmitter/Hand.svelte': [1, 'number keys'],
  'lib/environment.ts': [1, 'the address of the server'],
  'lib/gameWords.ts': [2, 'ids'],
  'lib/invites.ts': [1, 'host names'],
  'lib/markdown.ts': [7, 'a file format'],
  'lib/picture/box.ts': [3, 'CSS values'],
  'lib/picture/css.ts': [2, 'CSS values'],
  'lib/picture/drawing.ts': [5, 'CSS values'],
  'lib/picture/gradient.ts': [5, 'CSS values'],
  'lib/picture/letters.ts': [2, 'CSS values'],
  'lib/picture/paint.ts': [2, 'CSS values'],
  'lib/rulebook.ts': [4, 'words to search for, and lists of numbers'],
  'lib/table.svelte.ts': [1, 'the id of a table'],
}

interface Node { type?: string, regex?: unknown, callee?: { name?: string } }

function inScript(code: string): number {
  let found = 0
  const visit = (node: ts.Node): void => {
    const made = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp'
    if (ts.isRegularExpressionLiteral(node) || made) found++
    ts.forEachChild(node, visit)
  }
  const file = ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true)
  visit(file)
  return found
}

function inComponent(code: string): number {
  const count = (part: unknown): number => {
    if (Array.isArray(part)) return part.reduce<number>((sum, one) => sum + count(one), 0)
    if (typeof part !== 'object' || part === null) return 0
    const { type, regex, callee } = part as Node
    const made = (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp'
    const own = (type === 'Literal' && regex !== undefined) || made ? 1 : 0
    return Object.entries(part).reduce((sum, [name, one]) => name === 'regex' ? sum : sum + count(one), own)
  }
  const { fragment, instance, module } = parse(code, { modern: true })
  return count([fragment, instance, module])
}

const patterns = (name: string, code: string) => name.endsWith('.svelte') ? inComponent(code) : inScript(code)

it('has the patterns that are listed, and no others', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name))
  const found = files.map((name) => [relative(SRC, join(SRC, name)).replaceAll('\\', '/'), patterns(name, readFileSync(join(SRC, name), 'utf8'))] as const)
  expect(files.length).toBeGreaterThan(300)
  expect(Object.fromEntries(found.filter(([, many]) => many > 0).sort())).toEqual(
    Object.fromEntries(Object.entries(ALLOWED).map(([name, [many]]) => [name, many]).sort()),
  )
}, 60_000)

it.each([
  'const who = /^(.+) plays a card/.exec(said)',
  'const yours = (said: string) => /^You /.test(said)',
  'const none = !/x/.test(said) && /y/.test(said)',
  'const made = new RegExp(`seat ${n}`), also = RegExp(n)',
  "const text = said.replace(/^You (\\w+)/, '')",
])('notices %s', (code) => {
  const many = /&&|also/.test(code) ? 2 : 1
  expect(patterns('a.ts', code)).toBe(many)
  expect(patterns('A.svelte', `<script lang="ts">${code}</script><p>{said}</p>`)).toBe(many)
})

it('notices patterns in a component’s markup, and nothing else', () => {
  expect(patterns('A.svelte', "<p class={/x/.test(y) ? 'a' : 'b'}>1 / 2 / 3</p>")).toBe(1)
  expect(patterns('A.svelte', '<p>{a / b / c}</p><br />')).toBe(0)
  expect(patterns('a.ts', "// /a/\nconst x = a / b / c, y = '/a/'")).toBe(0)
})
