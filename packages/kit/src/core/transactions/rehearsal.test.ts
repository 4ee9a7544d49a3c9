import { expect, test } from 'vitest'
import { type RehearsalEvent, type RehearsalState, transition } from './rehearsal.ts'

const simulation = { status: 'ok', changes: [], approvals: [] } as const
const idle: RehearsalState = { status: 'idle' }
const running: RehearsalState = { status: 'running', of: 'a' }
const done: RehearsalState = { status: 'done', of: 'a', simulation }

const table: [string, RehearsalState, RehearsalEvent, RehearsalState][] = [
  ['starts', idle, { type: 'start', of: 'a' }, running],
  ['tried again, the last answer stays', done, { type: 'start', of: 'a' }, done],
  ['of another transfer, it starts anew', done, { type: 'start', of: 'b' }, { status: 'running', of: 'b' }],
  ['ends', running, { type: 'done', of: 'a', simulation }, done],
  ['a late answer about another is dropped', running, { type: 'done', of: 'b', simulation }, running],
  ['left, there is none', done, { type: 'reset' }, idle],
  ['an answer after leaving is dropped', idle, { type: 'done', of: 'a', simulation }, idle],
]
test.each(table)('behavior: %s', (_, state, event, expected) => {
  expect(transition(state, event)).toEqual(expected)
})
