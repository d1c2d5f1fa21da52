'use strict'
const study = JSON.parse(document.getElementById('data').textContent)
const cells = study.cells
const root = document.getElementById('study')
const tip = document.getElementById('tip')
const esc = (text) => String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
const minus = (text) => text.replace('-', '\u2212')
const many = (n) => n.toLocaleString(study.language)
// A message of the study's language, with its arguments filled in.
const text = (id, args = {}) =>
  Object.entries(args).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, value), study.texts[id])

const decimal = (value, digits) =>
  minus(value.toLocaleString(study.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }))
function digits(value, share) {
  const size = Math.abs(value)
  if (share) return size < 0.0995 ? 2 : 1
  return size >= 100 ? 0 : size >= 10 ? 1 : 2
}
function number(value, share) {
  if (value == null) return '–'
  return share ? text('percent', { value: decimal(100 * value, digits(value, true)) }) : decimal(value, digits(value))
}
const between = (row, share) =>
  text('report-between', { value: number(row[1], share), low: number(row[2], share), high: number(row[3], share) })

const half = (row, share) =>
  row[1] == null ? '' : `<small class="soft">± ${decimal(((share ? 100 : 1) * (row[3] - row[2])) / 2, digits(row[1], share))}</small>`

// What can be looked at: every figure that some cell has and that isn't the same in every game.
const constant = new Set(study.constant.map((one) => one.key))
const figures = new Map()
for (const cell of cells)
  for (const group of cell.groups)
    for (const row of group.rows) {
      const name = group.rows.length > 1 || group.says !== row[0] ? `${group.says}: ${row[0]}` : row[0]
      const key = `${group.id}|${row[5]}`
      if (!constant.has(key) && !figures.has(key)) figures.set(key, { key, name, short: row[0], group: group.says, share: row[4] })
    }
const find = (cell, key) => {
  for (const group of cell.groups)
    for (const row of group.rows) if (`${group.id}|${row[5]}` === key) return row
  return null
}

let shown = [...figures.keys()][0]
let chosen = 0
let sorted = null
const isNumber = (name) => cells.every((cell) => cell.varied[name] !== '' && !Number.isNaN(Number(cell.varied[name])))
const counts = study.varied.map((name) => new Set(cells.map((cell) => cell.varied[name])).size + 100 * isNumber(name))
let along = study.varied[counts.indexOf(Math.max(...counts))]

// Colours always come with a shape.
const shapes = [
  (x, y) => `<circle cx="${x}" cy="${y}" r="6"/>`,
  (x, y) => `<rect x="${x - 5.5}" y="${y - 5.5}" width="11" height="11"/>`,
  (x, y) => `<path d="M${x} ${y - 7.5}L${x + 7} ${y + 5}H${x - 7}Z"/>`,
  (x, y) => `<path d="M${x} ${y - 8}L${x + 7} ${y}L${x} ${y + 8}L${x - 7} ${y}Z"/>`,
  (x, y) => `<path d="M${x} ${y + 7.5}L${x + 7} ${y - 5}H${x - 7}Z"/>`,
  (x, y) => `<path d="M${x - 2} ${y - 7}h4v5h5v4h-5v5h-4v-5h-5v-4h5z"/>`,
]
const mark = (k, x, y) => shapes[k % shapes.length](x, y)
const colour = (k) => `var(--c${k % 6})`

function ticks(low, high) {
  const rough = (high - low) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)
  const found = []
  for (let at = Math.ceil(low / step - 1e-9) * step; at <= high + step * 1e-6; at += step)
    found.push(Math.abs(at) < step / 1e6 ? 0 : at)
  return found
}

function span(rows, share) {
  let low = Math.min(...rows.map((row) => row[2]))
  let high = Math.max(...rows.map((row) => row[3]))
  const room = Math.max((high - low) * 0.1, share ? 0.01 : Math.abs(high) * 0.02, 1e-6)
  low -= room
  high += room
  if (share) [low, high] = [Math.max(low, low + room < 0 ? low : 0), Math.min(high, high - room > 1 ? high : 1)]
  return [low, high]
}

