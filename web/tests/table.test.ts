// Tests of how a table is shown.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { announcer } from '../src/lib/announcer.svelte'
import { stillToAnswer } from '../src/lib/agreement'
import type { TableHistory } from '../src/lib/api'
import type { Socket } from '../src/lib/connection'
import { STOPPED } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import { Table } from '../src/lib/table.svelte'
import { toasts } from '../src/lib/toasts.svelte'
import { loadText, say } from '../src/text/index.svelte'

/** A play of Transmitter, and its line in the log. */
const played = (card: number) => ({ is: 'played', seat: 1, card, stack: card })
const said = (card: number) => `Wren plays +${card}. The stack is now +${card}.`
const log = () => table.log.map((line) => line.text())

const lobby = { game: 'transmitter', phase: 'running', seats: [{ name: 'Ada', bot: null, taken: true }, { name: null, bot: 'fair', taken: false }] }
const shown = { is: 'shown', entry: 3, seat: 0, lobby, view: { seat: 0, stack: 0 }, moves: [], decision: 0, undoable: false }

let socket: Socket & { sent: string[]; hear: (message: object) => void }
let timers: { what: () => void; ms: number }[]
let table: Table
let history: TableHistory

const settled = () => new Promise((done) => setTimeout(done, 20))

beforeAll(() => Promise.all([loadText(), loadText('transmitter')]))

beforeEach(async () => {
  timers = []
  history = [{ entry: 2, events: [played(3)] }, { entry: 3, said: ['Ada', 'Hello'] }]
  settings.pace = 'calm'
  table = new Table(
    'one',
    (seat) => `Seat ${seat + 1}`,
    () => true,
    {
      open: () => {
        let onmessage: ((event: { data: unknown }) => void) | null = null
        socket = {
          sent: [],
          send: (text: string) => void socket.sent.push(text),
          close: () => undefined,
          onopen: null,
          onclose: null,
          set onmessage(listen: never) {
            onmessage = listen
          },
          hear: (message: object) => onmessage?.({ data: JSON.stringify(message) }),
        } as unknown as typeof socket
        return socket
      },
      ensureGuest: () => Promise.resolve(),
      later: (what, ms) => timers.push({ what, ms }),
      cancel: () => undefined,
      random: Math.random,
      history: () => Promise.resolve(history),
    },
    'ws://here',
  )
  table.start()
  await settled()
  socket.hear(shown)
  await settled()
})

const stack = () => table.shown?.view?.['stack']
const asked = (what: string) => socket.sent.filter((text) => text.includes(`"${what}"`)).length

test('the log so far is loaded, with names', () => {
  expect(log()).toEqual([said(3)])
  expect(table.talk).toEqual([{ name: 'Ada', text: 'Hello' }])
})

test('a change is merged, and a repeated one has no effect', () => {
  socket.hear({ is: 'changed', entry: 4, public: { stack: 5 }, view: { hand: [1] } })
  expect(table.shown?.view).toMatchObject({ seat: 0, stack: 5, hand: [1] })
  socket.hear({ is: 'changed', entry: 4, public: { stack: 9 } })
  expect(stack()).toBe(5)
})

test('after a gap a full snapshot is requested', () => {
  socket.hear({ is: 'changed', entry: 6, public: { stack: 9 } })
  expect(asked('look')).toBe(1)
  expect(stack()).toBe(0)
  socket.hear({ ...shown, entry: 6, view: { seat: 0, stack: 9 } })
  expect(stack()).toBe(9)
})

test("other players' moves are shown one by one, our own at once", () => {
  socket.hear({ is: 'changed', entry: 4, done: 'me', public: { stack: 1 }, events: [played(1)] })
  expect(stack()).toBe(1)
  socket.hear({ is: 'changed', entry: 5, public: { stack: 2 }, events: [played(1)] })
  expect(stack()).toBe(1)
  expect(timers.at(-1)?.ms).toBeGreaterThan(500)
})

test('the pace "at once" has no delay', () => {
  settings.pace = 'at-once'
  for (const n of [1, 2, 3]) socket.hear({ is: 'changed', entry: 3 + n, public: { stack: n }, events: [played(2)] })
  expect(stack()).toBe(3)
})

test('a held position stays until it is released', () => {
  settings.pace = 'at-once'
  const release = table.hold()
  socket.hear({ is: 'changed', entry: 4, public: { stack: 7 }, events: [played(2)] })
  expect(stack()).toBe(0)
  release()
  expect(stack()).toBe(7)
})

test('a game that is ended early is shown at once, even over a held position', () => {
  settings.pace = 'calm'
  table.hold()
  socket.hear({ is: 'changed', entry: 4, public: { stack: 7 }, events: [played(2)] })
  expect(stack()).toBe(0)
  socket.hear({ is: 'changed', entry: 5, result: { winners: [], scores: [], reason: STOPPED } })
  expect(stack()).toBe(7)
  expect(table.shown?.result?.reason).toBe(STOPPED)
})

