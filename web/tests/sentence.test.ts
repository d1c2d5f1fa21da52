// Tests of capital letters and descriptions.

import { describe, expect, it } from 'vitest'
import { descriptionBelow, capitalize } from '$lib/sentence'

describe('what stands under a name', () => {
  it('does not begin with the name again', () => {
    expect(descriptionBelow('Not My Stack!', "Not My Stack!: bury the others' locations")).toBe("Bury the others' locations")
    expect(descriptionBelow('Help on the screen', 'help on the screen: last hint, log')).toBe('Last hint, log')
  })
  it('is nothing where it says no more than the name', () => {
    expect(descriptionBelow('Seven may share one board', 'seven may share one board')).toBe('')
  })
  it('is left as it is otherwise, with a capital', () => {
    expect(descriptionBelow('Printed', 'as printed: all twelve')).toBe('As printed: all twelve')
    expect(descriptionBelow('Øving', '')).toBe('')
    expect(capitalize('økt')).toBe('Økt')
  })
})
