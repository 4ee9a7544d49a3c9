import { expect, test } from 'vitest'
import { createChain } from '../../core/testing.ts'
import { sessions } from './feature.tsx'

test('behavior: sessions are only offered where an account can be a smart one', () => {
  const { driver } = createChain()
  const allowances = async () => ({ revocation: async () => ({}) })
  const isOffered = (part: object) => sessions.needs?.chain?.({ ...driver, ...part })
  expect(isOffered({ allowances, defaultAccountType: 'smartAccount' })).toBe(true)
  expect(isOffered({ allowances, defaultAccountType: 'eoa' })).toBe(false)
  expect(isOffered({ allowances: undefined, defaultAccountType: 'smartAccount' })).toBe(false)
})
