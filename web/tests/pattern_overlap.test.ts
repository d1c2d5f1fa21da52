// Tests of the Pattern Overlap screens.

import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { building, choosing, placed, placing, swapping, type Placement } from '../src/games/pattern_overlap/actions'
import { FACES, squaresOf, type Side } from '../src/games/pattern_overlap/faces'
import { arranged, boxAround, bounded, fieldAt, fitted, isCut, onTable, snapped, zoomed } from '../src/games/pattern_overlap/layout'
import { contacts, different, cellsOf, wrongWith } from '../src/games/pattern_overlap/cells'
import { puzzles, type Placed, type Put, type Puzzle, type PuzzleRow } from '../src/games/pattern_overlap/puzzle'
import { SoloSession, withHint } from '../src/games/pattern_overlap/soloSession.svelte'
import { better, clock } from '../src/lib/puzzles'
import { groupsOf, onward, resumed } from '../src/lib/puzzleOrder'
import { pathOf, widthOf } from '../src/games/pattern_overlap/puzzleShape'
import { GAP, ROW_GAP, besideOutline, cardSide } from '../src/games/pattern_overlap/tray'
import { endOf, whyOf } from '../src/games/pattern_overlap/ending'
import { LastCall } from '../src/games/pattern_overlap/lastCall.svelte'
import { onlyBotsPlay, type Overlap } from '../src/games/pattern_overlap/view'
import { EVEN, lasts, timeOf } from '../src/lib/replay'
import { changes, moments, valueOf } from '../src/games/pattern_overlap/timeline'
import { withChanges } from '../src/games/pattern_overlap/sharedSession.svelte'
import { BoardMessage } from '../src/games/pattern_overlap/boardMessage.svelte'
import { Claims, type Laying } from '../src/games/pattern_overlap/claims.svelte'
import { screens } from '../src/games/pattern_overlap/index'
import { say, spotOf } from '../src/games/pattern_overlap/text'
import type { Answer } from '../src/lib/connection'
import type { Person } from '../src/lib/people'
import { settings } from '../src/lib/settings.svelte'
import { loadText } from '../src/text/index.svelte'

const python = (file: string) => readFileSync(new URL(`../../src/parlour/games/pattern_overlap/${file}`, import.meta.url), 'utf8')
const shown = (side: Side, card: number, rot: number) => squaresOf(side, card, rot).join('')
/** The starting board of worked example W1. */
const W1 = [
  { k: 0, card: 0, loc: 0, x: 0, y: 0, rot: 0 },
  { k: 1, card: 5, loc: 0, x: 2, y: 0, rot: 3 },
  { k: 2, card: 3, loc: 0, x: 0, y: 2, rot: 0 },
]

describe('the cards', () => {
  it('are 54 on each side', () => {
    for (const side of ['animals', 'gems'] as const) expect(FACES[side]).toHaveLength(54)
  })
  it('W7: turn clockwise', () => {
    expect(shown('animals', 0, 0)).toBe('CCAC*ABBD')
    expect(shown('animals', 0, 1)).toBe('BCCB*CDAA')
  })
})

describe('action numbers', () => {
  it('W21: are those of the rules', () => {
    expect(placing({ loc: 0, slot: 1, rot: 3, x: -2, y: 2 }, false)).toBe(18104)
    expect(placing({ loc: 2, slot: 0, rot: 1, x: 0, y: -2 }, true)).toBe(13444)
  })
  it('begin where rules.py says', () => {
    const number = (name: string) => Number(new RegExp(`^${name} = (\\d+)`, 'm').exec(python('rules.py'))?.[1])
    expect(swapping(0, false)).toBe(number('SWAP_ON_BOARD'))
    expect(swapping(0, true)).toBe(number('SWAP_ON_LOCATIONS'))
    expect(choosing(0)).toBe(number('CHOOSE_CARD'))
    expect(building(0, 0, -4, -4)).toBe(number('BUILD_CARD'))
    expect(building(5, 3, 4, 4)).toBe(number('ACTIONS') - 1)
    expect(placing({ loc: 0, slot: 2, rot: 3, x: 24, y: 24 }, false)).toBe(number('SWAP_ON_BOARD') - 1)
    expect(placing({ loc: 6, slot: 2, rot: 3, x: 11, y: 11 }, true)).toBe(number('SWAP_ON_LOCATIONS') - 1)
  })
  it('are read back', () => {
    const one: Placement = { loc: 3, slot: 2, rot: 1, x: -7, y: 11 }
    expect(placed(placing(one, true) ?? 0, true)).toEqual(one)
    expect(placed(0, false)).toBeNull()
    expect(placed(28813, false)).toBeNull()
  })
  it('end where the table ends', () => {
    expect(placing({ loc: 0, slot: 0, rot: 0, x: 25, y: 0 }, false)).toBeNull()
    expect(placing({ loc: 0, slot: 0, rot: 0, x: 0, y: -12 }, true)).toBeNull()
    expect(building(0, 0, 5, 0)).toBeNull()
  })
})

