// The pages that are loaded when they are opened: all but the home page.

import type { Component } from 'svelte'
import type { Route } from '$lib/route'

export const later: Record<Exclude<Route['page'], 'home'>, () => Promise<{ default: Component }>> = {
  new: () => import('./NewTable.svelte'),
  table: () => import('./TablePage.svelte'),
  replay: () => import('./Replay.svelte'),
  learn: () => import('./Learn.svelte'),
  missions: () => import('./MissionsPage.svelte'),
  practise: () => import('./Practise.svelte'),
  puzzles: () => import('./PuzzlesPage.svelte'),
  me: () => import('./Me.svelte'),
  daily: () => import('./Daily.svelte'),
  bots: () => import('./Bots.svelte'),
  lab: () => import('./Lab.svelte'),
  playtest: () => import('./Playtest.svelte'),
  playtests: () => import('./Playtests.svelte'),
  tables: () => import('./OpenTables.svelte'),
  notFound: () => import('./NotFound.svelte'),
}
