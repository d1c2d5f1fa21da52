// Short messages that disappear after a while.

export interface Toast {
  key: number
  text: string
}

const LASTS = 6000

class Toasts {
  list: Toast[] = $state([])
  private count = 0

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