describe('the cells', () => {
  const cells = cellsOf('animals', W1)
  it('W1: shows the top of every stack', () => {
    const row = (y: number) => [-1, 0, 1, 2, 3].map((x) => cells.get(`0:${x},${y}`)?.top ?? '.').join('')
    expect([-1, 0, 1, 2, 3].map(row)).toEqual(['CCAAC', 'C*A*C', 'BBDDB', 'B*C..', 'AAC..'])
    expect(cells.get('0:1,1')?.stack).toEqual([0, 1, 2])
  })
  it('knows what a card would cover', () => {
    const lies = contacts(cells, 'animals', 11, 3, { loc: 0, x: -2, y: 2 }).filter((one) => one !== null)
    expect(lies).toHaveLength(3)
    expect(lies.every(({ above, below }) => above === below)).toBe(true)
  })
  it('W2: says what is visibly wrong', () => {
    const one = cellsOf('animals', W1.slice(0, 1))
    const wrong = (card: number, rot: number, x: number, y: number, wild = false) => wrongWith(contacts(one, 'animals', card, rot, { loc: 0, x, y }), wild)
    expect(wrong(5, 0, 2, 0)).toBe('mismatch')
    expect(wrong(5, 3, 1, 0)).toBe('centre')
    expect(wrong(5, 3, 3, 0)).toBe('no_overlap')
    expect(wrong(2, 1, 2, 1)).toBe('too_few')
    expect(different(contacts(one, 'animals', 5, 3, { loc: 0, x: 2, y: 0 }), false)).toEqual([])
  })
})

describe('the table on the screen', () => {
  const view = { width: 1000, height: 600 }
  const pad = { top: 0, right: 0, bottom: 100, left: 0 }
  it('fits everything into the free area, centred', () => {
    const box = boxAround([{ x: 0, y: 0 }, { x: 4, y: 2 }], 2)
    const camera = fitted(box, view, pad, 28, 200)
    expect(camera.cell).toBeCloseTo(500 / 9)
    expect(snapped(onTable(camera, { x: 500, y: 250 }))).toEqual({ x: 2, y: 1 })
  })
  it('keeps squares large enough for a finger', () => {
    expect(fitted(boxAround([{ x: -20, y: 0 }, { x: 20, y: 0 }], 2), { width: 390, height: 600 }, pad, 28, 60).cell).toBe(28)
  })
  it('aligns to the top if not everything fits, on request', () => {
    const box = boxAround([{ x: 0, y: -20 }, { x: 0, y: 20 }], 2)
    expect(fitted(box, view, pad, 28, 60, true).y + box.top * 28).toBe(0)
    expect(fitted(box, view, pad, 28, 60).y + box.top * 28).toBeLessThan(0)
  })
  it('zooms around the pointer', () => {
    const camera = { cell: 40, x: 100, y: 100 }
    const around = { x: 260, y: 180 }
    expect(onTable(zoomed(camera, 1.5, around, 10, 100), around)).toEqual(onTable(camera, around))
    expect(zoomed(camera, 9, around, 10, 100).cell).toBe(100)
  })
  it('snaps to the nearest cell, and to no negative zero', () => {
    expect(snapped({ x: 1.49, y: -2.51 })).toEqual({ x: 1, y: -3 })
    expect(Object.is(snapped({ x: -0.2, y: 0 }).x, 0)).toBe(true)
  })
  it('puts locations side by side without overlap, whatever their number', () => {
    for (let seats = 3; seats <= 7; seats++) {
      const boxes = Array.from({ length: seats }, (_, n) => boxAround([{ x: 0, y: 0 }, { x: n, y: -n }], 1.6))
      const { fields, origins } = arranged(boxes, boxes.map((_, n) => n), view)
      fields.forEach((field, loc) => {
        const origin = origins[loc] ?? { x: 0, y: 0 }
        expect(fieldAt(fields, origin)).toBe(loc)
        for (const other of fields.filter((one) => one !== field)) {
          const apart = field.right <= other.left || other.right <= field.left || field.bottom <= other.top || other.bottom <= field.top
          expect(apart).toBe(true)
        }
      })
    }
    expect(fieldAt([], { x: 0, y: 0 })).toBeNull()
  })
})