// The overview: along one thing that was varied, a line for each value of the next, a panel for
// each value of the rest; or a list.
function overview(width) {
  const figure = figures.get(shown)
  const points = cells
    .map((cell, k) => ({ cell, k, row: find(cell, shown) }))
    .filter((point) => point.row && point.row[1] != null)
  if (!points.length) return `<p class="soft">${esc(text('report-no-figure'))}</p>`
  const rest = study.varied.filter((name) => name !== along)
  if (!along || values(points, along).length < 2) return list(points, figure, width)
  const series = rest.length ? values(points, rest[0]) : ['']
  const panels = [...new Set(points.map((p) => named(p, rest.slice(1))))]
  if (series.length > 8 || panels.length > 24) return list(points, figure, width)
  const across = panels.length > 1 && width > 700 ? Math.min(panels.length, width > 980 ? 3 : 2) : 1
  const each = (width - 20 * (across - 1)) / across
  const range = span(points.map((p) => p.row), figure.share)
  const drawn = panels.map((panel) => {
    const mine = points.filter((p) => named(p, rest.slice(1)) === panel)
    const head = panel ? `<h3>${esc(panel)}</h3>` : ''
    return `<div>${head}${lines(mine, figure, range, rest[0], series, each)}</div>`
  })
  const legend = series.length > 1
    ? `<p class="legend">${series.map((name, k) =>
        `<span><svg viewBox="0 0 16 16" fill="${colour(k)}" aria-hidden="true">${mark(k, 8, 8)}</svg> ${esc(setting(rest[0], name))}</span>`).join('')}</p>`
    : ''
  return `<div class="panels">${drawn.join('')}</div>${legend}`
}
const values = (points, name) => [...new Set(points.map((p) => p.cell.varied[name]))]
const said = (name, value) => study.values[name][value]
const setting = (name, value) => text('setting', { name: study.named[name], value: said(name, value) })
const named = (point, names) => names.map((name) => setting(name, point.cell.varied[name])).join(', ')

function lines(points, figure, range, by, series, width) {
  const height = width < 500 ? 240 : 330, left = 62, right = 14, top = 12, bottom = 46
  const [low, high] = range
  const steps = values(points, along)
  const numeric = steps.every((s) => s !== '' && !Number.isNaN(Number(s)))
  const at = (s) => (numeric ? Number(s) : steps.indexOf(s))
  const ends = [Math.min(...steps.map(at)), Math.max(...steps.map(at))]
  const X = (s) => left + 22 + ((at(s) - ends[0]) / (ends[1] - ends[0] || 1)) * (width - left - right - 44)
  const Y = (v) => height - bottom - ((v - low) / (high - low)) * (height - top - bottom)
  let out = ''
  for (const t of ticks(low, high))
    out += `<line class="grid" x1="${left}" x2="${width - right}" y1="${Y(t)}" y2="${Y(t)}"/>
      <text x="${left - 8}" y="${Y(t) + 4}" text-anchor="end">${number(t, figure.share)}</text>`
  const spread = (width - left - right) / steps.length
  const room = 9 * Math.max(...steps.map((s) => said(along, s).length)) + 8
  for (const [k, s] of steps.entries())
    if (k % Math.ceil(room / spread) === 0)
      out += `<text x="${X(s)}" y="${height - bottom + 22}" text-anchor="middle">${esc(said(along, s))}</text>`
  out += `<text x="${(left + width - right) / 2}" y="${height - 4}" text-anchor="middle">${esc(study.named[along])}</text>`
  const shift = (k) => (k - (series.length - 1) / 2) * Math.min(7, spread / series.length / 2)
  series.forEach((name, k) => {
    const sure = points
      .filter((p) => !by || p.cell.varied[by] === name)
      .map((p) => [X(p.cell.varied[along]) + (series.length > 1 ? shift(k) : 0), p])
    const joined = numeric || series.length > 1
    out += `<path d="${sure.map(([x, p], i) => `${i ? 'L' : 'M'}${x} ${Y(p.row[1])}`).join('')}" fill="none"
      stroke="${colour(k)}" stroke-width="2" opacity="${joined ? 0.55 : 0.2}"/>`
    for (const [x, p] of sure) out += dot(p, figure, k, x, Y(p.row[1]), x, x, Y(p.row[2]), Y(p.row[3]))
  })
  return `<svg viewBox="0 0 ${width} ${height}" role="group" aria-label="${esc(text('report-plot', { figure: figure.name, setting: study.named[along] }))}">${out}</svg>`
}