test('lines appear once their update has been rendered', async () => {
  socket.hear({ is: 'changed', entry: 4, public: { stack: 7 }, events: [played(1), played(5)] })
  await settled()
  expect(log()).toEqual([said(3), said(1), said(5)])
})

test('lines keep step with a board that animates an update', async () => {
  settings.pace = 'at-once'
  announcer.lines = []
  const announced = () => announcer.lines.map((line) => line.text)
  socket.hear({ is: 'changed', entry: 4, public: { stack: 7 }, events: [played(6), played(7), played(8)] })
  const release = table.hold()
  table.unfold(0)
  await settled()
  expect(log()).toEqual([said(3)])
  table.unfold(2)
  table.unfold(1)
  expect(log()).toEqual([said(3), said(6), said(7)])
  socket.hear({ is: 'changed', entry: 5, said: ['Ada', 'Oh'] })
  socket.hear({ is: 'changed', entry: 6, public: { stack: 8 }, events: [played(9)] })
  await settled()
  expect(log().at(-1)).toBe(said(7))
  expect(announced()).toEqual([said(6), said(7), 'Ada: Oh'])
  table.unfold(null)
  release()
  await settled()
  expect(log().slice(1)).toEqual([said(6), said(7), said(8), said(9)])
})

test('reconnecting during an animation reveals nothing early and repeats nothing', async () => {
  history = [...history, { entry: 4, events: [played(6), played(7), played(8)] }]
  socket.hear({ is: 'changed', entry: 4, public: { stack: 7 }, events: [played(6), played(7), played(8)] })
  table.unfold(1)
  socket.hear({ ...shown, entry: 4, view: { seat: 0, stack: 7 } })
  await settled()
  expect(log()).toEqual([said(3), said(6)])
  table.unfold(null)
  expect(log()).toEqual([said(3), said(6), said(7), said(8)])
})

test('an action is sent once, however often it is clicked', async () => {
  const first = table.act(14)
  expect(await table.act(14)).toBeNull()
  expect(asked('act')).toBe(1)
  const { id } = JSON.parse(socket.sent.at(-1) ?? '{}') as { id: string }
  socket.hear({ is: 'changed', entry: 4, done: id, public: { stack: 5 }, events: [played(5)] })
  expect(await first).toMatchObject({ accepted: true })
  expect(stack()).toBe(5)
  expect(table.pending).toBeNull()
})

test('no action can be chosen until the result of the last one is shown', async () => {
  socket.hear({ is: 'changed', entry: 4, public: { stack: 1 }, events: [played(1)] })
  socket.hear({ is: 'changed', entry: 5, public: { stack: 2 }, events: [played(1)] })
  const later = timers.at(-1)
  const first = table.act(14)
  const { id } = JSON.parse(socket.sent.at(-1) ?? '{}') as { id: string }
  socket.hear({ is: 'changed', entry: 6, done: id, decision: 1, public: { stack: 7 }, events: [played(5)] })
  expect(await first).toMatchObject({ accepted: true })
  expect(stack()).toBe(1)
  expect(table.pending).toBe(14)
  expect(await table.act(14)).toBeNull()
  expect(asked('act')).toBe(1)
  settings.pace = 'at-once'
  later?.what()
  expect(stack()).toBe(7)
  expect(table.pending).toBeNull()
})

test('a rejected action can be followed by another', async () => {
  const first = table.act(14)
  const { id } = JSON.parse(socket.sent.at(-1) ?? '{}') as { id: string }
  socket.hear({ is: 'refused', id, code: 'rules', words: 'no' })
  expect(await first).toMatchObject({ accepted: false })
  expect(table.pending).toBeNull()
})

test('updates skipped by a full snapshot still appear in the log', async () => {
  announcer.lines = []
  socket.hear({ is: 'changed', entry: 4, public: { stack: 1 }, events: [played(1)] })
  socket.hear({ is: 'changed', entry: 5, public: { stack: 2 }, events: [played(2)] })
  history = [...history, { entry: 4, events: [played(1)] }, { entry: 5, events: [played(2)] }]
  socket.hear({ ...shown, entry: 5, view: { seat: 0, stack: 2 } })
  await settled()
  expect(stack()).toBe(2)
  expect(log()).toEqual([said(3), said(1), said(2)])
  expect(announcer.lines.map((line) => line.text)).toEqual([said(1), said(2)])
})

test('presence is shown', () => {
  socket.hear({ is: 'present', seats: [true, false], watching: 2 })
  expect([table.present, table.watching]).toEqual([[true, false], 2])
})

test('pointing is shown for a moment', () => {
  socket.hear({ is: 'changed', entry: 4, gesture: { seat: 1, at: 'goal 0' } })
  expect(table.pointed).toMatchObject([{ seat: 1, at: 'goal 0' }])
  timers.at(-1)?.what()
  expect(table.pointed).toEqual([])
})