describe('puzzles', () => {
  it('keep the best time, where fewer hints beat speed', () => {
    expect(better({ ms: 9000, hints: 0 }, null)).toBe(true)
    expect(better({ ms: 9000, hints: 0 }, { ms: 10, hints: 1 })).toBe(true)
    expect(better({ ms: 9000, hints: 0 }, { ms: 8000, hints: 0 })).toBe(false)
    expect(clock(65_400)).toBe('1:05')
  })
  const row = (id: string, stars: number): PuzzleRow => ({ id, side: id.startsWith('G') ? 'gems' : 'animals', stars, cards: 3, squares: 21, shape: [7] })
  const rows = [row('A-02', 2), row('A-10', 1), row('G-01', 1), row('A-9', 1), row('A-03', 2), row('A-01', 1)]
  it('are ordered by difficulty and number', () => {
    expect(groupsOf(rows).map((group) => group.rows.map(({ id }) => id))).toEqual([['A-01', 'A-9', 'A-10', 'G-01'], ['A-02', 'A-03']])
    expect(groupsOf(rows, 'gems').map((group) => group.rows.map(({ id }) => id))).toEqual([['G-01']])
  })
  it('continue with the next that is not solved', () => {
    const solved = (...ids: string[]) => (id: string) => ids.includes(id)
    expect(onward(rows, 'A-01', solved('A-01'))).toBe('A-9')
    expect(onward(rows, 'A-01', solved('A-01', 'A-9'))).toBe('A-10')
    expect(onward(rows, 'A-10', solved('A-01', 'A-9', 'A-10'))).toBe('G-01')
    expect(onward(rows, 'A-03', solved('A-03'))).toBe('A-01')
    expect(onward(rows, 'day-2026-11-15', solved())).toBe('A-01')
    expect(onward(rows, 'A-01', () => true)).toBeNull()
    expect([resumed(rows, 'A-02', solved()), resumed(rows, 'A-02', solved('A-02')), resumed(rows, '', solved())]).toEqual(['A-02', 'A-03', 'A-01'])
  })
  it('are drawn by their outlines', () => {
    expect(pathOf([0b10, 0b01])).toBe('M1 0h1v1h-1zM0 1h1v1h-1z')
    expect([widthOf([0b101]), widthOf([1])]).toEqual([3, 1])
  })
})

