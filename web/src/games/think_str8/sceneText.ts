// What is said about a step that is shown by itself.

import type { Person } from '$lib/people'
import type { Scene } from './scenes'
import { betIn, foundIn, rowNow, spaces } from './view'
import { say } from './text'

export function sceneText(scene: Scene, people: Person[]): string {
  const { view, is } = scene
  const [seat, colour] = [scene.seat ?? 0, scene.colour ?? 0]
  const value = view.holders[seat]?.[colour] ?? null
  switch (is) {
    case 'placed':
      return say('ui-scene-placed')
    case 'checked':
      return checkedText(scene, seat, people)
    case 'given':
      return say('ui-scene-given', { seat, colour, value }, people)
    case 'drawn':
      return say('ui-scene-drawn', { seat, colour, value }, people)
    case 'turned':
      return say('ui-scene-turned', { colour })
    case 'moved':
      return say('ui-scene-moved', { seat, points: view.final.won?.[seat] ?? 0 }, people)
  }
}

function checkedText({ view }: Scene, seat: number, people: Person[]): string {
  const { token, range } = betIn(view, rowNow(view), seat) ?? { token: 0, range: null }
  const result = foundIn(view, rowNow(view), seat)
  return say('event-checked', { seat, spaces: spaces(range ?? [0, 0]), result, points: view.tokens.points[token] ?? 0 }, people)
}
