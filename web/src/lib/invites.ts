import { forGood } from './kept'

interface Kept {
  invite: string
  host: boolean
}

const MOST = 50

/** The invitation of a table that this browser made or was sent. */
export function invitation(table: string): string {
  return read()[table]?.invite ?? ''
}

/** Whether this browser made the table. */
export function hosts(table: string): boolean {
  return read()[table]?.host ?? false
}

export function keepInvitation(table: string, invite: string, host: boolean): void {
  const { [table]: before, ...others } = read()
  const kept = { invite: invite || (before?.invite ?? ''), host: host || (before?.host ?? false) }
  forGood.write('invites', Object.fromEntries([[table, kept], ...Object.entries(others)].slice(0, MOST)))
}

/** An invitation that a table did not know. */
export function dropInvitation(table: string): void {
  const { [table]: _, ...others } = read()
  forGood.write('invites', others)
}

/** The link that brings somebody to a table. */
export function linkTo(table: string): string {
  const invite = invitation(table)
  return `${location.origin}/table/${encodeURIComponent(table)}${invite ? `#${invite}` : ''}`
}

function read(): Record<string, Kept> {
  return forGood.read<Record<string, Kept>>('invites', {})
}
