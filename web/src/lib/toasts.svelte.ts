// Short messages that disappear after a while.

export interface Toast {
  key: number
  text: string
}

const LASTS = 6000

class Toasts {
  list: Toast[] = $state([])
  /** The places that can show toasts, the innermost dialog last; that one does. */
  places: symbol[] = $state.raw([])
  private count = 0

  /** Adds a place until the returned function is called. */
  at(place: symbol): () => void {
    this.places = [...this.places, place]
    return () => (this.places = this.places.filter((one) => one !== place))
  }

  show(text: string): void {
    setTimeout(this.hold(text), LASTS)
  }

  /** Shows a toast until the returned function is called. */
  hold(text: string): () => void {
    const key = this.count++
    this.list = [...this.list.filter((toast) => toast.text !== text), { key, text }].slice(-3)
    return () => this.drop(key)
  }

  drop(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key)
  }
}

export const toasts = new Toasts()
