// Norwegian translations of what the server says about every game.

import type { ServerTextCatalogue } from './serverText.svelte'

export const serverText: ServerTextCatalogue = {
  texts: {
    'as printed': 'som trykt',
    recommended: 'anbefalt',
    hello: 'hei',
    thanks: 'takk',
    'well played': 'godt spilt',
    oops: 'oi',
    thinking: 'tenker',
    'plays anything that is allowed': 'spiller hva som helst som er lov',
  },
  lines: [],
}
