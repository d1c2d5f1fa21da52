// The player's settings, saved in this browser.

import { localStore } from './storage'

/** The languages of the app, by their own names. */
export const LANGUAGES = { en: 'English', nb: 'Norsk', de: 'Deutsch' }
export type Language = keyof typeof LANGUAGES

export interface Settings {
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'less' | 'full'
  letters: boolean
  cards: 'usual' | 'large'
  pace: 'calm' | 'quick' | 'at-once'
  sound: boolean
  /** The volume of sounds, from 0 to 100. */
  volume: number
  /** Whether the phone vibrates. */
  vibrate: boolean
  language: Language
  name: string
  /** The picture and colour of the player, as in "fox-3"; '' for the first letter of the name. */
  look: string
}

/** Our language for those that we lack but whose speakers read it. */
const NEAREST: Record<string, Language> = { no: 'nb', nn: 'nb', gsw: 'de' }
const isOurs = (tag: string): tag is Language => tag in LANGUAGES

/** The browser's first language that we support. */
export function preferred(wanted: readonly string[] = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])): Language {
  const tags = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return tags.map((tag) => NEAREST[tag] ?? tag).find(isOurs) ?? 'en'
}

const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  letters: true,
  cards: 'usual',
  pace: 'calm',
  sound: true,
  volume: 40,
  vibrate: true,
  language: preferred(),
  name: '',
  look: '',
}

/** How long another player's move is shown before the next one, in ms. */
export const PACES: Record<Settings['pace'], number> = { calm: 1000, quick: 450, 'at-once': 0 }

/** Before there was a volume, sounds were as loud as they are now at this one. */
const FORMER_VOLUME = 60

/** Saved settings, completed; those from before there was a volume keep their meaning. */
export function completed(saved: Partial<Settings>): Settings {
  return { ...DEFAULTS, ...(saved.sound ? { volume: FORMER_VOLUME } : {}), ...saved }
}

export const settings: Settings = $state(completed(localStore.read<Partial<Settings>>('settings', {})))

/** The colour of the page, which browsers give to what is around it; as in tokens.css and early.js. */
const PAPER = { light: '#f5efe3', dark: '#14191b' }

/** Has the browser's own bars follow the theme, and the installed app's texts the language. */
function tellBrowser({ theme, language }: Settings): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = PAPER[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme]
  }
  const [manifest, wanted] = [document.querySelector('link[rel=manifest]'), `/parlour.webmanifest?lang=${language}`]
  if (manifest?.getAttribute('href') !== wanted) manifest?.setAttribute('href', wanted)
}

/** Saves the settings and applies them to the page; call once, from a component. */
export function applySettings(): void {
  $effect(() => {
    localStore.write('settings', { ...settings })
    const { dataset } = document.documentElement
    if (settings.theme === 'system') delete dataset['theme']
    else dataset['theme'] = settings.theme
    dataset['motion'] = settings.motion
    dataset['cards'] = settings.cards
    dataset['letters'] = settings.letters ? 'on' : 'off'
    document.documentElement.lang = settings.language
    tellBrowser(settings)
  })
}

const less = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

/** Whether to fade things instead of moving them. */
export function reducedMotion(): boolean {
  return settings.motion === 'less' || (settings.motion === 'system' && (less?.matches ?? false))
}
