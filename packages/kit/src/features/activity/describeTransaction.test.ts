import type { Approval } from '@latchkey/protocol/http/history'
import { expect, test } from 'vitest'
import { describeTransaction } from './describeTransaction.ts'
import { transactionAt, transferOf } from './testing.ts'

const day = '2026-01-01'

test('behavior: says what it was, with whom, and what moved [3.23]', () => {
  const sent = transactionAt(day, { transfers: [transferOf('out', '1.5', 'ETH')] })
  expect(describeTransaction(sent)).toEqual({
    operation: 'send',
    failed: false,
    counterparty: '0xb',
    application: undefined,
    movements: [{ direction: 'out', amount: '1.5', what: 'ETH' }],
  })
  const came = { metadata: { operationType: 'receive' }, transfers: [transferOf('in', '1', 'ETH')] }
  expect(describeTransaction(transactionAt(day, came))).toMatchObject({ counterparty: '0xa' })
})

test('behavior: an unknown operation is a transaction [3.23]', () => {
  const told = (operationType: string) =>
    describeTransaction(transactionAt(day, { metadata: { operationType } })).operation
  expect(told('Trade')).toBe('trade')
  expect(told('teleport')).toBe('other')
  expect(told('__proto__')).toBe('other')
})

test('behavior: a token has a receiver as a coin has; several things may have several [3.23]', () => {
  const token = transferOf('out', '1')
  expect(describeTransaction(transactionAt(day, { transfers: [token] })).counterparty).toBe('0xb')
  expect(describeTransaction(transactionAt(day, { transfers: [token, token] })).counterparty).toBeUndefined()
})

test('behavior: a swap is with a contract, which is no counterparty, but has a name', () => {
  const swap = transactionAt(day, {
    metadata: { operationType: 'trade', application: { name: 'Exchange', iconUrl: null } },
    transfers: [transferOf('out', '1', 'ETH'), transferOf('in', '2000')],
  })
  expect(describeTransaction(swap)).toMatchObject({ counterparty: undefined, application: 'Exchange' })
})

test('behavior: an approval and its end name what they are about, where the server knows [3.23]', () => {
  const allowed = (operationType: string, approvals?: Approval[]) =>
    describeTransaction(transactionAt(day, { metadata: { operationType }, transfers: [], approvals }))
      .movements
  const dollar = { name: 'Test Dollar', symbol: 'TUSD' }
  const shown = [{ direction: 'self', amount: undefined, what: 'TUSD' }]
  expect(allowed('approve', [dollar])).toEqual(shown)
  expect(allowed('revoke', [dollar])).toEqual(shown)
  expect(allowed('approve', [{ name: 'Cats', symbol: null }])).toMatchObject([{ what: 'Cats' }])
  expect(allowed('approve', [{ name: null, symbol: null }])).toEqual([])
  expect(allowed('approve')).toEqual([])
  expect(allowed('trade', [dollar])).toEqual([])
})

test('behavior: a failed one says so', () => {
  expect(describeTransaction(transactionAt(day, { metadata: { status: 'failed' } })).failed).toBe(true)
})

test('error: an amount that is none is left out, long names are cut, nameless things are not told', () => {
  const { movements } = describeTransaction(
    transactionAt(day, {
      transfers: [
        transferOf('in', '1e99'),
        transferOf('in', 'NaN'),
        transferOf('in', '1', 'Visit our site to claim your prize'),
        { ...transferOf('in', '1'), fungible_info: null },
        {
          ...transferOf('in', '1'),
          fungible_info: null,
          nft_info: { name: 'Cat 7', content: null, flags: { is_spam: false } },
        },
      ],
    }),
  )
  expect(movements).toEqual([
    { direction: 'in', amount: undefined, what: 'TUSD' },
    { direction: 'in', amount: undefined, what: 'TUSD' },
    { direction: 'in', amount: '1', what: 'Visit our site to claim…' },
    { direction: 'in', amount: '1', what: 'Cat 7' },
  ])
})
