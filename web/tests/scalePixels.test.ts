// Tests of the build step that turns pixels into rem.

import { expect, test } from 'vitest'
import { pxToRem } from '../tools/scalePixels.ts'

test('lengths scale with the screen, except hairlines, media queries and drawings', () => {
  expect(pxToRem('a { margin: -8px 1.6px; border: 1px solid; font: 600 14px/1.2 x }')).toBe('a { margin: -0.5rem 0.1rem; border: 1px solid; font: 600 0.875rem/1.2 x }')
  expect(pxToRem('@media (max-width: 620px) { a { gap: 4px } }')).toBe('@media (max-width: 620px) { a { gap: 0.25rem } }')
  expect(pxToRem('@container x (min-width: 32px) { a { width: calc(100cqw - 16px) } }')).toBe('@container x (min-width: 2rem) { a { width: calc(100cqw - 1rem) } }')
  expect(pxToRem('text { font-size: 14PX; fill: #0px }')).toBe('text { font-size: 14PX; fill: #0px }')
})
