import { describe, expect, it } from 'vitest'
import { beneath, capital } from '$lib/sentence'

describe('what stands under a name', () => {
  it('does not begin with the name again', () => {
    expect(beneath('Not My Stack!', "Not My Stack!: bury the others' locations")).toBe("Bury the others' locations")
    expect(beneath('Help on the screen', 'help on the screen: last hint, log')).toBe('Last hint, log')
  })
  it('is nothing where it says no more than the name', () => {
    expect(beneath('Seven may share one board', 'seven may share one board')).toBe('')
  })
  it('is left as it is otherwise, with a capital', () => {
    expect(beneath('Printed', 'as printed: all twelve')).toBe('As printed: all twelve')
    expect(beneath('Øving', '')).toBe('')
    expect(capital('økt')).toBe('Økt')
  })
})
