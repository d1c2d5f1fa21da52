// Tests of capital letters and descriptions.

import { describe, expect, it } from 'vitest'
import { descriptionBelow, capitalize } from '$lib/sentence'

describe('a description below a name', () => {
  it('does not repeat the name', () => {
    expect(descriptionBelow('Not My Stack!', "Not My Stack!: bury the others' locations")).toBe("Bury the others' locations")
    expect(descriptionBelow('Help on the screen', 'help on the screen: last hint, log')).toBe('Last hint, log')
  })
  it('is empty if it only says the name', () => {
    expect(descriptionBelow('Seven may share one board', 'seven may share one board')).toBe('')
  })
  it('is otherwise unchanged, with a capital letter', () => {
    expect(descriptionBelow('Printed', 'as printed: all twelve')).toBe('As printed: all twelve')
    expect(descriptionBelow('Øving', '')).toBe('')
    expect(capitalize('økt')).toBe('Økt')
  })
})
