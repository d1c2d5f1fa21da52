// Whether the server can be reached, as far as the page knows.

/** Whether the browser thinks so; tests have no browser. */
const unplugged = () => typeof navigator !== 'undefined' && navigator.onLine === false

class Offline {
  now = $state(unplugged())

  /** A request got no answer. */
  lost(): void {
    this.now = true
  }

  /** The server has answered; one that the service worker had saved doesn't count. */
  found(): void {
    if (!unplugged()) this.now = false
  }

  /** Follows the browser's own idea of the connection; call once. */
  listen(): () => void {
    const gone = () => this.lost()
    const back = () => (this.now = false)
    addEventListener('offline', gone)
    addEventListener('online', back)
    return () => {
      removeEventListener('offline', gone)
      removeEventListener('online', back)
    }
  }
}

export const offline = new Offline()
