// Notifications on this device when it's the player's turn somewhere else.

import { api } from './api'
import { settings } from './settings.svelte'
import { localStore } from './storage'

/** The tables that this device is notified about: none, those with an hour or more for a turn, or all. */
export type PushChoice = 'off' | 'slow' | 'all'

const RENEWED_MS = 24 * 3600 * 1000

/** The browser doesn't let us show notifications. */
export class PushBlocked extends Error {}

/** Whether this browser and the server can do it. */
export async function canPush(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return false
  if (!(await navigator.serviceWorker.getRegistration())) return false
  return (await api.pushKey()) !== null
}

/** The current choice on this device. */
export async function pushChoice(): Promise<PushChoice> {
  const found = await subscription()
  return found && Notification.permission === 'granted' ? localStore.read<PushChoice>('push', 'off') : 'off'
}

/** Changes the choice; the browser may ask for permission. */
export async function choosePush(choice: PushChoice): Promise<void> {
  if (choice === 'off') return stop()
  if ((await Notification.requestPermission()) !== 'granted') throw new PushBlocked()
  await tell(await subscribed(), choice)
}

/** Tells the server again about a device that is notified, so that it isn't forgotten and gets the right language. */
export async function renewPush(now = Date.now()): Promise<void> {
  const choice = localStore.read<PushChoice>('push', 'off')
  const said = localStore.read('push.said', { at: 0, language: '' })
  if (choice === 'off' || (now - said.at < RENEWED_MS && said.language === settings.language)) return
  const found = await subscription()
  if (found && Notification.permission === 'granted') await tell(found, choice)
}

async function subscription(): Promise<PushSubscription | null> {
  const registered = await navigator.serviceWorker.getRegistration()
  return (await registered?.pushManager.getSubscription()) ?? null
}

/** A subscription with the server's present key. */
async function subscribed(): Promise<PushSubscription> {
  const key = await api.pushKey()
  const { pushManager } = await navigator.serviceWorker.ready
  const found = await pushManager.getSubscription()
  if (found && encoded(found.options.applicationServerKey) === key) return found
  await found?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

async function tell(found: PushSubscription, tables: 'slow' | 'all'): Promise<void> {
  const { language } = settings
  await api.askForPush({ endpoint: found.endpoint, key: encoded(found.getKey('p256dh')), auth: encoded(found.getKey('auth')), language, tables })
  localStore.write('push', tables)
  localStore.write('push.said', { at: Date.now(), language })
}

async function stop(): Promise<void> {
  localStore.write('push', null)
  localStore.write('push.said', null)
  const found = await subscription()
  if (!found) return
  await found.unsubscribe()
  await api.stopPush(found.endpoint)
}

/** Bytes in URL-safe base64. */
function encoded(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
