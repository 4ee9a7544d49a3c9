import { expect, test } from 'vitest'
import { type PayEvent, type Payment, type PayState, type SentPayment, transition } from './payment.ts'
import type { PaymentReceipt } from './receipt.ts'

const payment: Payment = {
  key: 'id:1',
  id: '1',
  asset: 'eip155:1/slip44:60',
  chain: 'eip155:1',
  namespace: 'eip155',
  token: undefined,
  amount: '1',
  recipient: '0xabc',
  memo: undefined,
  expiresAt: undefined,
  since: 0,
}
const other = { ...payment, key: 'id:2' }
const sent: SentPayment = {
  handle: { chain: 'eip155:1', hash: '0x1', sentAt: 1 },
  payer: '0xdef',
  units: 1n,
  decimals: 18,
  symbol: 'ETH',
}
const receipt = { paidAt: 2 } as PaymentReceipt
const facts = {
  status: 'ready',
  symbol: 'ETH',
  decimals: 18,
  units: 1n,
  payer: '0xdef',
  held: 5n,
  price: undefined,
  icon: undefined,
} as const

const run = (...events: PayEvent[]): PayState => events.reduce(transition, { status: 'idle' } as PayState)
const ask = { type: 'ask', payment, unsure: false } as const
const signing = [ask, { type: 'facts', payment, facts }, { type: 'submit' }] as const

test.each<[string, PayState['status'], readonly PayEvent[]]>([
  ['a request is asked for', 'asking', [ask]],
  ['what was sent on an earlier page is taken up from nothing', 'sent', [{ type: 'sent', payment, sent }]],
  ['the wallet is asked', 'signing', signing],
  ['a declined request can be tried again', 'asking', [...signing, { type: 'fail', error: 'send/rejected' }]],
  [
    'sent, it cannot be asked for again',
    'sent',
    [...signing, { type: 'sent', payment, sent }, { type: 'submit' }],
  ],
  [
    'cancelled here and approved there, it is sent',
    'sent',
    [...signing, { type: 'cancel' }, { type: 'sent', payment, sent }],
  ],
  [
    'another payment’s transaction is not this one’s',
    'signing',
    [...signing, { type: 'sent', payment: other, sent }],
  ],
  ['paid only once sent', 'asking', [ask, { type: 'paid', payment, receipt }]],
  ['what is paid does not expire', 'paid', [...paidWith(), { type: 'end', payment, code: 'pay/expired' }]],
  [
    'what has ended is not paid',
    'ended',
    [ask, { type: 'end', payment, code: 'pay/expired' }, { type: 'paid', payment, receipt }],
  ],
])('behavior: %s [2.18h]', (_, status, events) => {
  expect(run(...events).status).toBe(status)
})

function paidWith(): readonly PayEvent[] {
  return [ask, { type: 'sent', payment, sent }, { type: 'paid', payment, receipt }]
}

test('behavior: a wallet that was left alone needs the visitor’s word before it is asked again [2.18h]', () => {
  const left = run(...signing, { type: 'cancel' })
  expect(left).toMatchObject({ status: 'asking', unsure: true, agreed: false })
  expect(run(...signing, { type: 'fail', error: 'send/rejected' })).toMatchObject({ unsure: false })
})

test('behavior: another payer costs another fee, the same payer keeps the one on screen', () => {
  const priced = run(
    ask,
    { type: 'facts', payment, facts },
    { type: 'pricing', of: 'x' },
    { type: 'priced', of: 'x', fee: 3n, terms: undefined },
  )
  expect(transition(priced, { type: 'facts', payment, facts: { ...facts, held: 4n } })).toMatchObject({
    fee: { status: 'ready' },
  })
  expect(transition(priced, { type: 'facts', payment, facts: { ...facts, payer: '0x2' } })).toMatchObject({
    fee: { status: 'none' },
  })
})
