// Tests of the steps that a board shows one after another.

import { expect, test } from 'vitest'
import { SceneQueue } from '../src/lib/sceneQueue.svelte'

const steps = (before: number, after: number): string[] => Array.from({ length: after - before }, (_, n) => `step ${before + n}`)

test('the steps between positions are shown in turn, and those of the next position after them', () => {
  const queue = new SceneQueue<string, number>()
  queue.follow(1, steps)
  expect([queue.scene, queue.left]).toEqual([null, 0])
  queue.follow(3, steps)
  expect([queue.scene, queue.left]).toEqual(['step 1', 2])
  queue.follow(4, steps)
  queue.next()
  expect([queue.scene, queue.left]).toEqual(['step 2', 2])
  queue.next()
  queue.next()
  expect([queue.scene, queue.left]).toEqual([null, 0])
})