function list(points, figure, width) {
  const [low, high] = span(points.map((p) => p.row), figure.share)
  const wide = Math.min(320, Math.max(110, 8 * Math.max(...points.map((p) => p.cell.label.length))))
  const left = Math.min(wide, width * 0.45), right = 24, step = 28, top = 10
  const height = top + points.length * step + 34
  const X = (v) => left + ((v - low) / (high - low)) * (width - left - right)
  let out = ''
  for (const t of ticks(low, high))
    out += `<line class="grid" x1="${X(t)}" x2="${X(t)}" y1="${top}" y2="${height - 30}"/>
      <text x="${X(t)}" y="${height - 10}" text-anchor="middle">${number(t, figure.share)}</text>`
  points.forEach((p, k) => {
    const y = top + k * step + step / 2
    const room = Math.floor(left / 7.2)
    const name = p.cell.label.length > room ? `${p.cell.label.slice(0, room - 1)}…` : p.cell.label
    out += `<text x="${left - 12}" y="${y + 4}" text-anchor="end">${esc(name)}</text>`
    out += dot(p, figure, 0, X(p.row[1]), y, X(p.row[2]), X(p.row[3]), y, y)
  })
  return `<svg viewBox="0 0 ${width} ${height}" role="group" aria-label="${esc(text('report-plot-cells', { figure: figure.name }))}">${out}</svg>`
}

function dot(point, figure, k, x, y, x1, x2, y1, y2) {
  const says = `${point.cell.label}: ${between(point.row, figure.share)}`
  return `<g class="dot" tabindex="0" role="button" data-cell="${point.k}" data-tip="${esc(says)}" aria-label="${esc(says)}"
    fill="${colour(k)}"><line x1="${x1}" x2="${x2}" y1="${y1}" y2="${y2}" stroke="${colour(k)}" stroke-width="2"/>
    ${point.k === chosen ? `<circle cx="${x}" cy="${y}" r="11" fill="none" stroke="var(--brass)" stroke-width="3"/>` : ''}
    <circle cx="${x}" cy="${y}" r="15" fill="transparent"/>${mark(k, x, y)}</g>`
}

// The ladder of levels: a rung for each level over the one below it, and where equals would stand.
function ladder(width) {
  const rungs = study.ladder
  const rows = rungs.map((rung) => rung.row)
  const [low, high] = study.together ? span([...rows, [0, 0, 0, 0]], true) : [0, 1]
  const signed = (v) => (study.together && v > 0 ? '+' : '') + number(v, true)
  const names = rungs.map((rung) => rung.says)
  const wide = Math.min(320, 8 * Math.max(...names.map((name) => name.length)) + 16)
  const above = width < 620, left = above ? 8 : wide, right = 24, step = above ? 56 : 40, top = 10
  const height = top + rungs.length * step + 34
  const X = (v) => left + ((v - low) / (high - low)) * (width - left - right)
  let out = ''
  for (const t of ticks(low, high))
    out += `<line class="grid" x1="${X(t)}" x2="${X(t)}" y1="${top}" y2="${height - 30}"/>
      <text x="${X(t)}" y="${height - 10}" text-anchor="middle">${signed(t)}</text>`
  rungs.forEach((rung, k) => {
    const y = top + (rungs.length - 1 - k) * step + (above ? 38 : step / 2)
    const [, value, from, to] = rung.row
    const around = { low: signed(from), high: signed(to) }
    const says = `${names[k]}: ${text('report-between', { value: signed(value), ...around })}, ${rung.counted}`
    const beside = X(to) + 240 > width ? [X(from) - 14, 'end'] : [X(to) + 14, 'start']
    out += `<text x="${above ? left : left - 14}" y="${above ? y - 18 : y + 4}" text-anchor="${above ? 'start' : 'end'}">${esc(names[k])}</text>
      <line x1="${X(rung.even)}" x2="${X(rung.even)}" y1="${y - 13}" y2="${y + 13}" stroke="var(--soft)" stroke-width="2" stroke-dasharray="3 3"/>
      <g fill="var(--c0)" data-tip="${esc(says)}" role="img" aria-label="${esc(says)}" tabindex="0">
      <line x1="${X(from)}" x2="${X(to)}" y1="${y}" y2="${y}" stroke="var(--c0)" stroke-width="4"/>
      <circle cx="${X(value)}" cy="${y}" r="15" fill="transparent"/>${mark(0, X(value), y)}</g>
      <text x="${beside[0]}" y="${y + 4}" text-anchor="${beside[1]}" class="clear"><tspan class="strong">${signed(value)}</tspan> (${esc(text('report-range', around))})</text>`
  })
  return `<svg viewBox="0 0 ${width} ${height}" role="group" aria-label="${esc(text('report-ladder'))}">${out}</svg>`
}

