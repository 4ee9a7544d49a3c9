import { expect, test } from 'vitest'
import { apiRetry, isRetryable, parseRetryAfter, type RetryPolicy, retryDelayMs } from './retry.ts'

const waits = (policy: RetryPolicy) =>
  Array.from({ length: policy.retries }, (_, attempt) => retryDelayMs(attempt, policy))

test('behavior: waits double up to their limit, as often as the policy says', () => {
  expect(waits(apiRetry)).toEqual([1_000, 2_000, 4_000])
  expect(retryDelayMs(5, apiRetry)).toBe(30_000)
  expect(retryDelayMs(5_000, apiRetry)).toBe(30_000)
})

test('behavior: only the listed codes are tried again', () => {
  const codes = Array.from({ length: 700 }, (_, index) => index - 50)
  expect(codes.filter(isRetryable)).toEqual([-1, 403, 408, 413, 429, 500, 502, 503, 504])
  expect(isRetryable('429')).toBe(false)
})

test('behavior: a server that says when to come back is obeyed', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(parseRetryAfter('120', now)).toBe(120_000)
  expect(parseRetryAfter('Thu, 01 Jan 2026 00:00:30 GMT', now)).toBe(30_000)
  expect(parseRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0)
  for (const header of ['', 'soon', null, undefined]) expect(parseRetryAfter(header, now)).toBeUndefined()
  expect(retryDelayMs(0, { ...apiRetry, retryAfterMs: 45_000 })).toBe(45_000)
  expect(retryDelayMs(3, { ...apiRetry, retryAfterMs: 0 })).toBe(0)
  // A timer longer than its maximum fires immediately.
  expect(retryDelayMs(0, { ...apiRetry, retryAfterMs: parseRetryAfter('999999999', now) })).toBe(2 ** 31 - 1)
})
