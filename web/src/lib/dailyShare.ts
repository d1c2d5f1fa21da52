// Sharing a day: as text, and as a picture that is drawn here.

import { pageText, say } from '$text'
import type { Today } from './daily'
import { outcomeText, solvedText } from './dailyText'
import { dateText } from './months'

const words = pageText('daily')

/** One thing that was done, in two parts. */
export interface SharedLine {
  name: string
  says: string
}

export interface SharedDay {
  title: string
  lines: SharedLine[]
  /** A streak worth mentioning; "" without one. */
  run: string
  address: string
}

const LONG_RUN = 2

/** What can be shared of a day; nothing that would spoil it. */
export function sharedDay(today: Today, titles: Record<string, string>, address: string): SharedDay {
  const puzzles = today.puzzles.flatMap(({ game, stars, solved }) => (solved ? [{ name: `${words('puzzle', { game: titles[game] ?? game })} ${'★'.repeat(stars)}`, says: solvedText(solved) }] : []))
  const deals = today.deals.flatMap(({ game, measure, outcome }) => (outcome ? [{ name: titles[game] ?? game, says: outcomeText(measure, outcome) }] : []))
  const weekly = today.weekly.flatMap(({ game, called, measure, outcome }) => (outcome && game in titles ? [{ name: words('weekly-named', { name: called }), says: outcomeText(measure, outcome) }] : []))
  const run = Math.max(0, ...today.puzzles.map((puzzle) => puzzle.run))
  return {
    title: `${say('house')} · ${dateText(today.day, { day: 'numeric', month: 'long', year: 'numeric' })}`,
    lines: [...puzzles, ...deals, ...weekly],
    run: run >= LONG_RUN ? words('share-run', { days: run }) : '',
    address,
  }
}

export const sharedText = ({ title, lines, run, address }: SharedDay): string =>
  [title, ...lines.map(({ name, says }) => `${name} – ${says}`), run, address].filter(Boolean).join('\n')

const WIDTH = 1080
const MARGIN = 84
const ROW = 104
const SERIF = 'Fraunces, Georgia, serif'
const SANS = 'Inter, system-ui, sans-serif'
const FELT = ['#24564a', '#163a31'] as const
const INK = '#f6f0e2'
const SOFT = '#c3d0c4'
const BRASS = '#e9c46a'
const SCALE_FROM = 18

/** What the picture needs of a canvas. */
export type Painter = Pick<CanvasRenderingContext2D, 'fillRect' | 'fillText' | 'measureText' | 'createRadialGradient'> & {
  fillStyle: CanvasRenderingContext2D['fillStyle']
  font: string
}

export const pictureSize = ({ lines, run }: SharedDay): { width: number; height: number } => ({
  width: WIDTH,
  height: 330 + ROW * lines.length + (run ? 76 : 0),
})

/** Draws a day. */
export function paintDay(painter: Painter, day: SharedDay): void {
  const { width, height } = pictureSize(day)
  const felt = painter.createRadialGradient(width / 2, height * 0.18, 0, width / 2, height * 0.18, width)
  FELT.forEach((colour, at) => felt.addColorStop(at, colour))
  painter.fillStyle = felt
  painter.fillRect(0, 0, width, height)
  let y = 150
  write(painter, day.title, y, 62, SERIF, INK, 600)
  y += 46
  painter.fillStyle = BRASS
  painter.fillRect(MARGIN, y, 96, 6)
  y += 32
  for (const { name, says } of day.lines) {
    write(painter, name, y + 40, 36, SANS, SOFT, 500)
    write(painter, says, y + 86, 40, SERIF, INK, 560)
    y += ROW
  }
  if (day.run) write(painter, day.run, y + 62, 40, SERIF, BRASS, 600)
  const { host, pathname } = new URL(day.address)
  write(painter, host + pathname, height - 48, 30, SANS, SOFT, 400)
}

/** Writes a line, smaller if it is too long. */
function write(painter: Painter, text: string, y: number, size: number, family: string, colour: string, weight: number): void {
  const room = WIDTH - 2 * MARGIN
  let fits = size
  do painter.font = `${weight} ${fits}px ${family}`
  while (painter.measureText(text).width > room && --fits > SCALE_FROM)
  painter.fillStyle = colour
  painter.fillText(text, MARGIN, y)
}

/** A day as a PNG. */
export async function pictureOf(day: SharedDay): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), pictureSize(day))
  const painter = canvas.getContext('2d')
  if (!painter) throw new Error('no canvas')
  await Promise.all([document.fonts.load(`600 40px ${SERIF}`), document.fonts.load(`500 36px ${SANS}`)]).catch(() => undefined)
  paintDay(painter, day)
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'))
}
