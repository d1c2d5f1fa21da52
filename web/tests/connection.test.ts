// Tests of reconnecting and of answers to requests.

import { beforeEach, expect, test } from 'vitest'
import { Connection, type Answer, type Socket, type ConnectionStatus, type Environment } from '../src/lib/connection'
import type { Message } from '../src/lib/protocol'
import { PROTOCOL } from '../src/generated/messages'

class Scripted implements Socket {
  sent: Record<string, unknown>[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.closed = true
  }
  welcome(entry = 0) {
    this.onopen?.()
    this.hear({ is: 'shown', entry })
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  lose(code = 1006) {
    this.onclose?.({ code })
  }
}

let sockets: Scripted[]
let urls: string[]
let standings: ConnectionStatus[]
let onMessage: Message[]
let timers: { what: () => void; ms: number; id: number }[]
let connection: Connection

const settled = () => new Promise((done) => setTimeout(done, 0))
const newest = () => sockets.at(-1) as Scripted
const fire = async (which = timers.length - 1) => {
  const [timer] = timers.splice(which, 1)
  timer?.what()
  await settled()
}

beforeEach(async () => {
  ;[sockets, urls, standings, onMessage, timers] = [[], [], [], [], []]
  let count = 0
  const around: Environment = {
    open: (url) => {
      urls.push(url)
      sockets.push(new Scripted())
      return newest()
    },
    ensureGuest: () => Promise.resolve(),
    later: (what, ms) => {
      timers.push({ what, ms, id: ++count })
      return count
    },
    cancel: (id) => (timers = timers.filter((timer) => timer.id !== id)),
    random: () => 0.5,
  }
  connection = new Connection('ws://here', { onMessage: (one) => onMessage.push(one), onStatus: (one) => standings.push(one) }, around)
  connection.start()
  await settled()
})

test('the connection is open after the first snapshot', () => {
  expect(standings).toEqual(['connecting'])
  newest().welcome()
  expect(standings).toEqual(['connecting', 'open'])
  expect(onMessage).toHaveLength(1)
})

test('a socket says which protocol the page speaks, and an outdated page stops trying', () => {
  expect(urls).toEqual([`ws://here?protocol=${PROTOCOL}`])
  newest().lose(4426)
  expect(standings.at(-1)).toBe('outdated')
  expect(timers).toEqual([])
})

test('a request is answered by done, by a change with its id, or by a rejection', async () => {
  newest().welcome()
  const answers = ['a', 'b', 'c'].map((id) => connection.request({ do: 'start' }, id))
  newest().hear({ is: 'done', id: 'a', entry: 1 })
  newest().hear({ is: 'changed', done: 'b', entry: 2 })
  newest().hear({ is: 'refused', id: 'c', code: 'host', words: 'no' })
  expect(await Promise.all(answers)).toEqual([
    { accepted: true, entry: 1 },
    { accepted: true, entry: 2 },
    { accepted: false, code: 'host', words: 'no' },
  ])
})

test('an unanswered action is sent again with its old id; other requests fail', async () => {
  newest().welcome()
  const act = connection.request({ do: 'act', decision: 4, action: 7 }, 'mine')
  const say = connection.request({ do: 'say', text: 'hello' })
  newest().lose()
  expect(await say).toMatchObject({ accepted: false, code: 'lost' })
  expect(standings.at(-1)).toBe('lost')
  await fire()
  expect(newest().sent).toEqual([])
  newest().welcome()
  expect(newest().sent).toEqual([{ do: 'act', id: 'mine', decision: 4, action: 7 }])
  newest().hear({ is: 'done', id: 'mine', entry: 9 })
  expect(await act).toEqual({ accepted: true, entry: 9 })
})

test('an action made while offline is sent after reconnecting', async () => {
  newest().welcome()
  newest().lose()
  const act = connection.request({ do: 'act', decision: 0, action: 1 }, 'late')
  await fire()
  newest().welcome()
  expect(newest().sent).toHaveLength(1)
  newest().hear({ is: 'changed', done: 'late', entry: 3 })
  expect(await act).toMatchObject({ accepted: true })
})

test('an action left unanswered before a reload is sent by the next page', async () => {
  const again = new Connection(
    'ws://here',
    { onMessage: () => undefined, onStatus: () => undefined },
    {
      open: () => {
        sockets.push(new Scripted())
        return newest()
      },
      ensureGuest: () => Promise.resolve(),
      later: () => 0,
      cancel: () => undefined,
      random: Math.random,
    },
  )
  const answer = again.start({ id: 'old', decision: 2, action: 5 }) as Promise<Answer>
  await settled()
  newest().welcome()
  expect(newest().sent).toEqual([{ do: 'act', id: 'old', decision: 2, action: 5 }])
  newest().hear({ is: 'done', id: 'old', entry: 6 })
  expect(await answer).toEqual({ accepted: true, entry: 6 })
})

test('retries back off, and reconnecting by hand is immediate', async () => {
  newest().welcome()
  newest().lose()
  const pauses = []
  for (let n = 0; n < 7; n++) {
    pauses.push(timers.at(-1)?.ms)
    await fire()
    newest().lose()
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000])
  const before = sockets.length
  connection.reconnectNow()
  await settled()
  expect(sockets).toHaveLength(before + 1)
})

test('a silent connection is pinged, then dropped', async () => {
  newest().welcome()
  await fire()
  expect(newest().sent).toMatchObject([{ do: 'ping' }])
  newest().hear({ is: 'pong', id: 'x' })
  await fire()
  await fire()
  expect(newest().closed).toBe(true)
  expect(standings.at(-1)).toBe('lost')
})