function histogram(bars, says, unit) {
  const width = 420, height = 190, left = 8, bottom = 26
  const most = Math.max(...bars.shares)
  const each = (width - left * 2) / bars.shares.length
  const edge = (k) => bars.low + k * bars.step
  const named = (v) => (unit === 'share' ? text('percent', { value: decimal(100 * v, 0) }) : many(Math.round(v)))
  let out = ''
  bars.shares.forEach((share, k) => {
    const tall = (share / most) * (height - bottom - 10)
    const low = named(edge(k)), high = named(unit === 'share' ? edge(k + 1) : edge(k + 1) - 1)
    const range = unit === 'share' || bars.step > 1 ? text('report-range', { low, high }) : low
    out += `<rect x="${left + k * each + 1}" y="${height - bottom - tall}" width="${Math.max(1, each - 2)}" height="${tall}"
      rx="2" fill="var(--c0)" opacity=".85" data-tip="${esc(text('report-bar', { range, share: number(share, true) }))}"/>`
  })
  const every = Math.ceil(bars.shares.length / 6)
  for (let k = 0; k <= bars.shares.length; k += every)
    out += `<text x="${left + k * each}" y="${height - 6}" text-anchor="${k ? 'middle' : 'start'}">${named(edge(k))}</text>`
  return `<div class="card"><h3>${esc(says)}</h3><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${esc(says)}">
    <line class="grid" x1="0" x2="${width}" y1="${height - bottom}" y2="${height - bottom}"/>${out}</svg></div>`
}

function group({ rows: all, ...one }) {
  one.rows = all.filter((row) => !constant.has(`${one.id}|${row[5]}`))
  if (!one.rows.length) return ''
  if (!one.share || one.id === 'shares')
    return `<div class="card"><h3>${esc(one.says)}</h3><dl class="facts">${one.rows.map((row) =>
      `<div data-tip="${esc(between(row, row[4]))}"><dt>${esc(row[0])}</dt><dd>${number(row[1], row[4])} ${half(row, row[4])}</dd></div>`).join('')}</dl></div>`
  return `<div class="card"><h3>${esc(one.says)}</h3>${one.rows.map((row) => {
    const at = (v) => Math.max(0, Math.min(100, 100 * v))
    return `<div class="bar" data-tip="${esc(between(row, true))}"><span class="name">${esc(row[0])}</span>
      <span class="track"><span class="fill" style="width:${at(row[1])}%"></span>
      <span class="whisker" style="left:${at(row[2])}%;width:${at(row[3]) - at(row[2])}%"></span></span>
      <output>${number(row[1], true)} ${half(row, true)}</output></div>`
  }).join('')}</div>`
}

function details() {
  const cell = cells[chosen]
  return `<section aria-labelledby="cell"><div class="tools"><h2 id="cell">${esc(cell.label)}</h2>
    <span class="soft">${esc(cell.about)}</span></div>
    <div class="plots">${cell.groups.slice(0, 2).map(group).join('')}
    ${histogram(cell.length, text('report-length'), 'count')}
    ${cell.decided ? histogram(cell.decided, text('report-decided'), 'share') : ''}
    ${cell.groups.slice(2).map(group).join('')}</div></section>`
}

function table() {
  const figure = figures.get(shown)
  const order = cells.map((cell, k) => [cell, k, find(cell, shown)])
  if (sorted) order.sort((a, b) => sorted * ((a[2]?.[1] ?? -Infinity) - (b[2]?.[1] ?? -Infinity)))
  return `<div class="scroll"><table><thead><tr><th scope="col">${esc(text('report-cell'))}</th><th scope="col">${esc(text('report-games'))}</th>
    <th scope="col" aria-sort="${sorted ? (sorted > 0 ? 'ascending' : 'descending') : 'none'}"><button data-sort>${esc(figure.name)} ${sorted ? (sorted > 0 ? '▲' : '▼') : '↕'}</button></th>
    <th scope="col">${esc(text('report-interval'))}</th></tr></thead><tbody>${order.map(([cell, k, row]) =>
      `<tr data-cell="${k}" aria-current="${k === chosen}"><td><button>${esc(cell.label)}</button></td><td>${many(cell.games)}</td>
      <td>${row ? number(row[1], figure.share) : '–'}</td><td>${row ? esc(text('report-range', { low: number(row[2], figure.share), high: number(row[3], figure.share) })) : ''}</td></tr>`).join('')}</tbody></table></div>`
}

function hero() {
  return `<section class="hero"><div><h1>${esc(study.title)}</h1><p>${esc(study.says)}</p></div>
    <div class="key">${study.headline.map(([n, says]) => `<div><span class="num">${esc(n)}</span><small>${esc(says)}</small></div>`).join('')}</div>
    <code tabindex="0" aria-label="${esc(text('report-command'))}">${esc(study.command)}</code></section>`
}

