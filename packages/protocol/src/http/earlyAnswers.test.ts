import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyticsConfig } from './analytics.ts'
import { projectConfig } from './config.ts'
import * as early from './earlyAnswers.ts'
import { projectOrigins } from './origins.ts'
import { walletPage } from './wallets.ts'

const wallet = {
  id: 'w1',
  name: 'Wallet',
  image_id: null,
  order: 10,
  injected: [{ namespace: 'eip155', injected_id: 'isWallet' }],
  chains: ['eip155:1'],
  badge_type: 'certified',
}
const answers = [
  ['analyticsConfig', analyticsConfig, early.analyticsConfig, { isAnalyticsEnabled: true }],
  [
    'projectConfig',
    projectConfig,
    early.projectConfig,
    {
      features: [
        { id: 'swap', isEnabled: true, config: ['a'] },
        { id: 'onramp', isEnabled: false, config: null },
      ],
      socials: ['google'],
      wallets: { featured: ['a'], hidden: [], recommended: ['b'] },
      theme: { mode: 'dark', font: 'serif' },
      legal: { termsUrl: 'https://a.example', isConsentRequired: true },
    },
  ],
  ['projectOrigins', projectOrigins, early.projectOrigins, { allowedOrigins: ['https://a.example'] }],
  ['walletPage', walletPage, early.walletPage, { count: 1, data: [wallet] }],
] as const

const others = fc.constantFrom<unknown>(undefined, null, true, 0, -1, 1.5, 2 ** 60, '', 'certified', [], {}, [
  null,
])

/** The answer with one of its parts replaced or left out. */
function damage(value: unknown, path: readonly number[], other: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined || typeof value !== 'object' || value === null) return other
  const keys = Object.keys(value)
  const key = keys[first % Math.max(keys.length, 1)]
  if (key === undefined) return other
  const copy = structuredClone(value) as Record<string, unknown>
  copy[key] = damage(copy[key], rest, other)
  return copy
}

test.each(answers)('property: %s is read as the contract reads it', (_, contract, check, answer) => {
  expect(check.safeParse(answer)).toEqual({ success: true, data: contract.parse(answer) })
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 5 }), others, (path, other) => {
      // What came over the wire: JSON has no undefined.
      const text = JSON.stringify(damage(answer, path, other))
      const value: unknown = text === undefined ? undefined : JSON.parse(text)
      expect(check.safeParse(value).success).toBe(contract.safeParse(value).success)
    }),
    { numRuns: 500 },
  )
})
