import { expect, test } from 'vitest'
import { connectionRejected, disconnectChainFailed } from './catalogue.ts'
import { isKitError, KitError } from './errors.ts'

test('behavior: fills its holes once, leaves unknown ones, and keeps the cause [8.17]', () => {
  const cause = new Error('boom')
  const error = new KitError(disconnectChainFailed, { values: { namespace: '{reason}' }, cause })
  expect(error.message).toBe('Failed to disconnect chain {reason}: {reason}')
  expect(error.cause).toBe(cause)
  expect(error.docs).toBe('https://latchkey.dev/errors#disconnect-chain_failed')
})

test('behavior: is told apart by its code, not its class', () => {
  const error = new KitError(connectionRejected)
  expect(isKitError(error)).toBe(true)
  expect(isKitError(error, 'connect/rejected')).toBe(true)
  expect(isKitError(error, connectionRejected)).toBe(true)
  expect(isKitError(error, 'connect/failed')).toBe(false)
  expect(isKitError(Object.assign(new Error(), { code: 'connect/rejected' }), 'connect/rejected')).toBe(false)
})
