// Tests of custom material.

import { describe, expect, it } from 'vitest'
import type { Card } from '../src/lib/api'
import { chosenBy, isContent, materialAt, valuesOf } from '../src/lib/material'

const board = { id: 'b1', name: 'Mirror', sets: [{ seats: [2, 4], options: { board: 'custom', custom_board: '0 1' } }] }
const mission = {
  id: 'm1',
  name: 'Train',
  sets: [
    { seats: [3, 4], options: { mission: 'custom', custom_fail: 1 } },
    { seats: [5], options: { mission: 'custom', custom_fail: 2 } },
  ],
}
const option = (name: string, values: (string | number)[]) => ({ name, values, default: values[0] ?? '', group: 'rules' })
const card = (options: ReturnType<typeof option>[], kind: string, own: (typeof board)[]) =>
  ({ options, materials: [{ kind, option: kind, own }] }) as unknown as Card
const boards = card([option('board', ['standard', 'custom']), option('custom_board', [])], 'board', [board])
const missions = card([option('mission', ['custom', 1, 2]), option('custom_fail', [0, 1, 2])], 'mission', [mission as unknown as typeof board])

describe('material', () => {
  it('is selected by its id, for the player counts it supports', () => {
    expect(chosenBy(boards, { board: 'b1' }, 4)).toEqual({ options: board.sets[0]?.options, not: null })
    expect(chosenBy(boards, { board: 'b1' }, 3).not?.name).toBe('Mirror')
    expect(chosenBy(missions, { mission: 'm1' }, 5).options).toEqual({ mission: 'custom', custom_fail: 2 })
    expect(chosenBy(boards, { board: 'gone' }, 4)).toEqual({ options: {}, not: null })
  })
  it('is recognized by its content', () => {
    const [kind] = boards.materials
    expect(kind && materialAt(kind, { board: 'custom', custom_board: '0 1', teams: 2 })?.name).toBe('Mirror')
    expect(kind && materialAt(kind, { board: 'custom', custom_board: '1 0' })).toBeUndefined()
  })
  it('hides what cannot be chosen by hand', () => {
    expect(boards.options.filter(isContent).map((one) => one.name)).toEqual(['custom_board'])
    expect(boards.options.slice(0, 1).map((one) => valuesOf(boards, one))).toEqual([['standard']])
    expect(missions.options.slice(0, 1).map((one) => valuesOf(missions, one))).toEqual([['custom', 1, 2]])
  })
})