function findings() {
  if (!study.findings_about) return ''
  const size = (one) => Math.min(100, 50 * Math.abs(one.size ?? 2))
  return `<section class="card"><h2>${esc(text('report-findings'))}</h2><p class="soft">${esc(study.findings_about)}</p>
    <ol class="findings">${study.findings.map((one) => `<li><h3>${esc(one.figure)}</h3>
      <div class="size" aria-hidden="true"><span style="width:${size(one)}%"></span></div><p>${esc(one.says)}</p></li>`).join('')}</ol></section>`
}

function same() {
  if (!study.constant.length) return ''
  return `<details class="card"><summary>${esc(text('report-constant'))}</summary><dl class="facts">${study.constant.map((one) =>
    `<div><dt>${esc(one.says)}</dt><dd>${esc(one.value)}</dd></div>`).join('')}</dl></details>`
}

function choices() {
  const groups = new Map()
  for (const figure of figures.values()) {
    if (!groups.has(figure.group)) groups.set(figure.group, [])
    groups.get(figure.group).push(figure)
  }
  return [...groups].map(([name, list]) => `<optgroup label="${esc(name)}">${list.map((f) =>
    `<option value="${esc(f.key)}" ${f.key === shown ? 'selected' : ''}>${esc(f.short)}</option>`).join('')}</optgroup>`).join('')
}

function draw() {
  const rungs = document.getElementById('ladder')
  if (rungs) rungs.innerHTML = ladder(Math.max(280, rungs.clientWidth))
  const plot = document.getElementById('plot')
  if (plot) plot.innerHTML = overview(Math.max(280, plot.clientWidth))
  document.getElementById('rows').innerHTML = table()
  document.getElementById('details').innerHTML = details()
}

function choose(k) {
  chosen = k
  draw()
}

if (!cells.length) root.innerHTML = `${hero()}<p class="card">${esc(text('report-empty'))}</p>`
else {
  const several = cells.length > 1
  root.innerHTML = `${hero()}${findings()}<section class="card" ${several ? '' : 'hidden'}><h2>${esc(text('report-side-by-side'))}</h2>
    <div class="tools"><label>${esc(text('report-show'))} <select id="show">${choices()}</select></label>
    ${study.varied.length > 1 ? `<label>${esc(text('report-along'))} <select id="along">${study.varied.map((name) =>
      `<option value="${esc(name)}" ${name === along ? 'selected' : ''}>${esc(study.named[name])}</option>`).join('')}</select></label>` : ''}</div>
    <div id="plot"></div><p class="soft">${esc(text('report-how'))}</p><details ${cells.length > 12 ? '' : 'open'}><summary>${esc(text('report-as-table'))}</summary><div id="rows"></div></details></section>
    ${study.ladder.length ? `<section class="card"><h2>${esc(text('report-ladder'))}</h2><p class="soft">${esc(study.ladder_says)}</p><div id="ladder"></div></section>` : ''}
    <div id="details"></div>
    ${same()}
    <p class="soft">${esc(study.foot)}</p>`
  draw()
  document.getElementById('show').addEventListener('change', (event) => {
    shown = event.target.value
    draw()
  })
  document.getElementById('along')?.addEventListener('change', (event) => {
    along = event.target.value
    draw()
  })
  root.addEventListener('click', (event) => {
    if (event.target.closest('[data-sort]')) {
      sorted = sorted === -1 ? 1 : -1
      return draw()
    }
    const at = event.target.closest('[data-cell]')
    if (at) choose(Number(at.dataset.cell))
  })
  root.addEventListener('keydown', (event) => {
    const at = event.target.closest('g[data-cell]')
    if (at && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      const k = at.dataset.cell
      choose(Number(k))
      document.querySelector(`g[data-cell="${k}"]`)?.focus()
    }
  })
  let before = innerWidth
  addEventListener('resize', () => {
    if (innerWidth !== before) draw()
    before = innerWidth
  })
}

function point(event) {
  const at = event.target.closest?.('[data-tip]')
  tip.hidden = !at
  if (!at) return
  tip.textContent = at.dataset.tip
  const box = at.getBoundingClientRect()
  const x = event.clientX ?? box.right, y = event.clientY ?? box.top
  tip.style.left = `${Math.max(4, Math.min(x + 14, innerWidth - tip.offsetWidth - 8))}px`
  tip.style.top = `${Math.max(4, y - tip.offsetHeight - 12)}px`
}
root.addEventListener('pointermove', point)
root.addEventListener('focusin', point)
root.addEventListener('pointerleave', () => (tip.hidden = true))
