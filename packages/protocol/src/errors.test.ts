import { expect, expectTypeOf, test } from 'vitest'
import {
  connectionRejected,
  disconnectChainFailed,
  signatureRejected,
  walletNotInstalled,
} from './catalogue.ts'
import { type ErrorCode, fill, isKitError, KitError } from './errors.ts'

test('behavior: fills its holes once and keeps the cause [8.17a]', () => {
  const cause = new Error('boom')
  const values = { namespace: '{reason}', reason: 'gone' }
  const error = new KitError(disconnectChainFailed, { values, cause })
  expect(error.message).toBe('Failed to disconnect chain {reason}: gone')
  expect(error.cause).toBe(cause)
  expect(error.docs).toBe('https://latchkey.dev/errors/disconnect/chain_failed')
})

test('behavior: a hole without a value stays', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  expect(fill('{a}', undefined)).toBe('{a}')
})

test('behavior: is told apart by its code, not its class', () => {
  const error = new KitError(connectionRejected)
  expect(isKitError(error)).toBe(true)
  expect(isKitError(error, 'connect/rejected')).toBe(true)
  expect(isKitError(error, connectionRejected)).toBe(true)
  expect(isKitError(error, 'connect/failed')).toBe(false)
  expect(isKitError(Object.assign(new Error(), { code: 'connect/rejected' }), 'connect/rejected')).toBe(false)
})

test('behavior: TypeScript knows which code an error has', () => {
  const error: unknown = new KitError(signatureRejected)
  if (isKitError(error, 'sign/rejected')) expectTypeOf(error).toEqualTypeOf<KitError<'sign/rejected'>>()
  if (isKitError(error, signatureRejected)) expectTypeOf(error.code).toEqualTypeOf<'sign/rejected'>()
  if (isKitError(error)) expectTypeOf(error.code).toEqualTypeOf<ErrorCode>()
  expectTypeOf<KitError<'sign/rejected'>>().toExtend<KitError>()
  expectTypeOf<'wallet/user_rejected' | 'server/rate_limited'>().toExtend<ErrorCode>()
  expectTypeOf<string>().not.toExtend<ErrorCode>()
  // @ts-expect-error A misspelt code.
  expect(isKitError(error, 'sign/rejectd')).toBe(false)
})

test('behavior: TypeScript sees a code that a switch leaves out', () => {
  type Code = 'sign/rejected' | 'sign/failed' | 'sign/unsupported'
  function explain({ code }: KitError<Code>): string {
    switch (code) {
      case 'sign/rejected':
        return 'declined'
      case 'sign/failed':
      case 'sign/unsupported':
        return 'failed'
    }
  }
  // @ts-expect-error Not every code is handled.
  function explainSome({ code }: KitError<Code>): string {
    switch (code) {
      case 'sign/rejected':
        return 'declined'
    }
  }
  expect([explain, explainSome].map((one) => one(new KitError(signatureRejected)))).toEqual([
    'declined',
    'declined',
  ])
})

test('behavior: TypeScript asks for the values of a message', () => {
  const { message } = new KitError(walletNotInstalled, { values: { wallet: 'Rabby' } })
  expect(message).toBe('Rabby is not installed in this browser')
  // @ts-expect-error The message has a placeholder.
  expect(new KitError(walletNotInstalled).message).toContain('{wallet}')
  // @ts-expect-error A misspelt placeholder.
  expect(new KitError(walletNotInstalled, { values: { walet: 'Rabby' } }).message).toContain('{wallet}')
  // @ts-expect-error The message has no placeholders.
  expect(new KitError(connectionRejected, { values: { wallet: 'Rabby' } }).message).toBe(
    'Connection rejected',
  )
  // @ts-expect-error Not in the catalogue.
  expect(new KitError({ code: 'sign/mislaid', message: 'Mislaid' }).message).toBe('Mislaid')
})
