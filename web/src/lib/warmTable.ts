// Loading the page of a table before it is opened, so that a game starts without waiting for it.

import { loadPageText, loadText } from '$text'
import { screensOf } from '../games'
import { api } from './api'

/** Loads what starts a game, a table's page, its texts and the games' cards, and a game's screens; what fails now is loaded again later. */
export function warmTable(game?: string): void {
  const page = [import('./playNow'), import('../pages/later'), import('../pages/TablePage.svelte'), loadText(), loadPageText('table'), api.games()]
  for (const one of [...page, ...(game ? [screensOf(game)] : [])]) one.catch(() => undefined)
}