test('our turn and our options are announced once', async () => {
  announcer.lines = []
  const view = { seat: 0, stack: 3, status: { is: 'receive', seat: 0 } }
  socket.hear({ is: 'changed', entry: 4, events: [played(3)], public: view, moves: [4] })
  await settled()
  expect(announcer.lines.map((line) => line.text)).toEqual([said(3), 'Your turn: play a card onto the stack.'])
  socket.hear({ is: 'changed', entry: 5, said: ['Ada', 'Hello'] })
  await settled()
  expect(announcer.lines.map((line) => line.text)).toEqual([said(3), 'Your turn: play a card onto the stack.', 'Ada: Hello'])
  socket.hear({ is: 'changed', entry: 6, said: [2, 'Hi'] })
  await settled()
  expect(table.talk.map((line) => line.name)).toEqual(['Ada', 'Ada', 2])
  expect(announcer.lines.at(-1)?.text).toBe('Guest 2: Hi')
})

test('new chat is unread until it is read, and earlier chat is not', () => {
  expect(table.unread).toBe(0)
  socket.hear({ is: 'changed', entry: 4, said: ['Ada', 'Well?'] })
  expect(table.unread).toBe(1)
  table.read()
  expect(table.unread).toBe(0)
})

test('chat from while we were away is unread', async () => {
  history = [...history, { entry: 5, said: ['Ada', 'Are you there?'] }]
  socket.hear({ ...shown, entry: 6 })
  await settled()
  expect(table.unread).toBe(1)
})

const ask = { seat: 0, what: 'pause', agreed: [], action: null }
const people = [...lobby.seats, { name: 'Ben', bot: null, taken: true }]

test('the person who asked is told when somebody declines', () => {
  toasts.list = []
  socket.hear({ is: 'changed', entry: 4, lobby: { seats: people, paused: false, asked: ask } })
  socket.hear({ is: 'changed', entry: 5, lobby: { asked: null } })
  expect(toasts.list.map((toast) => toast.text)).toEqual([say('declined-pause')])
})

test('a move that settles a request shows no notice', () => {
  toasts.list = []
  socket.hear({ is: 'changed', entry: 4, lobby: { seats: people, paused: false, asked: ask } })
  socket.hear({ is: 'changed', entry: 5, done: 'me', lobby: { asked: null }, events: [played(1)] })
  expect(toasts.list).toEqual([])
})

test('everyone is told that a move was undone', () => {
  toasts.list = []
  socket.hear({ is: 'changed', entry: 4, lobby: { seats: people, paused: false, asked: { ...ask, seat: 2, what: 'undo' } } })
  socket.hear({ is: 'changed', entry: 5, lobby: { asked: null }, decision: 1 })
  expect(toasts.list.map((toast) => toast.text)).toEqual([say('granted-undo')])
})

test('those who have not answered are awaited, but no bots', () => {
  socket.hear({ is: 'changed', entry: 4, lobby: { seats: [...people, { name: 'Cem', bot: null, taken: true }], asked: { ...ask, agreed: [3] } } })
  const asked = table.shown?.lobby.asked
  expect(asked && stillToAnswer(asked, table.people).map((person) => person.name)).toEqual(['Ben'])
})

test('losing a seat shows the table as a spectator, even with a lower entry number', () => {
  socket.hear({ is: 'changed', entry: 4, view: { hand: [1] } })
  socket.hear({ ...shown, entry: 2, seat: null, removed: true, view: { seat: null, stack: 7 } })
  expect(table.shown).toMatchObject({ entry: 2, seat: null, removed: true, view: { stack: 7 } })
  expect(table.shown?.view).not.toHaveProperty('hand')
  socket.hear({ is: 'changed', entry: 3, public: { stack: 8 } })
  expect(stack()).toBe(8)
})

test('changes of players and host appear in the log and as toasts', async () => {
  const notices = [
    { what: 'replaced', seat: 1, name: 'Ben' },
    { what: 'host', seat: 0, name: 'Ada' },
  ]
  socket.hear({ is: 'changed', entry: 4, notices })
  await settled()
  expect(log().slice(-2)).toEqual(['The host had a bot take over for Ben.', 'You’re the host now.'])
  expect(toasts.list.map((toast) => toast.text)).toEqual(expect.arrayContaining(['You’re the host now.']))
})

test('the holder of the invitation is the host', () => {
  expect(table.host).toBe(false)
  socket.hear({ ...shown, invite: 'secret' })
  expect(table.host).toBe(true)
  socket.hear({ ...shown, invite: null })
  expect(table.host).toBe(false)
})

test('the time when a bot takes over for an absent player is known', () => {
  socket.hear({ is: 'present', seats: [true, false], watching: 0, away_ms: { 1: 60_000 } })
  expect((table.awayUntil['1'] ?? 0) - performance.now()).toBeGreaterThan(50_000)
  socket.hear({ is: 'present', seats: [true, true], watching: 0 })
  expect(table.awayUntil).toEqual({})
})
