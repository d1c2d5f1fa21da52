// The report of a study: figures and findings, worded by the lab in the language asked for.

/** A figure: its name, its value and interval, whether it is a share, and its id. */
export type FigureRow = [says: string, value: number | null, low: number | null, high: number | null, share: boolean, id: string]

export interface FigureGroup {
  id: string
  says: string
  share: boolean
  rows: FigureRow[]
}

/** A histogram over games. */
export interface Bars {
  low: number
  step: number
  shares: number[]
}

export interface ReportCell {
  label: string
  about: string
  games: number
  varied: Record<string, string>
  groups: FigureGroup[]
  length: Bars
  decided: Bars | null
}

/** Something that differs between settings; `size` is in standard deviations, null if every game shows it. */
export interface Finding {
  key: string
  option: string
  figure: string
  says: string
  size: number | null
}

export interface Report {
  language: string
  title: string
  command: string
  foot: string
  texts: Record<string, string>
  headline: [number: string, says: string][]
  /** Reports of older versions have none of the next three. */
  findings?: Finding[]
  findings_about?: string
  constant?: { key: string; says: string; value: string }[]
  together: boolean
  varied: string[]
  named: Record<string, string>
  cells: ReportCell[]
  ladder: { says: string; counted: string; row: FigureRow; even: number }[]
  ladder_says: string
}

/** A figure that can be chosen: what it is called, on its own and within its group. */
export interface FigureName {
  key: string
  name: string
  short: string
  group: string
  share: boolean
}

/** The groups whose figures need no heading. */
const OWN_NAMES = ['rhythm', 'shares', 'counts']

const keyOf = (group: FigureGroup, row: FigureRow): string => `${group.id}|${row[5]}`

/** Every figure of a report that isn't the same in every game. */
export function figureNames(report: Report): FigureName[] {
  const constant = new Set(report.constant?.map((one) => one.key))
  const found = new Map<string, FigureName>()
  for (const cell of report.cells)
    for (const group of cell.groups)
      for (const row of group.rows) {
        const key = keyOf(group, row)
        const name = OWN_NAMES.includes(group.id) ? row[0] : group.rows.length > 1 ? `${group.says}: ${row[0]}` : group.says
        if (!constant.has(key) && !found.has(key)) found.set(key, { key, name, short: row[0], group: group.says, share: row[4] })
      }
  return [...found.values()]
}

/** A figure of a cell, if it has a value there. */
export function figureOf(cell: ReportCell, key: string): Interval | null {
  for (const group of cell.groups)
    for (const row of group.rows) {
      const [, value, low, high] = row
      if (keyOf(group, row) === key && value !== null && low !== null && high !== null) return { value, low, high }
    }
  return null
}

export interface Interval {
  value: number
  low: number
  high: number
}

export type Aimed = 'inside' | 'unsure' | 'outside'

/** The cell whose figure is nearest to a target, and whether its whole interval is within the tolerance. */
export function nearest(report: Report, key: string, target: number, tolerance: number): { cell: ReportCell; figure: Interval; how: Aimed } | null {
  const found = report.cells.flatMap((cell) => {
    const figure = figureOf(cell, key)
    return figure ? [{ cell, figure }] : []
  })
  const best = found.sort((a, b) => Math.abs(a.figure.value - target) - Math.abs(b.figure.value - target))[0]
  if (!best) return null
  const { low, high } = best.figure
  const inside = low >= target - tolerance - 1e-9 && high <= target + tolerance + 1e-9
  const outside = high < target - tolerance || low > target + tolerance
  return { ...best, how: inside ? 'inside' : outside ? 'outside' : 'unsure' }
}

/** The name of a figure in commands; none for those that can't be aimed at there. */
function typedFigure(key: string): string {
  const [group = '', row = ''] = key.split('|')
  if (group === 'levels' || group === 'teams') return ''
  if (group === 'won') return 'won'
  if (group === 'seats') return `player_${Number(row) + 1}`
  if (group === 'reasons') return `ended_${row}`
  return group.startsWith('measure-') ? `${group.slice('measure-'.length)}_${row}` : row
}

/** How a study was run, which doesn't matter when looking for a value. */
const HOW = ['--games', '--error', '--name', '--workers', '--out', '--on']
const RUN = 'parlour lab run '

/** The command of a study, made to look for a target; empty if it can't. */
export function calibrateCommand(command: string, key: string, target: number, tolerance: number): string {
  const measure = typedFigure(key)
  if (!measure || !command.startsWith(RUN)) return ''
  const given = command.slice(RUN.length).split(' ')
  const kept = given.filter((word, k) => !HOW.includes(word.split('=')[0] ?? '') && !HOW.includes(given[k - 1] ?? ''))
  const aim = [`--measure=${measure}`, `--wanted=${Number(target.toPrecision(6))}`, `--tolerance=${Number(tolerance.toPrecision(6))}`]
  return ['parlour lab calibrate', ...kept, ...aim].join(' ')
}

/** Round numbers to label an axis with. */
export function ticks(low: number, high: number, about = 4): number[] {
  const rough = (high - low) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough
  const found: number[] = []
  for (let at = Math.ceil(low / step - 1e-9) * step; at <= high + step * 1e-6; at += step) found.push(Math.abs(at) < step / 1e6 ? 0 : at)
  return found
}

/** What an axis has to cover: all intervals, with some room. */
export function span(rows: Interval[], share: boolean): [low: number, high: number] {
  const low = Math.min(...rows.map((row) => row.low))
  const high = Math.max(...rows.map((row) => row.high))
  const room = Math.max((high - low) * 0.08, share ? 0.01 : Math.abs(high) * 0.02, 1e-6)
  const least = share && low >= 0 ? Math.max(0, low - room) : low - room
  return [least, share && high <= 1 ? Math.min(1, high + room) : high + room]
}
