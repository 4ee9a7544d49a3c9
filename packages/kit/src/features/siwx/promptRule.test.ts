import { expect, test } from 'vitest'
import { type PromptFacts, promptRule } from './promptRule.ts'
import type { SiwxState } from './siwx.ts'

const account = { chainId: 'eip155:1', address: '0xa' } as const
const signedOut = (cause?: 'expired' | 'revoked' | 'unreachable' | 'declined'): SiwxState => ({
  status: 'signedOut',
  account,
  cause,
})
const usual: PromptFacts = {
  state: signedOut(),
  connected: true,
  required: true,
  occasion: 'linked',
  dismissed: false,
  hidden: false,
  linking: false,
  shown: false,
}
const optional = { required: false } as const

const table: [string, Partial<PromptFacts>, ReturnType<typeof promptRule>][] = [
  ['connected without a session', {}, 'show'],
  ['another network or account without a session', { occasion: 'moved' }, 'show'],
  ['a reload without a session, where it is required', { occasion: 'restored' }, 'show'],
  [
    'a reload while the server is away keeps the connection',
    { occasion: 'restored', state: signedOut('unreachable') },
    undefined,
  ],
  ['connecting while the server is away', { state: signedOut('unreachable') }, 'show'],
  ['the session runs out in front of the visitor', { state: signedOut('expired') }, 'show'],
  ['the session was ended elsewhere', { state: signedOut('revoked') }, 'show'],
  ['dismissed counts for nothing where it is required', { dismissed: true }, 'show'],
  ['behind another tab', { hidden: true }, undefined],
  ['a wallet is being linked', { linking: true }, undefined],
  ['shown already', { shown: true }, undefined],
  ['still to be found out', { state: { status: 'checking', account } }, undefined],
  ['no connection', { state: { status: 'idle' } }, undefined],
  [
    'the wallet is asked without the modal',
    { state: { status: 'signing', account, attempt: {} } },
    undefined,
  ],
  ['signed in', { state: { status: 'signedIn', account, session: {} as never } }, undefined],
  [
    'signed in elsewhere',
    { state: { status: 'signedIn', account, session: {} as never }, shown: true },
    'hide',
  ],
  ['on a network where one cannot sign in', { state: { status: 'idle' }, shown: true }, 'hide'],
  ['disconnected', { state: { status: 'idle' }, shown: true, connected: false }, undefined],
  ['optional: connected', optional, 'show'],
  ['optional: another network', { ...optional, occasion: 'moved' }, 'show'],
  ['optional: a reload asks nothing', { ...optional, occasion: 'restored' }, undefined],
  ['optional: the visitor said no', { ...optional, dismissed: true }, undefined],
  ['optional: run out', { ...optional, state: signedOut('expired') }, undefined],
  ['optional: ended elsewhere', { ...optional, state: signedOut('revoked') }, undefined],
  ['optional: declined and closed', { ...optional, state: signedOut('declined') }, undefined],
]

for (const [title, facts, decision] of table)
  test(`behavior: ${title}: ${decision ?? 'stays'} [4.33, 6.10]`, () => {
    expect(promptRule({ ...usual, ...facts })).toBe(decision)
  })
