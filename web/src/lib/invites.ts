// Invitations to tables, saved in this browser.

import { localStore } from './storage'

interface Kept {
  invite: string
}

const MOST = 50

/** The invitation of a table that this browser made or was sent. */
export function invitation(table: string): string {
  return read()[table]?.invite ?? ''
}

export function keepInvitation(table: string, invite: string): void {
  const { [table]: before, ...others } = read()
  const kept = { invite: invite || (before?.invite ?? '') }
  localStore.write('invites', Object.fromEntries([[table, kept], ...Object.entries(others)].slice(0, MOST)))
}

/** An invitation that a table did not know. */
export function dropInvitation(table: string): void {
  const { [table]: _, ...others } = read()
  localStore.write('invites', others)
}

/** The link that brings somebody to a table. */
export function linkTo(table: string): string {
  const invite = invitation(table)
  return `${location.origin}/table/${encodeURIComponent(table)}${invite ? `#${invite}` : ''}`
}

function read(): Record<string, Kept> {
  return localStore.read<Record<string, Kept>>('invites', {})
}
