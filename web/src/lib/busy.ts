// Buttons that ask for something and can't be pressed again until the answer is there.

import type { Action } from 'svelte/action'

/** Does the work when the button is pressed. Until it is done the button is busy and further presses do nothing; it keeps the focus. */
export const busy: Action<HTMLButtonElement, () => Promise<unknown>> = (button, work) => {
  let current = work
  let running = false
  async function press() {
    if (running) return
    running = true
    button.setAttribute('aria-busy', 'true')
    button.setAttribute('aria-disabled', 'true')
    try {
      await current()
    } finally {
      running = false
      button.removeAttribute('aria-busy')
      button.removeAttribute('aria-disabled')
    }
  }
  const pressed = () => void press()
  button.addEventListener('click', pressed)
  return {
    update: (next) => (current = next),
    destroy: () => button.removeEventListener('click', pressed),
  }
}
