/** What doesn't fit the page of a lesson: its text, the buttons below it, and the header. */
() => {
  const found = []
  const box = (one) => one.getBoundingClientRect()
  const page = document.documentElement
  const [says, header, board] = ['section.says', 'header', '.board-area'].map((one) => document.querySelector(one))
  const card = box(says)
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} × ${page.scrollHeight}`)
  for (const one of says.querySelectorAll('button, .turn')) {
    const { left, right, top, bottom } = box(one)
    if (left < card.left || right > card.right || top < card.top || bottom > card.bottom) found.push(`${one.textContent} hangs out`)
  }
  const sideways = innerHeight <= 480
  if ((sideways || innerWidth <= 620) && box(header).height > 45) found.push(`the header is ${box(header).height} high`)
  if (!sideways && innerWidth <= 620 && card.height > 0.31 * innerHeight) found.push(`the text is ${card.height} high`)
  if (card.bottom > innerHeight) found.push('the text is not in view')
  if (sideways && card.left < box(board).right) found.push('the text is not at the side')
  return found
}
