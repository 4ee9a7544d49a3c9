import type { Transaction } from '@latchkey/protocol/http/history'
import { describe, expect, test } from 'vitest'
import { type ActivityEvent, type ActivityState, activity, type Page, transition } from './activity.ts'
import { transactionAt } from './testing.ts'

const [a, b, c] = ['2026-03-03', '2026-02-02', '2026-01-01'].map((day) => transactionAt(day)) as [
  Transaction,
  Transaction,
  Transaction,
]
const page = (transactions: readonly Transaction[], cursor?: string): Page => ({ transactions, cursor })
const ready = (
  transactions: readonly Transaction[],
  cursor?: string,
): ActivityState & { status: 'ready' } => ({
  status: 'ready',
  key: 'k',
  transactions,
  paging: cursor ? { status: 'more', cursor } : { status: 'end' },
  barren: 0,
})
const idle = activity.initial
const loading: ActivityState = { status: 'loading', key: 'k' }
const failed: ActivityState = { status: 'failed', key: 'k' }
const more: ActivityEvent = { type: 'more', key: 'k' }
const fail: ActivityEvent = { type: 'fail', key: 'k' }
const answered = (cursor: string, next: Page): ActivityEvent => ({
  type: 'page',
  key: 'k',
  after: cursor,
  page: next,
})

describe('the first page', () => {
  test('behavior: loads, then is there or has failed with nothing to go on from [3.22e, 4.31c]', () => {
    expect(transition(idle, { type: 'load', key: 'k' })).toEqual(loading)
    expect(transition(loading, { type: 'head', key: 'k', page: page([a], 'n') })).toEqual(ready([a], 'n'))
    expect(transition(loading, fail)).toEqual(failed)
    expect(transition(failed, { type: 'load', key: 'k' })).toEqual(loading)
  })

  test('behavior: another account or network starts over; late news of the last change nothing [5.25]', () => {
    expect(transition(ready([a]), { type: 'load', key: 'other' })).toEqual({
      status: 'loading',
      key: 'other',
    })
    const late: ActivityEvent = { type: 'head', key: 'other', page: page([a]) }
    for (const state of [idle, loading, failed, ready([b])]) expect(transition(state, late)).toBe(state)
    expect(transition(idle, fail)).toBe(idle)
  })

  test('behavior: loading twice is loading once, and what is known stays meanwhile', () => {
    expect(transition(loading, { type: 'load', key: 'k' })).toBe(loading)
    const known = ready([a])
    expect(transition(known, { type: 'load', key: 'k' })).toBe(known)
    expect(transition(known, fail)).toBe(known)
  })

  test('behavior: read again, what is new joins what was there [4.31a]', () => {
    const state = transition(ready([b, c], 'n'), { type: 'head', key: 'k', page: page([a, b], 'm') })
    expect(state).toEqual(ready([a, b, c], 'n'))
  })

  test('behavior: where it does not reach what was there, the list begins anew: it has no holes', () => {
    const state = transition(ready([c], 'n'), { type: 'head', key: 'k', page: page([a], 'm') })
    expect(state).toEqual(ready([a], 'm'))
  })
})

describe('the pages behind it', () => {
  const waiting = transition(ready([a], 'n'), more)

  test('behavior: are appended, each transaction once, newest first [4.31a, 4.31b]', () => {
    expect(waiting).toMatchObject({ paging: { status: 'loading', cursor: 'n' } })
    expect(transition(waiting, answered('n', page([c, a, b], 'm')))).toEqual(ready([a, b, c], 'm'))
  })

  test('behavior: without a cursor there are no more [4.32]', () => {
    const state = transition(waiting, answered('n', page([b])))
    expect(state).toEqual(ready([a, b]))
    expect(transition(state, more)).toBe(state)
  })

  test('error: a page that leads to itself ends the list [4.32]', () => {
    expect(transition(waiting, answered('n', page([b], 'n')))).toEqual(ready([a, b]))
  })

  test('behavior: an answer nobody waits for changes nothing', () => {
    const state = ready([a], 'n')
    expect(transition(state, answered('n', page([b])))).toBe(state)
    expect(transition(waiting, answered('old', page([b])))).toBe(waiting)
    expect(transition(loading, answered('n', page([b])))).toBe(loading)
    expect(transition(loading, more)).toBe(loading)
  })

  test('behavior: a failure keeps what is there, and where to try again', () => {
    const state = transition(waiting, fail)
    expect(state).toEqual({ ...ready([a]), paging: { status: 'failed', cursor: 'n' } })
    expect(transition(state, more)).toEqual(waiting)
  })

  test('behavior: pages that bring nothing are counted until one brings something', () => {
    const barren = transition(waiting, answered('n', page([a], 'm')))
    expect(barren).toMatchObject({ barren: 1, paging: { cursor: 'm' } })
    expect(transition(transition(barren, more), answered('m', page([b], 'o')))).toMatchObject({ barren: 0 })
  })
})
