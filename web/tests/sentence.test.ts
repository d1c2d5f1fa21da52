// Tests of capital letters.

import { expect, it } from 'vitest'
import { capitalize } from '$lib/sentence'

it('capitalizes the first letter only, in any alphabet', () => {
  expect(['økt', 'a Table', '', 'Ä'].map(capitalize)).toEqual(['Økt', 'A Table', '', 'Ä'])
})
