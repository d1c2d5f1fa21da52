// The current route, and navigation without reloading.

import { parseRoute, type Route } from './route'

class Router {
  route: Route = $state.raw(parseRoute(location.pathname))
  query = $state.raw(new URLSearchParams(location.search))
  /** The fragment of the address: an invitation, which never reaches the server's log. */
  hash = $state.raw(location.hash.slice(1))

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.read()
    if (!replace) scrollTo(0, 0)
  }

  /** Replaces the address without leaving the page. */
  note(to: string): void {
    history.replaceState(null, '', to)
  }

  read(): void {
    this.route = parseRoute(location.pathname)
    this.query = new URLSearchParams(location.search)
    this.hash = location.hash.slice(1)
  }

  /** Follows links within the app; call once. */
  listen(): () => void {
    const popped = () => this.read()
    const clicked = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest('a')
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.pathname.startsWith('/api') || link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    }
    addEventListener('popstate', popped)
    document.addEventListener('click', clicked)
    return () => {
      removeEventListener('popstate', popped)
      document.removeEventListener('click', clicked)
    }
  }
}

export const router = new Router()