describe('a hint', () => {
  const put = (card: number, x: number, y = 1, rot = 0): Put => ({ card, rot, x, y })
  const puzzle = { id: 'A-01', cards: [1, 2, 3, 4], centers: [] } as unknown as Puzzle
  /** Answers to hints, given by hand. */
  function waiting() {
    const asked: { put: Put[]; answer: (hint: Put) => void; refuse: (error: Error) => void }[] = []
    vi.spyOn(puzzles, 'hint').mockImplementation((_, put) => new Promise((answer, refuse) => asked.push({ put, answer, refuse })))
    return asked
  }
  const settled = () => new Promise((done) => setTimeout(done))
  afterEach(() => void vi.restoreAllMocks())

  it('replaces its own card and what is in its place, and nothing else', () => {
    const before = [put(1, 1), put(2, 5)]
    expect(withHint(before, before, put(2, 3))).toEqual([put(1, 1), put(2, 3)])
    expect(withHint(before, before, put(3, 1))).toEqual([put(2, 5), put(3, 1)])
    expect(withHint([], [put(4, 7)], put(3, 1))).toEqual([put(4, 7), put(3, 1)])
  })
  it('is void once its card or its place has changed', () => {
    expect(withHint([put(1, 1)], [put(1, 5)], put(1, 3))).toBeNull()
    expect(withHint([put(1, 1)], [], put(1, 3))).toBeNull()
    expect(withHint([put(1, 1)], [put(1, 1, 1, 2)], put(1, 3))).toBeNull()
    expect(withHint([], [put(2, 3)], put(1, 3))).toBeNull()
  })
  it('is asked for once at a time, and keeps what was placed meanwhile', async () => {
    const asked = waiting()
    const session = new SoloSession(puzzle, new BoardMessage())
    session.hint()
    session.hint()
    expect([asked.length, session.asking]).toEqual([1, true])
    session.lay(put(1, 1))
    session.lay(put(2, 5))
    asked[0]?.answer(put(3, 3))
    await settled()
    expect(session.put).toEqual([put(1, 1), put(2, 5), put(3, 3)])
    expect([session.hints, session.asking]).toEqual([1, false])
  })
  it('is asked for again if it no longer fits, and counts once', async () => {
    const asked = waiting()
    const session = new SoloSession(puzzle, new BoardMessage())
    session.hint()
    session.lay(put(3, 7))
    asked[0]?.answer(put(3, 3))
    await settled()
    expect([session.put, session.hints, asked.length]).toEqual([[put(3, 7)], 0, 2])
    expect(asked[1]?.put).toEqual([put(3, 7)])
    asked[1]?.answer(put(3, 3))
    await settled()
    expect([session.put, session.hints, session.asking]).toEqual([[put(3, 3)], 1, false])
  })
  it('waits while a card is held, and is dropped by a new start', async () => {
    const asked = waiting()
    const session = new SoloSession(puzzle, new BoardMessage())
    session.hint()
    session.hold(3)
    asked[0]?.answer(put(3, 3))
    await settled()
    expect([session.put, session.asking]).toEqual([[], true])
    session.hold(null)
    await settled()
    expect(session.put).toEqual([put(3, 3)])
    session.hint()
    session.again()
    asked[1]?.answer(put(1, 1))
    await settled()
    expect([session.put, session.hints, session.asking]).toEqual([[], 0, false])
  })
  it('that cannot be given says so, and can be asked for again', async () => {
    const asked = waiting()
    const session = new SoloSession(puzzle, new BoardMessage())
    session.hint()
    asked[0]?.refuse(new Error('no connection'))
    await settled()
    expect(session.asking).toBe(false)
    session.hint()
    expect(asked).toHaveLength(2)
  })
})

describe('the tray of a puzzle', () => {
  const rows = (count: number, side: number, width: number) => Math.ceil(count / Math.floor((width + GAP) / (side + GAP)))
  it('has room for every card', () => {
    for (const [width, height] of [[324, 180], [354, 250], [260, 200], [1404, 250]] as const) {
      for (let count = 3; count <= 10; count++) {
        const side = cardSide(count, { width, height }, 132)
        expect(rows(count, side, width) * (side + ROW_GAP) - ROW_GAP, `${count} in ${width} × ${height}`).toBeLessThanOrEqual(height)
      }
    }
  })
  it('uses a second row where that makes the cards larger, but no more rows than that needs', () => {
    expect(cardSide(4, { width: 354, height: 250 }, 132)).toBe(110)
    expect(cardSide(3, { width: 354, height: 250 }, 132)).toBe(110)
    expect(cardSide(3, { width: 354, height: 290 }, 132)).toBe(130)
    expect(cardSide(10, { width: 1404, height: 250 }, 132)).toBe(127)
  })
  it('has cards with squares as large as those of the outline, where there is room', () => {
    const upright = { width: 354, height: 600 }
    expect(besideOutline(3, upright, { w: 5, h: 5 }, 168)).toBeGreaterThanOrEqual(120)
    expect(besideOutline(4, { width: 1404, height: 660 }, { w: 6, h: 6 }, 168)).toBeGreaterThanOrEqual(150)
    expect(besideOutline(10, upright, { w: 9, h: 12 }, 168)).toBeLessThan(110)
  })
})

