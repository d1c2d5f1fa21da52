// The page without its indentation, which every visit would load.

import type { Plugin } from 'vite'

export const tightPage = (): Plugin => ({
  name: 'tight-page',
  transformIndexHtml: { order: 'post', handler: (html) => html.replace(/\s*\n\s*/g, '') },
})
