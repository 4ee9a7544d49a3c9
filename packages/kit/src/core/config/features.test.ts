import { describe, expect, test } from 'vitest'
import { connectorGroups } from '../wallets/connectorGroups.ts'
import { applyServerConfig } from './applyServerConfig.ts'
import { localFeatures } from './features.ts'

const api = 'https://api.example'
const everything = localFeatures({ api })
const entry = (id: string, config: string[] | null, isEnabled = true) => ({ id, isEnabled, config })

describe('from the options', () => {
  test('behavior: the defaults [9.25a-c, 9.25e, 9.25g]', () => {
    expect(everything).toEqual({
      swaps: true,
      onramp: true,
      activity: true,
      branding: false,
      send: true,
      pay: true,
      receive: true,
      analytics: true,
      email: true,
      socials: true,
      smartSessions: false,
      allWallets: true,
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

  test('behavior: each can be set', () => {
    const off = localFeatures({
      api,
      features: {
        swaps: false,
        onramp: false,
        activity: false,
        branding: true,
        send: false,
        pay: false,
        receive: false,
        analytics: false,
        email: false,
        socials: false,
        smartSessions: true,
        allWallets: false,
      },
    })
    expect(off).toEqual({
      swaps: false,
      onramp: false,
      activity: false,
      branding: true,
      send: false,
      pay: false,
      receive: false,
      analytics: false,
      email: false,
      socials: false,
      smartSessions: true,
      allWallets: false,
    })
  })

  test.each([
    ['in basic mode', { api, basic: true, features: { swaps: true } }, false],
    // Of some chains it is what this device sent; of the others it is not offered then.
    ['without a server', { features: { swaps: true } }, true],
  ])(
    'behavior: features that need a server are off %s, the others are not [1.09]',
    (_, options, activity) => {
      expect(localFeatures(options)).toMatchObject({
        swaps: false,
        onramp: false,
        activity,
        branding: false,
        send: true,
        receive: true,
        allWallets: true,
      })
    },
  )
})

describe('from the server config', () => {
  test('behavior: a config without a list changes nothing', () => {
    const settings = { swaps: true }
    const local = localFeatures({ api, features: settings })
    expect(applyServerConfig(local, settings, { features: null })).toEqual({ features: local, ignored: [] })
  })

  test('behavior: an empty list turns off the features that the server decides, and only those [1.08c-e]', () => {
    expect(applyServerConfig(everything, {}, { features: [] })).toEqual({
      features: {
        ...everything,
        swaps: false,
        onramp: false,
        activity: false,
        branding: false,
        email: false,
        socials: false,
      },
      ignored: [],
    })
  })

  test('behavior: an entry without settings keeps the local setting, without a warning [1.08c-e, 1.10]', () => {
    const settings = { swaps: false }
    const local = localFeatures({ api, features: settings })
    const features = ['swap', 'onramp', 'activity', 'branding', 'social_login'].map((id) => entry(id, null))
    expect(applyServerConfig(local, settings, { features })).toEqual({ features: local, ignored: [] })
    const disabled = features.map((feature) => ({ ...feature, isEnabled: false }))
    expect(applyServerConfig(local, settings, { features: disabled })).toEqual({
      features: local,
      ignored: [],
    })
  })

  test('behavior: a list decides; unknown entries are ignored [1.08c-f]', () => {
    const features = [
      entry('social_login', ['email', 'github']),
      entry('swap', ['1inch']),
      entry('onramp', ['coinbase', 'meld']),
      entry('activity', []),
      entry('branding', [], false),
      entry('multi_wallet', []),
    ]
    expect(applyServerConfig(everything, {}, { features }).features).toEqual({
      ...everything,
      branding: false,
    })
  })

  test('behavior: a disabled entry turns its feature off, however it is configured [1.08c-e]', () => {
    const features = [
      entry('swap', ['1inch'], false),
      entry('onramp', ['meld'], false),
      entry('activity', [], false),
      entry('branding', [], false),
    ]
    expect(applyServerConfig(everything, {}, { features }).features).toMatchObject({
      swaps: false,
      onramp: false,
      activity: false,
      branding: false,
    })
  })

  test('behavior: email login is on where the project has it among its logins [1.08a]', () => {
    const read = (...config: string[]) =>
      applyServerConfig(everything, {}, { features: [entry('social_login', config)] }).features.email
    expect([read('google', 'email'), read('google'), read()]).toEqual([true, false, false])
  })

  test('behavior: social logins are on where the project lists any login, and need a server [1.08b, 2.18b]', () => {
    const read = (...config: string[]) =>
      applyServerConfig(everything, {}, { features: [entry('social_login', config)] }).features.socials
    expect([read('google'), read()]).toEqual([true, false])
    expect(localFeatures({}).socials).toBe(false)
  })

  test('behavior: enabled without a provider is off for swaps and on-ramp, on for activity [1.08c-e]', () => {
    const features = [entry('swap', []), entry('onramp', []), entry('activity', [])]
    expect(applyServerConfig(everything, {}, { features }).features).toMatchObject({
      swaps: false,
      onramp: false,
      activity: true,
    })
  })

  test('behavior: names the local settings that were overridden [1.10]', () => {
    const settings = { swaps: false, activity: true, send: true }
    const local = localFeatures({ api, features: settings })
    const features = [entry('swap', ['1inch']), entry('onramp', ['meld'])]
    const result = applyServerConfig(local, settings, { features })
    expect(result.ignored).toEqual(['swaps', 'activity'])
    expect(result.features).toMatchObject({
      swaps: true,
      activity: false,
      send: true,
    })
  })
})
