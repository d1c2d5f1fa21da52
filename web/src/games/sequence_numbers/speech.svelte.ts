// Sums read aloud by the browser, with voices of this device only: nothing is sent to anyone.

import { settings, type Language } from '$lib/settings.svelte'
import { localStore } from '$lib/storage'
import { say } from './text'
import type { Sum } from './view'

const ALWAYS = 'sequence_numbers.read'
/** The languages of voices that can read ours. */
const VOICES: Record<Language, string[]> = { en: ['en'], nb: ['nb', 'no', 'nn'], de: ['de'] }

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** A voice of this device for a language, the browser's usual one if possible. */
export function voiceFor<V extends Voice>(voices: readonly V[], language: Language): V | null {
  const local = voices.filter((voice) => voice.localService && VOICES[language].includes(voice.lang.slice(0, 2).toLowerCase()))
  return local.find((voice) => voice.default) ?? local[0] ?? null
}

const NAMES = { '+': 'plus', '\u2212': 'minus', '\u00d7': 'times', '\u00f7': 'divided' } as const

/** A sum in words. */
export const spoken = ({ left, sign, right }: Sum): string => say('ui-read-sum', { sign: NAMES[sign], left, right })

class Speech {
  #voices = $state.raw<SpeechSynthesisVoice[]>([])
  #always = $state(localStore.read(ALWAYS, false))
  #voice = $derived(voiceFor(this.#voices, settings.language))

  /** Whether this device can read aloud in the chosen language. */
  get able(): boolean {
    return this.#voice !== null
  }
  /** Whether every chosen card is read aloud, on this device. */
  get always(): boolean {
    return this.#always && this.able
  }
  set always(value: boolean) {
    this.#always = value
    localStore.write(ALWAYS, value || null)
  }

  /** Follows which voices there are; call from an effect. */
  listen(): () => void {
    if (typeof speechSynthesis === 'undefined') return () => undefined
    const look = () => (this.#voices = speechSynthesis.getVoices())
    look()
    speechSynthesis.addEventListener?.('voiceschanged', look)
    return () => {
      speechSynthesis.removeEventListener?.('voiceschanged', look)
      speechSynthesis.cancel()
    }
  }

  read(sum: Sum): void {
    if (!this.#voice) return
    speechSynthesis.cancel()
    const words = new SpeechSynthesisUtterance(spoken(sum))
    words.voice = this.#voice
    words.lang = this.#voice.lang
    words.rate = 0.9
    speechSynthesis.speak(words)
  }
}

export const speech = new Speech()
