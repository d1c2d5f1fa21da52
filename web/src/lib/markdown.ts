// A little of Markdown, as blocks and pieces of text that a component turns into elements; HTML stays plain text.

export interface Piece {
  text: string
  is: 'text' | 'strong' | 'em' | 'code'
}
export type Block = { is: 'heading' | 'paragraph' | 'item'; pieces: Piece[] } | { is: 'table'; rows: Piece[][][] }

const MARKS = /\*\*(.+?)\*\*|\*(\S.*?)\*|`(.+?)`|\[(.+?)\]\([^)]*\)/g

/** The pieces of a line: bold, italic, code and plain text; a link is its text. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of line.matchAll(MARKS)) {
    if (match.index > end) pieces.push({ text: line.slice(end, match.index), is: 'text' })
    const [, strong, em, code, link] = match
    pieces.push({ text: strong ?? em ?? code ?? link ?? '', is: strong ? 'strong' : em ? 'em' : code ? 'code' : 'text' })
    end = match.index + match[0].length
  }
  if (end < line.length) pieces.push({ text: line.slice(end), is: 'text' })
  return pieces
}

const cellsOf = (row: string): Piece[][] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => piecesOf(cell.trim()))

/** The blocks of a text, which are separated by empty lines. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blockOf)
}

function blockOf(part: string): Block[] {
  const lines = part.split('\n').map((line) => line.trim())
  const heading = /^#+\s+(.*)/.exec(lines[0] ?? '')
  if (heading) {
    const rest = lines.slice(1).join('\n')
    return [{ is: 'heading', pieces: piecesOf(heading[1] ?? '') }, ...(rest ? blockOf(rest) : [])]
  }
  if (lines.every((line) => line.startsWith('|'))) return [{ is: 'table', rows: lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cellsOf) }]
  const items = part.split(/^\s*(?:[-*]|\d+\.)\s+/m)
  if (items.length > 1 && !items[0]?.trim()) return items.slice(1).map((item) => ({ is: 'item' as const, pieces: piecesOf(item.replace(/\s+/g, ' ').trim()) }))
  return [{ is: 'paragraph', pieces: piecesOf(lines.join(' ')) }]
}
