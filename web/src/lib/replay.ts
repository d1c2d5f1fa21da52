import type { ReplayStep } from './api'
import type { View } from './messages'

/** The view after every step; a step names only what it changed. */
export function unfolded(steps: ReplayStep[]): View[] {
  const views: View[] = []
  for (const step of steps) views.push({ ...views.at(-1), ...step.view })
  return views
}
