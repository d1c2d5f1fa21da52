// A range of a replay as an animation.

import { Gif } from './gif'

export interface Reel {
  /** How many frames there are. */
  count: number
  /** Shows a frame and paints it; the canvas has the same size every time. */
  frame: (n: number) => Promise<HTMLCanvasElement>
  progress: (done: number) => void
  signal: AbortSignal
}

const [FRAME_MS, LAST_MS] = [1100, 3000]
/** Lets the page answer clicks between two frames. */
const breathe = () => new Promise((done) => setTimeout(done))

/** Makes an animated GIF; null if it was cancelled. */
export async function animate({ count, frame, progress, signal }: Reel): Promise<Uint8Array<ArrayBuffer> | null> {
  let gif: Gif | null = null
  for (let n = 0; n < count; n++) {
    const canvas = await frame(n)
    if (signal.aborted) return null
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    if (!pixels) throw new Error('no canvas')
    gif ??= new Gif(canvas.width, canvas.height)
    gif.add(pixels.data, n === count - 1 ? LAST_MS : FRAME_MS)
    progress(n + 1)
    await breathe()
    if (signal.aborted) return null
  }
  return gif?.finish() ?? null
}
