// Months and dates in UTC, as text and as the weeks of a calendar.

import { settings } from './settings.svelte'

const DAY_MS = 24 * 3600 * 1000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export const monthOf = (day: string): string => day.slice(0, 7)

/** The month so many months later, or earlier if negative. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

export const dayAfter = (day: string, by: number): string => iso(at(day) + by * DAY_MS)

/** The weeks of a month from Monday to Sunday; null where a week reaches into another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const weekday = (new Date(at(first)).getUTCDay() + 6) % 7
  const days: (string | null)[] = Array.from({ length: weekday }, () => null)
  for (let day = first; monthOf(day) === month; day = dayAfter(day, 1)) days.push(day)
  while (days.length % 7) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7))
}

/** A date as text, such as "Wednesday 18 November". */
export const dateText = (day: string, how: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }): string =>
  new Intl.DateTimeFormat(tag(), { ...how, timeZone: 'UTC' }).format(at(day))

export const monthText = (month: string): string => dateText(`${month}-01`, { month: 'long', year: 'numeric' })

/** The names of the weekdays from Monday. */
export const weekdays = (how: 'short' | 'long'): string[] => Array.from({ length: 7 }, (_, n) => dateText(dayAfter('2024-01-01', n), { weekday: how }))

/** A time of day where the reader is. */
export const timeText = (ms: number): string => new Intl.DateTimeFormat(tag(), { hour: '2-digit', minute: '2-digit' }).format(ms)

/** British dates for English. */
const tag = () => (settings.language === 'en' ? 'en-GB' : settings.language)