describe('a shared puzzle', () => {
  const [a, b]: Placed[] = [
    [3, 0, 1, 1],
    [7, 2, 3, 1],
  ] as Placed[] & [Placed, Placed]
  it('shows pending changes in the order in which they were requested', () => {
    expect(withChanges([a, b], [])).toEqual([a, b])
    expect(withChanges([a, b], [{ do: 'lay', card: [3, 1, 5, 5] }])).toEqual([b, [3, 1, 5, 5]])
    expect(withChanges([a, b], [{ do: 'lift', card: 7 }])).toEqual([a])
    expect(withChanges([a], [{ do: 'clear' }, { do: 'lay', card: b }, { do: 'hint' }])).toEqual([b])
  })
})

describe('a replay', () => {
  it('takes as long as the game, divided by the speed', () => {
    const times = [0, 3000, 3400, null]
    expect(lasts(times, 0, 1)).toBe(3000)
    expect(lasts(times, 0, 4)).toBe(750)
    expect(lasts(times, 1, 0.5)).toBe(800)
    expect(lasts(times, 2, 1)).toBe(lasts(times, 0, EVEN))
    expect(timeOf(61_250)).toBe('1:01.2')
  })
})

describe('the timeline of a game', () => {
  const view = (cards: number, more: Partial<Overlap>): Overlap =>
    ({
      mode: 'cover',
      phase: 'play',
      tokens: [0, 0],
      points: null,
      my_points: null,
      seat: null,
      laid: { card: [0, 1, 2, 3].slice(0, cards), by: [-1, 0, 1, 0], covers: [0, 3, 4, 5], touches: [0, 1, 2, 1], right: [1, 1, 1, 1] },
      ...more,
    }) as unknown as Overlap
  const game = [view(1, {}), view(2, {}), view(2, {}), view(3, { tokens: [1, 0], phase: 'last_call' }), view(3, { tokens: [1, 0], phase: 'over' })]
  it('has the steps at which the table changed', () => {
    expect(changes(game)).toEqual([0, 1, 3])
  })
  it('knows who went out, the last call and the end', () => {
    expect(moments(game).map(({ step, kind, seat }) => [step, kind, seat])).toEqual([
      [3, 'out', 0],
      [3, 'call', -1],
      [4, 'over', -1],
    ])
  })
  it('charts the value of the mode', () => {
    expect(valueOf(view(4, {}), 0)).toBe(8)
    expect(valueOf(view(4, { mode: 'diversify' }), 0)).toBe(2)
    expect(valueOf(view(4, { points: [8, 4] }), 1)).toBe(4)
    expect(valueOf(view(4, { mode: 'speed', played: [2, 1] }), 0)).toBe(2)
    expect(valueOf(view(4, { mode: 'nms', on_location: [3, 0] }), 0)).toBe(3)
  })
})

