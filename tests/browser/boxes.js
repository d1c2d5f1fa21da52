/** What is wrong with a page's boxes: the board and the viewer's own hand, marked with data-box. */
() => {
  const SLACK = 1
  const LEAST = { board: 100, hand: 40 }
  const FINGER = 40
  const found = []
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const written = ({ left, top, width, height }) => `${Math.round(width)} × ${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)}`
  const named = (one) => one.tagName.toLowerCase() + [...one.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join('')
  const boxes = [...document.querySelectorAll('[data-box]')].filter(seen).map((one) => ({ one, kind: one.dataset.box, at: one.getBoundingClientRect() }))
  const page = document.documentElement

  const inside = (at, { left, top, right, bottom }) => at.left >= left - SLACK && at.top >= top - SLACK && at.right <= right + SLACK && at.bottom <= bottom + SLACK
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
  const ancestors = (one) => (one.parentElement && one.parentElement !== page ? [one.parentElement, ...ancestors(one.parentElement)] : [])
  /** What an ancestor hides or lets one scroll to. */
  function around(one, at) {
    for (const up of ancestors(one)) {
      const { display, overflowX, overflowY } = getComputedStyle(up)
      if (display === 'contents') continue
      const scrolls = (/auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + SLACK) || (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + SLACK)
      if (scrolls) return `${named(up)} around it scrolls`
      if ((overflowX !== 'visible' || overflowY !== 'visible') && !inside(at, up.getBoundingClientRect())) return `${named(up)} cuts it off`
    }
    return null
  }

  for (const kind of ['board', 'hand']) if (!boxes.some((box) => box.kind === kind)) found.push(`no ${kind} is marked`)
  if (page.scrollHeight > innerHeight + SLACK || page.scrollWidth > innerWidth + SLACK) found.push(`the page is ${page.scrollWidth} × ${page.scrollHeight}`)
  for (const { one, kind, at } of boxes) {
    const amiss = (words) => found.push(`${kind} ${written(at)}: ${words}`)
    if (at.width < LEAST[kind] || at.height < LEAST[kind]) amiss('too small')
    if (!inside(at, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) amiss('not wholly in the window')
    const middle = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2)
    if (middle && !one.contains(middle) && !middle.contains(one)) amiss(`covered by ${named(middle)}`)
    const hidden = around(one, at)
    if (hidden) amiss(hidden)
    for (const other of boxes) if (kind === 'board' && other.kind === 'hand' && overlap(at, other.at)) amiss(`overlaps the hand ${written(other.at)}`)
  }
  for (const { one } of boxes.filter((box) => box.kind === 'hand')) {
    for (const button of [...one.querySelectorAll('button')].filter(seen)) {
      const at = button.getBoundingClientRect()
      if (at.width < FINGER - 0.5 || at.height < FINGER - 0.5) found.push(`${named(button)} in the hand is ${written(at)}`)
    }
  }
  return [...new Set(found)]
}
