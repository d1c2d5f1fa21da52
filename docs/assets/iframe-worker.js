// Lets search work when the site is opened from disk, where browsers refuse to start workers:
// the worker's script runs in a hidden frame instead.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    #frame = document.createElement('iframe')
    #loaded

    constructor(url) {
      super()
      this.#frame.hidden = true
      this.#loaded = this.#run(String(url))
    }

    postMessage(data) {
      this.#loaded.then((frame) => frame.dispatchEvent(new frame.MessageEvent('message', { data })))
    }

    terminate() {
      this.#frame.remove()
    }

    #run(url) {
      document.body.append(this.#frame)
      const frame = this.#frame.contentWindow
      frame.postMessage = (data) => this.#answer(data)
      return new Promise((resolve) => {
        const script = frame.document.createElement('script')
        script.src = url
        script.onload = () => resolve(frame)
        frame.document.body.append(script)
      })
    }

    #answer(data) {
      const event = new MessageEvent('message', { data })
      this.dispatchEvent(event)
      this.onmessage?.(event)
    }
  }
}