describe('refusals', () => {
  const people = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, you: seat === 1, bot: null, away: false, empty: false }) as Person)
  const laying: Laying = { card: 11, rot: 0, at: { loc: 0, x: -2, y: 2 }, slot: 0 }
  const explained = async (language: typeof settings.language, refusal: Record<string, unknown>, clock = 'realtime') => {
    settings.language = language
    await loadText('pattern_overlap')
    const message = new BoardMessage()
    const view = { side: 'animals', wild: false, min_match: 4, clock, laid: { card: [] } } as unknown as Overlap
    const answer = { accepted: false, words: 'in the words of the server', ...refusal } as Answer
    const claims = new Claims(
      {
        view: () => view,
        people: () => people,
        cells: () => cellsOf('animals', W1),
        mayLay: () => true,
        numberOf: () => 1,
        act: () => Promise.resolve(answer),
        accepted: () => undefined,
        back: () => undefined,
        pauseMs: () => 0,
      },
      message,
    )
    await claims.claim(laying)
    settings.language = 'en'
    return message.words
  }
  it('are worded by code and arguments in every language', async () => {
    const squares = [[-1, 1], [-1, 2]]
    expect(await explained('en', { code: 'mismatch', late: false, faster: null, squares, locked_ms: 1500 })).toBe('2 squares don’t match.')
    expect(await explained('nb', { code: 'mismatch', late: false, faster: null, squares, locked_ms: 1500 })).toBe('2 ruter stemmer ikke.')
    expect(await explained('de', { code: 'mismatch', late: false, faster: null, squares: squares.slice(1), locked_ms: 1500 })).toBe('Ein Feld passt nicht.')
    expect(await explained('en', { code: 'not_playing', late: false, faster: null, squares: [], locked_ms: 200 })).toBe('One moment. You can’t play again just yet.')
  })
  it('say how many squares this table asks for', async () => {
    const few = { code: 'too_few', late: false, faster: null, squares: [], locked_ms: 1500 }
    expect(await explained('en', few)).toBe('That’s too few. At least four squares have to match.')
    expect(await explained('de', { ...few, code: 'no_overlap' })).toBe('Eine Karte muss mindestens vier Felder bedecken.')
  })
  it('name the player who was faster', async () => {
    expect(await explained('en', { code: 'centre', late: true, faster: 0, squares: [], locked_ms: 0 })).toBe('Ann was faster here.')
    expect(await explained('de', { code: 'frozen', late: true, faster: 0, squares: [], locked_ms: 0 })).toBe('Der Stapel von Ann ist gerade eingefroren.')
    expect(await explained('nb', { code: 'too_few', late: true, faster: null, squares: [], locked_ms: 0 })).toBe('Noe har nettopp endret seg her på bordet.')
  })
  it('are found on the table where turns are taken', async () => {
    expect(await explained('en', { code: 'illegal' }, 'turns')).toMatch(/squares? do(es)?n’t match/)
  })
})

describe('texts', () => {
  it('name values that are numbers', async () => {
    await loadText('pattern_overlap')
    const name = (option: string, value: number | string) => screens.valueName?.(option, value)
    expect([name('mistake_lock_ms', 1500), name('play_lock_ms', 0), name('stuck_notice_s', 0), name('timer_s', 0), name('mode', 'speed')]).toEqual(['1.5 s', 'none', 'never', 'none', null])
  })
  it('are facts in words', async () => {
    await loadText('pattern_overlap')
    const people = [{ name: 'Ann', you: false }, { name: 'Bob', you: true }]
    const played = { is: 'played', seat: 0, card: 11, rot: 3, loc: null, x: -2, y: 2, squares: 3, cards: 1, whose: 1 }
    expect(say.fact('event', played, people)).toBe('Ann plays a card, covering 3 squares of your card.')
    const elsewhere = { ...played, seat: 1, loc: 0, cards: 2, whose: null }
    expect(say.fact('event', elsewhere, people)).toBe('You play a card on Ann’s location, covering 3 squares on 2 cards.')
    expect(say('ui-laid', { seat: 0, ...spotOf({ x: -2, y: 1 }) }, people)).toBe('Ann’s card. 2 left, 1 down')
    expect(say('ui-laid', { seat: null, ...spotOf({ x: 0, y: 0 }) }, people)).toBe('Starting card. In the middle')
    expect(say.fact('status', { is: 'over', reason: 'time-up', winners: [0, 1] } as never, people)).toBe('Time’s up. It’s a tie between you and Ann.')
    expect(say.fact('move', { is: 'place', slot: 1, rot: 3, loc: null, x: -2, y: 2, card: '1.5' } as never)).toBe('p 1 r3 −2 2 (1.5)')
  })
})

describe('the felt', () => {
  const box = boxAround(W1, 1)
  const view = { width: 300, height: 200 }
  it('shows the whole patchwork, and knows when it is cut', () => {
    const camera = fitted(box, view, { top: 0, right: 0, bottom: 0, left: 0 }, 4, 54)
    expect(isCut(camera, box, view)).toBe(false)
    expect(isCut({ ...camera, cell: camera.cell * 2 }, box, view)).toBe(true)
  })
  it('can be moved, but never so far that the patchwork is lost', () => {
    const far = bounded({ cell: 10, x: 9000, y: -9000 }, box, view)
    expect(isCut(far, box, view)).toBe(false)
    const near = bounded({ cell: 60, x: 9000, y: -9000 }, box, view)
    expect(near.x + box.left * 60).toBeCloseTo(0)
    expect(near.y + box.bottom * 60).toBeCloseTo(view.height)
  })
})

