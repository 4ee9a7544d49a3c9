import { defaultSocials } from '@latchkey/protocol/socials'
import { describe, expect, test } from 'vitest'
import { applyRemote } from './applyRemote.ts'
import { localFeatures } from './features.ts'
import { connectorGroups } from './options.ts'

const api = 'https://api.example'
const everything = localFeatures({ api })
const entry = (id: string, config: string[] | null, isEnabled = true) => ({ id, isEnabled, config })

describe('from the host', () => {
  test('behavior: the defaults [1.08, 1.12, 9.25]', () => {
    expect(everything).toEqual({
      email: true,
      socials: ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
      swaps: true,
      onramp: true,
      activity: true,
      branding: true,
      send: true,
      receive: true,
      analytics: true,
      allWallets: true,
      legalCheckbox: false,
      smartSessions: false,
    })
    expect(connectorGroups).toEqual([
      'walletConnect',
      'recent',
      'injected',
      'featured',
      'custom',
      'external',
      'recommended',
    ])
  })

  test('behavior: each can be set [1.08, 9.25]', () => {
    const off = localFeatures({
      api,
      features: {
        email: false,
        socials: ['github'],
        swaps: false,
        onramp: false,
        activity: false,
        send: false,
        receive: false,
        analytics: false,
        allWallets: false,
        legalCheckbox: true,
        smartSessions: true,
      },
    })
    expect(off).toEqual({
      email: false,
      socials: ['github'],
      swaps: false,
      onramp: false,
      activity: false,
      branding: true,
      send: false,
      receive: false,
      analytics: false,
      allWallets: false,
      legalCheckbox: true,
      smartSessions: true,
    })
    expect(localFeatures({ api, features: { socials: false } }).socials).toEqual([])
  })

  test.each([
    ['in basic mode', { api, basic: true, features: { email: true, swaps: true, socials: ['x'] as const } }],
    ['without a server', { features: { email: true, swaps: true, socials: ['x'] as const } }],
  ])('behavior: remote features are off %s, the others are not [1.09]', (_, options) => {
    expect(localFeatures(options)).toMatchObject({
      email: false,
      socials: [],
      swaps: false,
      onramp: false,
      activity: false,
      branding: false,
      send: true,
      receive: true,
      allWallets: true,
    })
  })
})

describe('from the project', () => {
  test('behavior: no list at all leaves everything as the host has it [1.08]', () => {
    const settings = { email: false, swaps: true }
    const local = localFeatures({ api, features: settings })
    expect(applyRemote(local, settings, { features: null })).toEqual({ features: local, ignored: [] })
  })

  test('behavior: an empty list switches every remote feature off, and only those [1.08]', () => {
    expect(applyRemote(everything, {}, { features: [] })).toEqual({
      features: {
        ...everything,
        email: false,
        socials: [],
        swaps: false,
        onramp: false,
        activity: false,
        branding: false,
      },
      ignored: [],
    })
  })

  test('behavior: an entry without settings leaves its feature as the host has it, without a warning [1.08, 1.10]', () => {
    const settings = { email: false, socials: ['x'] as const, swaps: false }
    const local = localFeatures({ api, features: settings })
    const features = ['social_login', 'swap', 'onramp', 'activity', 'reown_branding'].map((id) =>
      entry(id, null),
    )
    expect(applyRemote(local, settings, { features })).toEqual({ features: local, ignored: [] })
    const disabled = features.map((feature) => ({ ...feature, isEnabled: false }))
    expect(applyRemote(local, settings, { features: disabled })).toEqual({ features: local, ignored: [] })
  })

  test('behavior: a populated list decides [1.08, 1.11]', () => {
    const features = [
      entry('social_login', ['email', 'github', 'google', 'myspace']),
      entry('swap', ['1inch']),
      entry('onramp', ['coinbase', 'meld']),
      entry('activity', []),
      entry('reown_branding', [], false),
      entry('multi_wallet', []),
    ]
    expect(applyRemote(everything, {}, { features }).features).toEqual({
      ...everything,
      email: true,
      socials: ['github', 'google'],
      branding: false,
    })
  })

  test('behavior: what is disabled is off however it is configured [1.08]', () => {
    const features = [
      entry('social_login', ['email', 'google'], false),
      entry('swap', ['1inch'], false),
      entry('onramp', ['meld'], false),
      entry('activity', [], false),
      entry('reown_branding', [], false),
    ]
    expect(applyRemote(everything, {}, { features }).features).toMatchObject({
      email: false,
      socials: [],
      swaps: false,
      onramp: false,
      activity: false,
      branding: false,
    })
  })

  test('behavior: enabled without a provider is off for swaps and on-ramp, on for activity [1.08]', () => {
    const features = [
      entry('swap', []),
      entry('onramp', []),
      entry('activity', []),
      entry('social_login', ['google']),
    ]
    expect(applyRemote(everything, {}, { features }).features).toMatchObject({
      swaps: false,
      onramp: false,
      activity: true,
      email: false,
      socials: ['google'],
    })
  })

  test('behavior: local settings that are overruled are named [1.10]', () => {
    const settings = { email: true, socials: defaultSocials, swaps: false, activity: true, send: true }
    const local = localFeatures({ api, features: settings })
    const features = [entry('social_login', ['email']), entry('swap', ['1inch']), entry('onramp', ['meld'])]
    const result = applyRemote(local, settings, { features })
    expect(result.ignored).toEqual(['email', 'socials', 'swaps', 'activity'])
    expect(result.features).toMatchObject({
      email: true,
      socials: [],
      swaps: true,
      activity: false,
      send: true,
    })
  })
})
