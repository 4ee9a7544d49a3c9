import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { analyticsConfig, analyticsEvent } from './analytics.ts'
import { projectConfig } from './config.ts'
import { projectOrigins } from './origins.ts'
import { walletPage } from './wallets.ts'

const reads = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

test('behavior: the project config is read with its nulls and without what is unknown', () => {
  const features = [
    { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
    { id: 'onramp', isEnabled: true, config: null },
  ]
  expect(projectConfig.parse({ features, version: 3 })).toEqual({ features })
  expect(reads(projectConfig, { features: null })).toBe(true)
  expect(reads(projectConfig, { features: [] })).toBe(true)
  expect(reads(projectConfig, {})).toBe(false)
  expect(reads(projectConfig, { features: [{ id: 'swap', isEnabled: 'yes', config: [] }] })).toBe(false)
  expect(reads(projectConfig, { features: [{ id: 'swap', isEnabled: true, config: '1inch' }] })).toBe(false)
})

test('behavior: origins are a list of texts', () => {
  expect(projectOrigins.parse({ allowedOrigins: ['https://a.example'], more: 1 })).toEqual({
    allowedOrigins: ['https://a.example'],
  })
  expect(reads(projectOrigins, { allowedOrigins: 'https://a.example' })).toBe(false)
  expect(reads(projectOrigins, [])).toBe(false)
})

test('behavior: a wallet needs an id and a name, the rest may be missing or null [3.11]', () => {
  const full = {
    id: 'w1',
    name: 'Wallet',
    image_id: 'i1',
    order: 10,
    mobile_link: 'wallet://',
    desktop_link: null,
    webapp_link: null,
    rdns: 'com.wallet',
    injected: [{ namespace: 'eip155', injected_id: 'isWallet' }],
    chains: ['eip155:1'],
    badge_type: 'certified',
  }
  expect(
    walletPage.parse({
      count: 2,
      data: [
        { ...full, new_field: 1 },
        { id: 'w2', name: 'Bare' },
      ],
    }),
  ).toEqual({
    count: 2,
    data: [full, { id: 'w2', name: 'Bare' }],
  })
  expect(reads(walletPage, { count: 1, data: [{ id: 'w1' }] })).toBe(false)
  expect(reads(walletPage, { count: 1, data: [{ id: 'w1', name: 'W', rdns: 5 }] })).toBe(false)
  expect(reads(walletPage, { count: '1', data: [] })).toBe(false)
  expect(reads(walletPage, { count: -1, data: [] })).toBe(false)
})

test('behavior: analytics are on only where the answer says so', () => {
  expect(analyticsConfig.parse({ isAnalyticsEnabled: true, more: 1 })).toEqual({ isAnalyticsEnabled: true })
  for (const answer of [{}, { isAnalyticsEnabled: 'true' }, null])
    expect(reads(analyticsConfig, answer)).toBe(false)
})

test('behavior: events carry milliseconds, error reports an ISO date and a category [3.28a, 3.28c]', () => {
  const eventId = '0b3f0b8e-6d5c-4d0f-9f3a-5d2d6a4f0c11'
  const head = { eventId, url: 'https://a.example/x', domain: 'a.example' }
  const track = {
    ...head,
    timestamp: 1_767_225_600_000,
    props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
  }
  const report = {
    ...head,
    timestamp: '2026-01-01T00:00:00.000Z',
    props: {
      type: 'error',
      event: 'INTERNAL_SDK_ERROR',
      errorType: 'TypeError',
      errorMessage: 'x',
      stackTrace: '',
    },
  }
  expect(analyticsEvent.parse(track)).toEqual(track)
  expect(analyticsEvent.parse(report)).toEqual(report)
  expect(reads(analyticsEvent, { ...track, eventId: 'x' })).toBe(false)
  expect(reads(analyticsEvent, { ...track, timestamp: 'yesterday' })).toBe(false)
  expect(reads(analyticsEvent, { ...report, props: { ...report.props, event: 'OTHER' } })).toBe(false)
})
