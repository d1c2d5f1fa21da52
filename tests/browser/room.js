/** What a page has no room for: controls too small for a finger or cut off, and sideways scrolling. */
(finger) => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const root = modal ?? document
  const LEAST = 39.5
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('[inert], .unseen')
  const called = (one) => {
    const names = [...one.classList].filter((name) => !name.startsWith('svelte-')).join('.')
    return `${one.tagName.toLowerCase()}.${names} “${(one.ariaLabel || one.textContent).trim().slice(0, 30)}”`
  }
  const scrolls = (one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth + 1) return true
    }
    return false
  }
  const found = []
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) found.push(`the page is ${wide} wide, the window ${innerWidth}`)
  for (const one of root.querySelectorAll('button, a[href], select, input:not(.unseen), summary, label:has(input.unseen)')) {
    const box = one.getBoundingClientRect()
    if (!seen(one) || !box.width) continue
    if ((box.left < -1 || box.right > innerWidth + 1) && !scrolls(one)) found.push(`cut off: ${called(one)}`)
    const inline = getComputedStyle(one).display === 'inline'
    const small = box.height < LEAST || box.width < LEAST
    if (finger && small && !inline) found.push(`small: ${called(one)} ${Math.round(box.width)} × ${Math.round(box.height)}`)
  }
  return [...new Set(found)]
}
