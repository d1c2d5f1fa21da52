/** Every run of text that a page shows, and every lone icon: where it is painted, and how large. */
() => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const root = modal ?? document.body
  const UNMEASURED = ':disabled, [aria-disabled=true], [inert], [data-art]'
  const CLIPS = /hidden|clip|auto|scroll/

  const seen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(UNMEASURED)

  /** What is left of a box inside everything that cuts it off. */
  function clipped(box, one) {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (style.position === 'fixed' && !CLIPS.test(style.overflow)) break
      if (!CLIPS.test(style.overflowX + style.overflowY)) continue
      const edge = up.getBoundingClientRect()
      ;[left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)]
      ;[right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)]
    }
    return right - left > 1.5 && bottom - top > 1.5
      ? [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY]
      : null
  }

  function opacity(one) {
    let all = 1
    for (let up = one; up; up = up.parentElement) all *= Number(getComputedStyle(up).opacity)
    return all
  }

  function large(one) {
    const style = getComputedStyle(one)
    const matrix = one.getScreenCTM?.()
    const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
    return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
  }

  const named = (one) =>
    one.tagName.toLowerCase() +
    [...one.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join('')
  const where = (one) => (one.parentElement ? `${named(one.parentElement)} > ` : '') + named(one)

  const runs = []
  function add(one, boxes, words, least) {
    const kept = boxes.map((box) => clipped(box, one)).filter(Boolean)
    if (kept.length) runs.push({ where: where(one), words: words.slice(0, 40), boxes: kept, opacity: opacity(one), least })
  }

  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const [node, one] = [walk.currentNode, walk.currentNode.parentElement]
    if (!node.data.trim() || !one || one.closest('script, style, option, noscript') || !seen(one)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    add(one, [...range.getClientRects()], node.data.trim(), large(one) ? 3 : 4.5)
  }
  for (const one of root.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')) {
    const words = one.tagName === 'SELECT' ? one.selectedOptions[0]?.text : one.value || one.placeholder
    if (words && seen(one)) add(one, [one.getBoundingClientRect()], words, large(one) ? 3 : 4.5)
  }
  for (const one of root.querySelectorAll('*')) {
    for (const part of ['::before', '::after']) {
      const content = getComputedStyle(one, part).content
      if (one.textContent.trim()) continue
      if (/^"[^"]*[\p{L}\p{N}][^"]*"$/u.test(content) && seen(one)) {
        add(one, [one.getBoundingClientRect()], content, large(one) ? 3 : 4.5)
      }
    }
  }
  for (const one of root.querySelectorAll(':is(button, a) svg[aria-hidden=true]')) {
    const owner = one.closest('button, a')
    if (owner.textContent.trim() || !seen(one)) continue
    if (!('icon' in one.dataset)) one.dataset.icon = ''
    add(one, [one.getBoundingClientRect()], owner.ariaLabel ?? '', 3)
  }
  return runs
}