describe('the last call', () => {
  it('tells the idle limit from its own end', () => {
    const call = new LastCall()
    expect(call.at('play', 0, 90_000, 0)).toBe(false)
    expect(call.isIdle('play', 90_000)).toBe(true)
    expect(call.at('last_call', 60_000, 40_000, 10_000)).toBe(true)
    expect(call.until).toBe(70_000)
    expect(call.isIdle('last_call', 40_000)).toBe(true)
    expect(call.at('last_call', 60_000, 70_000, 30_000)).toBe(false)
    expect(call.isIdle('last_call', 70_000)).toBe(false)
  })
  it('is known as soon as possible to a page that opens in the middle of it', () => {
    const call = new LastCall()
    expect(call.at('last_call', 60_000, 20_000, 0)).toBe(false)
    expect(call.until).toBe(20_000)
    call.at('last_call', 60_000, 45_000, 10_000)
    expect(call.until).toBe(45_000)
  })
})

describe('the end', () => {
  const over = (given: Partial<Overlap>) => ({ mode: 'cover', seat: 0, phase: 'over', places: [2, 1], tokens: [0, 1], held: [1, 0], pile: [0, 0], on_location: null, laid: { card: [0, 1, 2, 3], by: [-1, 0, 1, 1], loc: [0, 0, 0, 0], x: [], y: [], rot: [], covers: [0, 3, 4, 5], touches: [0, 1, 1, 2], right: [1, 1, 1, 1] }, ...given }) as unknown as Overlap
  it('lists everyone, best first, with the cards they played and kept', () => {
    const rows = endOf(over({}))
    expect(rows.map((row) => [row.seat, row.points, row.tiles.map((tile) => tile.worth)])).toEqual([[1, 9, [4, 5]], [0, 3, [3, null]]])
  })
  it('tells the loser something else than the winner', () => {
    const [lost, won] = [over({}), over({ seat: 1 })]
    expect(whyOf(lost, endOf(lost))).toEqual({ won: false, lead: 6, left: 1 })
    expect(whyOf(won, endOf(won))).toEqual({ won: true, lead: 6, left: 0 })
    expect(whyOf(over({ seat: null }), endOf(lost))).toBeNull()
  })
  it('names the tie-break in every language, and you as you', async () => {
    for (const language of ['en', 'nb', 'de'] as const) {
      settings.language = language
      await loadText('pattern_overlap')
      const people = [{ name: 'Ann', you: false }, { name: 'Bob', you: true }]
      for (const mode of ['speed', 'cover', 'diversify', 'nms'])
        for (const by of ['out', 'cards', 'best-card', 'earlier-card', 'squares', 'locations']) {
          expect(say('ui-decided', { by, mode, seat: 0 }, people)).toContain('Ann')
          expect(say('ui-decided', { by, mode, seat: 1 }, people)).not.toContain('Bob')
        }
      expect(say('ui-story-out', { seat: 0, token: 1 }, people)).toContain('Ann')
      expect(say('ui-story-out', { seat: 1, token: 1 }, people)).not.toContain('Bob')
    }
    settings.language = 'en'
    await loadText('pattern_overlap')
  })
  it('says how the game ended, but not again who won', async () => {
    for (const language of ['en', 'nb', 'de'] as const) {
      settings.language = language
      await loadText('pattern_overlap')
      const why = screens.why?.(over({ ended: 'time-up' } as never)) ?? ''
      const fact = { is: 'over', reason: 'time-up', winners: [0] }
      const status = say.fact('status', fact, [{ name: 'Ann', you: true }])
      expect(why).not.toBe('')
      expect(status.startsWith(`${why} `)).toBe(true)
    }
    settings.language = 'en'
    await loadText('pattern_overlap')
    expect(screens.why?.(over({ ended: null } as never))).toBe('')
  })
  it('can be skipped to when only bots have cards', () => {
    const people = [{ seat: 0, bot: null }, { seat: 1, bot: 'easy' }] as Person[]
    const at = (held: number[], phase = 'play') => onlyBotsPlay(over({ phase, held, pile: [0, 0] } as never), people)
    expect([at([0, 2]), at([1, 2]), at([0, 0]), at([0, 2], 'over')]).toEqual([true, false, false, false])
  })
})
