// Sound effects, synthesized with Web Audio.

import { settings } from './settings.svelte'

type Noise = 'card' | 'wood' | 'bell' | 'won' | 'lost' | 'wrong' | 'late'

let context: AudioContext | null = null

/** Plays a sound effect, if sound is on. */
export function sound(noise: Noise): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  SOUNDS[noise](context, context.currentTime)
}

const SOUNDS: Record<Noise, (to: AudioContext, at: number) => void> = {
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
  won: (to, at) => [523, 659, 784].forEach((pitch, n) => tone(to, at + n * 0.11, pitch, 0.7, 0.09)),
  lost: (to, at) => [392, 330].forEach((pitch, n) => tone(to, at + n * 0.16, pitch, 0.7, 0.08)),
}

function tone(to: AudioContext, at: number, pitch: number, lasts: number, loud: number, type: OscillatorType = 'sine') {
  const voice = new OscillatorNode(to, { type, frequency: pitch })
  voice.connect(faded(to, at, lasts, loud))
  voice.start(at)
  voice.stop(at + lasts)
}

/** Filtered noise that sounds like paper. */
function rustle(to: AudioContext, at: number, lasts: number, pitch: number, loud: number) {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * lasts), to.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(to, { buffer })
  const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source.connect(filter).connect(faded(to, at, lasts, loud))
  source.start(at)
}

function faded(to: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(to, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(to.destination)
  return gain
}
