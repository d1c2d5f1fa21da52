// The pages of the app and the paths that lead to them.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'learn'; game: string }
  | { page: 'missions'; game: string }
  | { page: 'practise'; game: string }
  | { page: 'puzzles'; game: string; id: string | null }
  | { page: 'me' }
  | { page: 'daily' }
  | { page: 'tables' }
  | { page: 'bots'; game: string | null }
  | { page: 'lab'; study: string | null }
  | { page: 'playtest'; id: string }
  | { page: 'playtests'; id: string | null }
  | { page: 'notFound' }

/** The page of a path. */
export function parseRoute(path: string): Route {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean).map(decoded)
  if (first === 'puzzles' && second !== undefined && !more.length) return { page: 'puzzles', game: second, id: third ?? null }
  if (third !== undefined) return { page: 'notFound' }
  if (!first) return { page: 'home' }
  if (first === 'lab') return { page: 'lab', study: second ?? null }
  if (first === 'bots') return { page: 'bots', game: second ?? null }
  if (first === 'playtests') return { page: 'playtests', id: second ?? null }
  if ((first === 'me' || first === 'daily' || first === 'tables') && second === undefined) return { page: first }
  if (second === undefined) return { page: 'notFound' }
  if (first === 'new' || first === 'learn' || first === 'missions' || first === 'practise') return { page: first, game: second }
  if (first === 'playtest') return { page: 'playtest', id: second }
  if (first === 'table' || first === 'replay') return { page: first, table: second }
  return { page: 'notFound' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
