import { hexText } from '@latchkey/protocol/http/shared'
import { parseMessage } from '@latchkey/protocol/siwx/parseMessage'
import { expect, test } from 'vitest'
import { evm } from '../../gateway/families/evm.ts'
import { transaction } from './node.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
/** Libraries only know the prefix in lower case: otherwise they throw, or hash the text itself. */
const upper = (hex: string) => hex.replace('0x', '0X')

const found = {
  hash: `0x${'ab'.repeat(32)}`,
  from: account,
  to: account,
  value: '0x5',
  input: '0x',
  nonce: '0x1',
}

test.each(['hash', 'from', 'to', 'value', 'input', 'nonce'] as const)(
  'error: a transaction whose %s starts with 0X is a response of another shape',
  (name) => {
    expect(transaction.safeParse(found).success).toBe(true)
    expect(transaction.safeParse({ ...found, [name]: upper(found[name]) }).success).toBe(false)
  },
)

test('error: bytes of a caller that start with 0X are refused', () => {
  expect([hexText.safeParse('0xab').success, hexText.safeParse('0Xab').success]).toEqual([true, false])
})

test('error: a transaction that starts with 0X has no hash', () => {
  expect(evm.writes?.idOf(['0x02ab'])).toMatch(/^0x[\da-f]{64}$/)
  expect(evm.writes?.idOf(['0X02ab'])).toBeUndefined()
})

test('error: a sign-in message for an address that starts with 0X is none', () => {
  const message = [
    'app.example.com wants you to sign in with your Ethereum account:',
    account,
    '\n\nURI: https://app.example.com/\nVersion: 1\nChain ID: 1\nNonce: abcdef0123456789',
    'Issued At: 2026-01-01T00:00:00Z',
  ].join('\n')
  expect(parseMessage(message)?.address).toBe(account)
  expect(parseMessage(upper(message))).toBeUndefined()
})