test('while an action is unanswered, the connection is soon checked, and given up if it is dead', async () => {
  newest().welcome()
  const act = connection.request({ do: 'act', decision: 4, action: 7 }, 'mine')
  expect(timers.map(({ ms }) => ms)).toEqual([3000])
  await fire()
  expect(newest().sent.at(-1)).toMatchObject({ do: 'ping' })
  newest().hear({ is: 'pong', id: 'x' })
  expect(timers.map(({ ms }) => ms)).toEqual([3000])
  await fire()
  await fire()
  expect(standings.at(-1)).toBe('lost')
  await fire()
  newest().welcome()
  expect(newest().sent).toEqual([{ do: 'act', id: 'mine', decision: 4, action: 7 }])
  newest().hear({ is: 'done', id: 'mine', entry: 9 })
  expect(await act).toMatchObject({ accepted: true })
  expect(timers.map(({ ms }) => ms)).toEqual([20000])
})

test('when the network changes, a connection that seems open is checked', async () => {
  newest().welcome()
  connection.reconnectNow()
  expect(newest().sent).toMatchObject([{ do: 'ping' }])
  await fire()
  expect(newest().closed).toBe(true)
  expect(standings.at(-1)).toBe('lost')
})

test('nothing is sent while the socket is still connecting', async () => {
  newest().welcome()
  newest().lose()
  await fire()
  const act = connection.request({ do: 'act', decision: 0, action: 1 }, 'early')
  expect(await connection.request({ do: 'say', text: 'hello' })).toMatchObject({ accepted: false, code: 'lost' })
  connection.reconnectNow()
  expect(newest().sent).toEqual([])
  newest().welcome()
  newest().hear({ is: 'done', id: 'early', entry: 9 })
  expect(await act).toMatchObject({ accepted: true })
})

test('an unknown table is not retried, and neither is one that keeps rejecting us', async () => {
  newest().onopen?.()
  newest().lose(4404)
  expect(standings.at(-1)).toBe('gone')
  expect(timers).toHaveLength(0)
  connection.reconnectNow()
  for (let n = 0; n < 3; n++) {
    await settled()
    newest().onopen?.()
    newest().lose(4401)
    await fire()
  }
  expect(standings.at(-1)).toBe('stranger')
})

test('a damaged table is not retried; a missing database is', async () => {
  newest().onopen?.()
  newest().lose(1013)
  expect(standings.at(-1)).toBe('lost')
  for (let n = 0; n < 5; n++) {
    await fire()
    newest().onopen?.()
    newest().lose(1013)
    expect(standings.at(-1)).toBe('lost')
  }
  await fire()
  newest().onopen?.()
  newest().lose(4410)
  expect(standings.at(-1)).toBe('damaged')
  expect(timers).toHaveLength(0)
})

test('a table whose game has failed is not retried', () => {
  newest().welcome()
  newest().lose(4424)
  expect(standings.at(-1)).toBe('broken')
  expect(timers).toHaveLength(0)
})

test('where there are no spectators, nobody tries again', () => {
  newest().welcome()
  newest().lose(4405)
  expect(standings.at(-1)).toBe('barred')
  expect(timers).toHaveLength(0)
})

test('a signed-out device says so; one with a newer cookie reconnects', async () => {
  newest().welcome()
  newest().lose(4403)
  await fire()
  newest().welcome()
  expect(standings.at(-1)).toBe('open')
  for (let n = 0; n < 3; n++) {
    newest().onopen?.()
    newest().lose(4403)
    await fire()
  }
  expect(standings.at(-1)).toBe('ended')
  expect(timers).toHaveLength(0)
})

test('a device that learns over HTTP that it was signed out stops retrying', async () => {
  const told: ConnectionStatus[] = []
  const later: (() => void)[] = []
  const around: Environment = {
    open: () => new Scripted(),
    ensureGuest: () => Promise.reject(Object.assign(new Error('signed out'), { code: 'ended' })),
    later: (what) => later.push(what),
    cancel: () => undefined,
    random: () => 0.5,
  }
  new Connection('ws://here', { onMessage: () => undefined, onStatus: (one) => told.push(one) }, around).start()
  for (let n = 0; n < 3; n++) {
    await settled()
    later.pop()?.()
  }
  expect(told.at(-1)).toBe('ended')
  expect(later).toHaveLength(0)
})

test('who we are is asked anew only after a connection was lost', async () => {
  const asked: boolean[] = []
  const tried: Scripted[] = []
  const later: (() => void)[] = []
  const around: Environment = {
    open: () => (tried.push(new Scripted()), tried.at(-1) as Scripted),
    ensureGuest: (again) => Promise.resolve(asked.push(again)),
    later: (what) => later.push(what),
    cancel: () => undefined,
    random: () => 0.5,
  }
  new Connection('ws://here', { onMessage: () => undefined, onStatus: () => undefined }, around).start()
  await settled()
  expect(asked).toEqual([false])
  tried.at(-1)?.lose(4401)
  later.pop()?.()
  await settled()
  expect(asked).toEqual([false, true])
})

test('a stopped connection stays stopped', async () => {
  newest().welcome()
  connection.stop()
  connection.reconnectNow()
  await settled()
  expect(sockets).toHaveLength(1)
  expect(standings.at(-1)).toBe('closed')
})
