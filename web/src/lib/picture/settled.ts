// Waiting until the page has come to rest.

const LATEST_MS = 120

/** The next frame; a page in the background has none, so it doesn't wait for long. */
const frame = () =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, LATEST_MS)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      done()
    })
  })

/** Ends all animations and waits until everything is in its place. */
export async function settled(): Promise<void> {
  await document.fonts.ready
  for (let n = 0; n < 2; n++) {
    await frame()
    for (const one of document.getAnimations()) {
      const { endTime } = one.effect?.getComputedTiming() ?? {}
      if (typeof endTime === 'number' && Number.isFinite(endTime)) one.finish()
    }
    await frame()
  }
}
