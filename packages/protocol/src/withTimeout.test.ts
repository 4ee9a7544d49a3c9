import { expect, test } from 'vitest'
import { withTimeout } from './withTimeout.ts'

const never = new Promise<never>(() => {})

test('behavior: the outcome of the promise comes through', async () => {
  const { signal } = new AbortController()
  expect(await withTimeout(Promise.resolve(1), { signal, timeoutMs: 1_000 })).toBe(1)
  await expect(withTimeout(Promise.reject(new Error('boom')), { signal })).rejects.toThrow('boom')
})

test('error: time that is up is a TimeoutError', async () => {
  await expect(withTimeout(never, { timeoutMs: 1 })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('error: an abort rejects with its reason, also one from before', async () => {
  const controller = new AbortController()
  const waiting = withTimeout(never, { signal: controller.signal })
  controller.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  await expect(withTimeout(never, { signal: controller.signal })).rejects.toThrow('left')
})
