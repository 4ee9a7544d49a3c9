import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { expect, test } from 'vitest'
import { type CodeEntry, type CodeEvent, transition } from './codeEntry.ts'

const typing = (digits: string): CodeEntry => ({ status: 'typing', digits })
const checking: CodeEntry = { status: 'checking', digits: '12345678' }
const refuse = (code: string, triesLeft = 4): CodeEvent => ({
  type: 'refuse',
  error: new FrameRefusal({ code }),
  triesLeft,
})

test.each<[string, CodeEntry, CodeEvent, CodeEntry]>([
  ['digits are typed', typing(''), { type: 'type', text: '12' }, typing('12')],
  ['others are left out', typing('12'), { type: 'type', text: '12a' }, typing('12')],
  ['the last digit submits', typing('1234567'), { type: 'type', text: '12345678' }, checking],
  ['so does a paste', typing(''), { type: 'type', text: '1234 5678' }, checking],
  ['too few are not submitted', typing('1234'), { type: 'submit' }, typing('1234')],
  [
    'a wrong code is cleared, and the tries are said',
    checking,
    refuse('login/code_wrong', 3),
    { status: 'typing', digits: '', problem: { kind: 'wrong', triesLeft: 3 } },
  ],
  [
    'typing again removes the problem',
    { status: 'typing', digits: '', problem: { kind: 'wrong', triesLeft: 3 } },
    { type: 'type', text: '1' },
    typing('1'),
  ],
  [
    'without a connection the code is kept',
    checking,
    refuse('request/http_failed'),
    { status: 'typing', digits: '12345678', problem: { kind: 'offline' } },
  ],
  [
    'and can be submitted again',
    { status: 'typing', digits: '12345678', problem: { kind: 'offline' } },
    { type: 'submit' },
    checking,
  ],
  [
    'nor is it lost while the server is in trouble',
    checking,
    refuse('server/database_unavailable'),
    { status: 'typing', digits: '12345678', problem: { kind: 'offline' } },
  ],
  ['too many tries end it', checking, refuse('login/too_many_tries'), { status: 'over', reason: 'tooMany' }],
  ['so does its age', checking, refuse('login/attempt_ended'), { status: 'over', reason: 'expired' }],
  ['other refusals are for the page', checking, refuse('login/change_pending'), { status: 'failed' }],
  [
    'and other errors',
    checking,
    { type: 'refuse', error: new Error('bug'), triesLeft: 4 },
    { status: 'failed' },
  ],
  ['nothing is typed while it is checked', checking, { type: 'type', text: '1' }, checking],
  [
    'nor after it is over',
    { status: 'over', reason: 'expired' },
    { type: 'type', text: '1' },
    { status: 'over', reason: 'expired' },
  ],
  ['a late answer changes nothing', typing('1'), refuse('login/code_wrong'), typing('1')],
])('behavior: %s', (_, state, event, next) => expect(transition(state, event)).toEqual(next))
