export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'learn'; game: string }
  | { page: 'missions'; game: string }
  | { page: 'me' }
  | { page: 'nowhere' }

/** The page that a path names. */
export function routed(path: string): Route {
  const [first = '', second, ...more] = path.split('/').filter(Boolean).map(decoded)
  if (more.length) return { page: 'nowhere' }
  if (!first) return { page: 'home' }
  if (first === 'me' && second === undefined) return { page: 'me' }
  if (second === undefined) return { page: 'nowhere' }
  if (first === 'new' || first === 'learn' || first === 'missions') return { page: first, game: second }
  if (first === 'table' || first === 'replay') return { page: first, table: second }
  return { page: 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
