// A lifted card, moved and turned with keys.

import { announcer } from '$lib/announcer.svelte'
import type { Person } from '$lib/people'
import { contacts, type Cells } from './cells'
import type { HeldCards } from './heldCards.svelte'
import { elsewhere, stepOf } from './keys'
import type { Overlap } from './view'
import { say, spotOf, squareName } from './text'

/** What the keys need to know of the table. */
interface KeyTable {
  view: Overlap
  people: Person[]
  cells: Cells
  held: HeldCards
  /** Looks below the card, or no longer. */
  peek: () => void
}

export function boardKey(event: KeyboardEvent, table: KeyTable): void {
  if (elsewhere(event)) return
  const { held } = table
  const number = Number(event.key)
  if (number >= 1 && number <= held.tray.length) held.pick(number - 1)
  else if (held.drag.slot === null || !liftedKey(event, table)) return
  event.preventDefault()
}

/** What a key does with a lifted card; false if nothing. */
function liftedKey(event: KeyboardEvent, table: KeyTable): boolean {
  const { held, peek } = table
  const { drag } = held
  const step = stepOf(event.key)
  if (event.key === 'r' || event.key === 'R') {
    drag.turn(event.shiftKey ? -1 : 1)
    if (!drag.flying) tell(table)
  } else if (drag.flying) return false
  else if (step && drag.at) {
    const [dx, dy] = step
    if (event.shiftKey && table.view.mode === 'nms') hop(table, dx || dy)
    else drag.at = { ...drag.at, x: drag.at.x + dx, y: drag.at.y + dy }
    held.show()
    tell(table)
  } else if (event.key === 'Enter') held.lay()
  else if (event.key === 'p' || event.key === 'P') peek()
  else if (event.key === 'Escape') {
    held.putBack()
    announcer.say(say('ui-back'))
  } else return false
  return true
}

/** Moves on to the next location. */
function hop({ view, held: { drag, layout } }: KeyTable, by: number): void {
  if (!drag.at) return
  const open = layout.order.filter((loc) => loc !== view.seat && !view.frozen?.[loc])
  const next = open[(open.indexOf(drag.at.loc) + by + open.length) % open.length]
  if (next !== undefined) drag.at = { loc: next, x: 2, y: 0 }
}

/** Announces what the card would cover. */
function tell({ view, people, cells, held: { card, drag } }: KeyTable): void {
  const { at, rot } = drag
  if (!at || card === null) return
  const lies = contacts(cells, view.side, card, rot, at)
    .filter((one) => one !== null)
    .map(({ above, below }) => say('ui-square-on', { above: squareName(view.side, above), below: squareName(view.side, below) }))
  const covered = lies.length ? lies.join(', ') : null
  announcer.say(say('ui-covering', { loc: view.mode === 'nms' ? at.loc : null, ...spotOf(at), covered }, people))
}
