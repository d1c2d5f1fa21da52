// Tests of the table for games without screens of their own.

import { beforeAll, expect, test, vi } from 'vitest'
import type { Person } from '../src/lib/people'
import { actionOf, cardsOf, contents, otherFields, playable, revealedOf, rowsOf, topOf, viewerOf, type Zone } from '../src/games/generic/zones'
import { fieldName, moveText, names, valueText } from '../src/games/generic/text'
import { coverOf } from '../src/games/covers'
import { loadText } from '../src/text/index.svelte'

const CATALOGUE = `
field-pot = Pot
value-night = at night
move-bet = bet { $chips }
move-fold = fold { $crad }
thing-card = { $rank }{ $suit ->
    [hearts] ♥
   *[spades] ♠
}
`
const person = (seat: number, you = false): Person => ({ seat, name: `P${seat}`, bot: null, away: false, you, empty: false })
const people = [person(0), person(1, true)]
const hand: Zone = { is: 'hand', field: 'hands', by_seat: true, plays: { by: 'value', offset: -1 } }
const grid: Zone = { is: 'grid', field: 'cells', columns: 3, plays: { by: 'place', offset: 10, step: 2 } }

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(CATALOGUE)))
  await Promise.all([loadText(), loadText('far_away')])
})

test('a piece plays an action by its value or its place, if that is legal', () => {
  expect(actionOf(hand.plays, 0, 5, [4])).toBe(4)
  expect(actionOf(hand.plays, 0, 4, [4])).toBe(null)
  expect(actionOf(hand.plays, 0, null, [4])).toBe(null)
  expect(actionOf(grid.plays, 3, 'x', [16])).toBe(16)
  expect(actionOf(null, 3, 'x', [16])).toBe(null)
})

test('moves that a piece plays need no button', () => {
  const view = { seat: 1, hands: [[1], [2, 3]], cells: [null, null, null, 'x'] }
  expect([...playable([hand, grid], view, 1, [0, 1, 2, 5, 10, 16])]).toEqual([1, 2, 10, 16])
})

test('a zone holds a player’s part, or the whole', () => {
  const view = { seat: null, hands: [[1], [2, 3]], cells: [] }
  expect(contents(hand, view, 1)).toEqual([2, 3])
  expect(contents(hand, view, null)).toBe(undefined)
  expect(contents(grid, view, null)).toEqual([])
  expect(cardsOf(2)).toEqual([null, null])
  expect(rowsOf({ is: 'grid', field: 'cells', columns: 2 }, [1, 2, 3])).toEqual([[1, 2], [3]])
  expect(rowsOf({ is: 'grid', field: 'cells' }, [[1, 2], [3, 4]])).toEqual([[1, 2], [3, 4]])
  expect(topOf({ is: 'pile', field: 'deck', face_down: true }, 7)).toEqual({ top: null, count: 7 })
  expect(topOf({ is: 'pile', field: 'deck' }, [1, 2])).toEqual({ top: 2, count: 2 })
  expect(topOf({ is: 'pile', field: 'deck' }, null).count).toBe(0)
})

test('everything that no zone draws and the shell does not show is a labelled value', () => {
  expect(otherFields({ seat: 1, to_act: [0], status: { is: 'turn' }, pot: 3, hands: [] }, [hand])).toEqual(['pot'])
})

test('the viewer is who the view says, or else you', () => {
  expect(viewerOf({ seat: null }, people)).toBe(null)
  expect(viewerOf({ seat: 0 }, people)).toBe(0)
  expect(viewerOf({} as { seat: null }, people)).toBe(1)
})

test('words come from the catalogue, or else from names', () => {
  expect(fieldName('far-away', 'pot')).toBe('Pot')
  expect(fieldName('far-away', 'last_hand')).toBe('Last hand')
  expect(valueText('far-away', 'night', people)).toBe('at night')
  expect(valueText('far-away', ['two_words', -3, true], people)).toBe('Two words, −3, Yes')
  expect(valueText('far-away', { is: 'card', rank: 'Q', suit: 'hearts' }, people)).toBe('Q♥')
  expect(valueText('far-away', null, people)).toBe('–')
  expect(moveText('far-away', { is: 'bet', chips: 2 } as { is: string }, 7, people)).toBe('Bet 2')
  expect(moveText('far-away', undefined, 7, people)).toBe('Move 7')
})

test('a message with a wrong argument is shown as far as it goes, and named in the console', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const wrong = { is: 'fold', card: 7 } as { is: string }
  expect(moveText('far-away', wrong, 7, people)).toBe('Fold {$crad}')
  expect(moveText('far-away', wrong, 7, people)).toBe('Fold {$crad}')
  expect(told.mock.calls).toEqual([['en: move-fold: Unknown variable: $crad']])
  told.mockRestore()
})

test('a piece is only named beside its move where the move does not name it', () => {
  expect(names('Play 6', '6')).toBe(true)
  expect(names('Play 16', '6')).toBe(false)
  expect(names('Play 16 on 6', '6')).toBe(true)
  expect(names('Put K♥ on the pile.', 'K♥')).toBe(true)
  expect(names('Turn it over', 'a face-down card')).toBe(false)
})

test('where all hands are shown, each player has their own', () => {
  const own: Zone = { is: 'hand', field: 'hand', plays: { by: 'value' } }
  expect(revealedOf([own, hand], { seat: null, hand: [] })).toBe(null)
  expect(revealedOf([own, hand], { seat: null, hand: [], everyone: [{ hand: [1] }, { hand: [2, 3] }] })).toEqual({
    zones: [{ ...own, by_seat: true, plays: null }],
    hands: { hand: [[1], [2, 3]] },
  })
})

test('every game has a cover', () => {
  expect(coverOf('far-away')).toBeTruthy()
  expect(coverOf('transmitter')).not.toBe(coverOf('far-away'))
})
