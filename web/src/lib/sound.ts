// Sound effects, synthesized with Web Audio, and the vibration that goes with some of them.

import { settings } from './settings.svelte'

export type Noise = 'card' | 'wood' | 'bell' | 'won' | 'lost' | 'draw' | 'stopped' | 'wrong' | 'late'

let context: AudioContext | null = null
let output: GainNode | null = null

/** Plays a sound effect and vibrates, as far as they are on and the browser allows them, which is after the first press. */
export function sound(noise: Noise): void {
  if (typeof navigator === 'undefined' || navigator.userActivation?.hasBeenActive === false) return
  vibrate(noise)
  if (!settings.sound || !settings.volume || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  output ??= connected(context)
  output.gain.value = loudness(settings.volume)
  if (context.state === 'suspended') void context.resume()
  SOUNDS[noise](output, context.currentTime)
}

/** The gain at a volume of 0 to 100; ears hear in steps of powers. */
export const loudness = (volume: number): number => 2.5 * (volume / 100) ** 2

/** Whether this device can vibrate; computers have the function, but nothing to vibrate with. */
export const canVibrate = (): boolean => typeof navigator !== 'undefined' && 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches

/** Milliseconds of vibration and pauses in turn. */
const VIBRATIONS: Partial<Record<Noise, number[]>> = {
  bell: [25],
  wrong: [20, 50, 20],
  late: [20, 50, 20],
  won: [30, 70, 30, 70, 90],
  lost: [90],
  draw: [40, 70, 40],
}

function vibrate(noise: Noise): void {
  const pattern = VIBRATIONS[noise]
  if (pattern && settings.vibrate && 'vibrate' in navigator) navigator.vibrate(pattern)
}

function connected(to: AudioContext): GainNode {
  const gain = new GainNode(to)
  gain.connect(to.destination)
  return gain
}

const SOUNDS: Record<Noise, (to: AudioNode, at: number) => void> = {
  card: (to, at) => rustle(to, at, 0.09, 3200, 0.16),
  wood: (to, at) => {
    rustle(to, at, 0.03, 900, 0.2)
    tone(to, at, 190, 0.09, 0.16, 'triangle')
  },
  bell: (to, at) => {
    tone(to, at, 659, 0.9, 0.1)
    tone(to, at, 1318, 0.5, 0.035)
  },
  wrong: (to, at) => [165, 147].forEach((pitch, n) => tone(to, at + n * 0.09, pitch, 0.16, 0.14, 'triangle')),
  late: (to, at) => [740, 554].forEach((pitch, n) => tone(to, at + n * 0.07, pitch, 0.22, 0.07)),
  won: (to, at) => {
    ;[523, 659, 784, 1047].forEach((pitch, n) => tone(to, at + n * 0.11, pitch, n === 3 ? 1.6 : 0.7, 0.09))
    tone(to, at + 0.33, 1568, 1.2, 0.03)
  },
  lost: (to, at) => [392, 349, 294].forEach((pitch, n) => tone(to, at + n * 0.2, pitch, n === 2 ? 1.3 : 0.6, 0.08, 'triangle')),
  draw: (to, at) => [440, 554, 440].forEach((pitch, n) => tone(to, at + n * 0.18, pitch, n === 2 ? 1 : 0.5, 0.08)),
  stopped: (to, at) => {
    rustle(to, at, 0.04, 900, 0.16)
    tone(to, at + 0.02, 262, 0.8, 0.08, 'triangle')
  },
}

function tone(to: AudioNode, at: number, pitch: number, lasts: number, loud: number, type: OscillatorType = 'sine') {
  const voice = new OscillatorNode(to.context, { type, frequency: pitch })
  voice.connect(faded(to, at, lasts, loud))
  voice.start(at)
  voice.stop(at + lasts)
}

/** Filtered noise that sounds like paper. */
function rustle(to: AudioNode, at: number, lasts: number, pitch: number, loud: number) {
  const { context } = to
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(context, { buffer })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source.connect(filter).connect(faded(to, at, lasts, loud))
  source.start(at)
}

function faded(to: AudioNode, at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(to.context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(to)
  return gain
}
