import { describe, expect, test } from 'vitest'
import { emptyDraft, type SendEvent, type SendState, send, transition } from './send.ts'

const draft = {
  ...emptyDraft,
  token: { id: 'eip155:1/slip44:60', chain: 'eip155:1', address: undefined } as const,
  amount: '1',
  to: '0xa',
}
const token = { id: 'eip155:1/erc20:0xt', chain: 'eip155:1', address: '0xt' } as const
const recipient = { status: 'found', address: '0xA', own: false, known: true } as const
const ready = { status: 'ready', of: 'x', fee: 5n, terms: { gas: 1n } } as const
const none = { status: 'none' } as const
const purpose = { amount: '1', symbol: 'ETH', to: '0xA' } as const
const editing: SendState = { status: 'editing', draft, recipient, fee: ready }
const signing: SendState = { ...editing, status: 'signing' }
const sent = { hash: '0x1', chain: 'eip155:1', purpose, draft } as const
const pending: SendState = { status: 'pending', ...sent }
const failed: SendState = { ...pending, status: 'ended', outcome: 'failed', replacedBy: undefined }

const table: [string, SendState, SendEvent, SendState][] = [
  [
    'an edited amount asks for a new fee',
    { ...editing, error: 'send/rejected' },
    { type: 'edit', draft: { amount: '2' } },
    { status: 'editing', draft: { ...draft, amount: '2' }, recipient, fee: none },
  ],
  [
    'another receiver is looked up, and consent to the last one is void',
    { ...editing, draft: { ...draft, agreed: true } },
    { type: 'edit', draft: { to: '0xb' } },
    { status: 'editing', draft: { ...draft, to: '0xb' }, recipient: { status: 'looking' }, fee: none },
  ],
  [
    'no receiver is none',
    editing,
    { type: 'edit', draft: { to: '' } },
    { status: 'editing', draft: { ...draft, to: '' }, recipient: { status: 'empty' }, fee: none },
  ],
  [
    'consent changes neither fee nor receiver',
    editing,
    { type: 'edit', draft: { agreed: true } },
    { ...editing, draft: { ...draft, agreed: true } },
  ],
  [
    'another token voids consent',
    { ...editing, draft: { ...draft, agreed: true } },
    { type: 'edit', draft: { token } },
    {
      ...editing,
      draft: { ...draft, token },
      fee: none,
    },
  ],
  [
    'who it is, is taken for what is typed now',
    editing,
    { type: 'recipient', to: '0xa', recipient: { status: 'invalid' } },
    { ...editing, recipient: { status: 'invalid' } },
  ],
  [
    'a late answer about another is dropped',
    editing,
    { type: 'recipient', to: '0xb', recipient: { status: 'invalid' } },
    editing,
  ],
  ['the same fee asked again stays on screen', editing, { type: 'pricing', of: 'x' }, editing],
  [
    'another fee is on its way',
    editing,
    { type: 'pricing', of: 'y' },
    { ...editing, fee: { status: 'loading', of: 'y' } },
  ],
  [
    'all of the coin is what the fee leaves',
    { ...editing, fee: { status: 'loading', of: 'y' } },
    { type: 'priced', of: 'y', fee: 7n, terms: undefined, amount: '0.9' },
    {
      ...editing,
      draft: { ...draft, amount: '0.9' },
      fee: { status: 'ready', of: 'y', fee: 7n, terms: undefined },
    },
  ],
  ['a late fee is dropped', editing, { type: 'priced', of: 'z', fee: 7n, terms: undefined }, editing],
  ['a late failure is dropped', editing, { type: 'unpriced', of: 'z', code: 'request/http_failed' }, editing],
  [
    'a fee may be not to be had',
    editing,
    { type: 'unpriced', of: 'x', code: 'request/http_failed' },
    { ...editing, fee: { status: 'failed', of: 'x', code: 'request/http_failed' } },
  ],
  ['submitted, the wallet is asked', editing, { type: 'submit' }, signing],
  ['a second press changes nothing', signing, { type: 'submit' }, signing],
  [
    'while the wallet is asked nothing can be edited',
    signing,
    { type: 'edit', draft: { amount: '9' } },
    signing,
  ],
  ['cancelled, the draft is back', signing, { type: 'cancel' }, editing],
  [
    'declined, the draft is back with the reason',
    signing,
    { type: 'fail', error: 'send/rejected' },
    { ...editing, error: 'send/rejected' },
  ],
  ['sent, it is waited for', signing, { type: 'sent', ...sent }, pending],
  [
    'approved after it was cancelled, the same draft is on its way',
    editing,
    { type: 'sent', ...sent },
    pending,
  ],
  [
    'approved after it was cancelled, another draft stays',
    editing,
    { type: 'sent', ...sent, draft: { ...draft, amount: '9' } },
    editing,
  ],
  [
    'through, everything starts anew',
    pending,
    { type: 'end', hash: '0x1', outcome: 'success' },
    send.initial,
  ],
  ['another one’s end is not this one’s', pending, { type: 'end', hash: '0x2', outcome: 'success' }, pending],
  ['still under way is no end', pending, { type: 'end', hash: '0x1', outcome: 'pending' }, pending],
  ['refused by the chain', pending, { type: 'end', hash: '0x1', outcome: 'failed' }, failed],
  [
    'replaced in the wallet',
    pending,
    { type: 'end', hash: '0x1', outcome: 'replaced', replacedBy: '0x2' },
    { ...pending, status: 'ended', outcome: 'replaced', replacedBy: '0x2' },
  ],
  [
    'tried again, the receiver is looked up again',
    failed,
    { type: 'again' },
    { status: 'editing', draft, recipient: { status: 'looking' }, fee: none },
  ],
  ['reset while editing', editing, { type: 'reset' }, send.initial],
  ['reset while asking', signing, { type: 'reset' }, send.initial],
]

describe('the draft and what becomes of it [3.15a, 3.15d, 4.27]', () => {
  test.each(table)('behavior: %s', (_, state, event, expected) => {
    expect(transition(state, event)).toEqual(expected)
  })
})
