/** What does not fit into a board area of this size, and buttons too small for a finger. */
([width, height]) => {
  const area = document.querySelector('.board-area')
  const size = { width: `${width}px`, height: `${height}px` }
  Object.assign(area.style, { position: 'fixed', inset: '0 auto auto 0', ...size })
  const { left, right, top, bottom } = area.getBoundingClientRect()
  const wrong = []
  const seen = (what) => [...area.querySelectorAll(what)].filter((node) => node.checkVisibility({ checkVisibilityCSS: true }))
  const name = (node, box) => `${node.tagName}.${node.className} ${JSON.stringify(box)}`
  for (const node of seen('[data-box], .rack, .track, .dice, .tokens, .actions, .card, .number, .final .row')) {
    const box = node.getBoundingClientRect()
    const fits = box.left > left - 1.5 && box.right < right + 1.5 && box.top > top - 1.5 && box.bottom < bottom + 1.5
    if (!fits) wrong.push(name(node, box))
  }
  for (const node of seen('.card, .tokens .may, .target, .actions button, .tabs button, .number, .pick')) {
    const box = node.getBoundingClientRect()
    if (Math.min(box.width, box.height) < 39.5) wrong.push(`small: ${name(node, box)}`)
  }
  return wrong
}
