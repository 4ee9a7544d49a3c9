import { expect, test } from 'vitest'
import { type SiwxEvent, type SiwxState, transition } from './siwx.ts'

const account = { chainId: 'eip155:1', address: '0xa' } as const
const other = { chainId: 'eip155:10', address: '0xa' } as const
const attempt = {}
const session = {
  accountAddress: '0xa',
  chainId: 'eip155:1',
  uri: 'https://app.example.com',
  version: '1',
  issuedAt: '2026-01-01T00:00:00Z',
  message: 'm',
  signature: '0x1',
} as const

const idle: SiwxState = { status: 'idle' }
const checking: SiwxState = { status: 'checking', account }
const signedOut: SiwxState = { status: 'signedOut', account }
const declined: SiwxState = { status: 'signedOut', account, cause: 'declined' }
const unreachable: SiwxState = { status: 'signedOut', account, cause: 'unreachable' }
const signing: SiwxState = { status: 'signing', account, attempt }
const verifying: SiwxState = { status: 'verifying', account, attempt }
const signedIn: SiwxState = { status: 'signedIn', account, session }
const states = { idle, checking, signedOut, declined, unreachable, signing, verifying, signedIn }
type Name = keyof typeof states

/** The next state for each event; states that are not listed do not change. */
const table: [string, SiwxEvent, Partial<Record<Name, SiwxState>>][] = [
  [
    'the connection is gone',
    { type: 'use', account: undefined },
    {
      checking: idle,
      signedOut: idle,
      declined: idle,
      unreachable: idle,
      signing: idle,
      verifying: idle,
      signedIn: idle,
    },
  ],
  ['the same account', { type: 'use', account }, { idle: checking }],
  [
    'another account or chain: a session is for one of each',
    { type: 'use', account: other },
    Object.fromEntries(Object.keys(states).map((name) => [name, { status: 'checking', account: other }])),
  ],
  [
    'a session is found',
    { type: 'found', account, session },
    { checking: signedIn, signedOut: signedIn, declined: signedIn, unreachable: signedIn, signedIn },
  ],
  ['a session of another account is found', { type: 'found', account: other, session }, {}],
  [
    'there is no session',
    { type: 'missing', account },
    { checking: signedOut, unreachable: signedOut, signedIn: signedOut },
  ],
  [
    'the session has run out',
    { type: 'missing', account, cause: 'expired' },
    Object.fromEntries(
      (['checking', 'signedOut', 'declined', 'unreachable', 'signedIn'] as const).map((name) => [
        name,
        { status: 'signedOut', account, cause: 'expired' },
      ]),
    ),
  ],
  ['another account has no session', { type: 'missing', account: other, cause: 'expired' }, {}],
  [
    'the wallet is asked',
    { type: 'sign', account, attempt },
    { checking: signing, signedOut: signing, declined: signing, unreachable: signing, signedIn: signing },
  ],
  ['the wallet is asked for another account', { type: 'sign', account: other, attempt }, {}],
  ['it has signed', { type: 'verify', attempt }, { signing: verifying }],
  ['it has signed too late', { type: 'verify', attempt: {} }, {}],
  [
    'the signature is accepted',
    { type: 'succeed', attempt, session },
    { signing: signedIn, verifying: signedIn },
  ],
  ['one that is not waited for is accepted', { type: 'succeed', attempt: {}, session }, {}],
  ['declined', { type: 'stop', attempt, cause: 'declined' }, { signing: declined, verifying: declined }],
  ['one that is not waited for is declined', { type: 'stop', attempt: {}, cause: 'declined' }, {}],
]

for (const [title, event, results] of table)
  test(`behavior: ${title} [4.33, 4.34a, 4.35a]`, () => {
    for (const name of Object.keys(states) as Name[]) {
      const before = states[name]
      const after = transition(before, event)
      const expected = results[name]
      if (expected) expect(after, name).toEqual(expected)
      else expect(after, name).toBe(before)
    }
  })
