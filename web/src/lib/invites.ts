// Invitations to tables, saved in this browser.

import { api, type Addresses } from './api'
import { localStore } from './storage'

interface Kept {
  invite: string
}

const MOST = 50

/** The invitation to a table that this browser created or received. */
export function invitation(table: string): string {
  return read()[table]?.invite ?? ''
}

export function keepInvitation(table: string, invite: string): void {
  const { [table]: before, ...others } = read()
  const kept = { invite: invite || (before?.invite ?? '') }
  localStore.write('invites', Object.fromEntries([[table, kept], ...Object.entries(others)].slice(0, MOST)))
}

/** Forgets an invitation that the table did not accept. */
export function dropInvitation(table: string): void {
  const { [table]: _, ...others } = read()
  localStore.write('invites', others)
}

/** Whether a host's addresses open only on the computer that it runs on. */
export const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

/** A link as others can open it. */
export interface SharedLink {
  link: string
  /** Whether it opens only on this computer. */
  onlyHere: boolean
  /** What to start Parlour with so that others can open it, if we know. */
  command: string
}

let addresses: Promise<Addresses | null> | null = null

/** Finds an address for one of our links that others can open: the operator's, or ours unless it is only this computer's. */
export async function sharedLink(link: string): Promise<SharedLink> {
  addresses ??= api.addresses().catch(() => (addresses = null))
  const found = await addresses
  const own = new URL(link)
  const [near] = isLoopback(own.hostname) ? (found?.network ?? []) : []
  const origin = found?.public ?? near ?? own.origin
  const onlyHere = isLoopback(new URL(origin).hostname)
  return { link: origin + link.slice(own.origin.length), onlyHere, command: found?.command ?? '' }
}

/** The link to a table, with its invitation. */
export function linkTo(table: string): string {
  const invite = invitation(table)
  return `${location.origin}/table/${encodeURIComponent(table)}${invite ? `#${invite}` : ''}`
}

function read(): Record<string, Kept> {
  return localStore.read<Record<string, Kept>>('invites', {})
}
