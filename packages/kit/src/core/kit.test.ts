import { adapterMissing, notConnected, siweAndSiwx } from '@latchkey/protocol/catalogue'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { features } from './config/features.ts'
import { networks } from './config/networks.ts'
import { connections } from './connections/connections.ts'
import { connectWallet } from './connections/connectWallet.ts'
import type { SiweConfig, Siwx } from './connections/siwx.ts'
import { createKit } from './kit.ts'
import { openModal } from './modal/openModal.ts'
import { createChain, createOrigin, pageWallets, settle, startKit } from './testing.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('creating', () => {
  test('error: siwe and siwx exclude each other [5.01]', () => {
    const [siwx, siweConfig] = [{} as Siwx, {} as SiweConfig]
    const both = { drivers: [], siwx, siweConfig }
    expect(() => createKit(both, [])).toThrow(
      expect.objectContaining({
        code: siweAndSiwx.code,
        message: 'Cannot set both `siweConfig` and `siwx` options',
      }),
    )
    expect(() => createKit({ drivers: [], siwx }, [])).not.toThrow()
    expect(() => createKit({ drivers: [], siweConfig }, [])).not.toThrow()
  })

  test('error: two drivers of one family', () => {
    const drivers = [createChain().driver, createChain().driver]
    expect(() => createKit({ drivers }, [])).toThrow(TypeError)
  })

  test('error: a driver without networks', () => {
    const driver = { ...createChain().driver, networks: [] }
    expect(() => createKit({ drivers: [driver] }, [])).toThrow(
      `The driver for "${driver.namespace}" has no networks: pass one.`,
    )
  })

  test('error: an api URL without a scheme', () => {
    expect(() => createKit({ drivers: [], api: 'wallet.example.com' }, [])).toThrow(
      '`api` is "wallet.example.com": it begins with http or /.',
    )
    for (const api of ['', '/wallet', '//wallet.example.com', 'http://127.0.0.1:4000'])
      expect(() => createKit({ drivers: [], api }, [])).not.toThrow()
  })

  test('behavior: takes the networks of its drivers and the features of its options [3.06b]', () => {
    const kit = createKit(
      {
        drivers: [
          createChain({ networks: [1, 10] }).driver,
          createChain({ namespace: 'solana', networks: ['main'] }).driver,
        ],
        features: { analytics: false },
      },
      [],
    )
    expect(
      networks
        .of(kit)
        .get()
        .map(({ id }) => id),
    ).toEqual(['eip155:1', 'eip155:10', 'solana:main'])
    expect(features.of(kit).get()).toMatchObject({
      source: 'local',
      features: { analytics: false, send: true },
    })
    expect(kit.id).toBe('default')
  })

  test('error: a missing driver, a missing connection [5.04, 8.18v]', () => {
    const kit = createKit({ drivers: [createChain().driver] }, [])
    expect(kit.driver('eip155').namespace).toBe('eip155')
    expect(() => kit.driver('solana')).toThrow(expect.objectContaining({ code: adapterMissing.code }))
    expect(() => kit.connection('solana')).toThrow(expect.objectContaining({ code: adapterMissing.code }))
    expect(() => kit.connection()).toThrow('Connector not connected.')
    expect(() => kit.connection('eip155')).toThrow(expect.objectContaining({ code: notConnected.code }))
  })
})

describe('on a server', () => {
  test('behavior: uses no window, storage or network, and can be read', () => {
    const forbidden = new Proxy({}, { get: (_, key) => expect.unreachable(`touched ${String(key)}`) })
    vi.stubGlobal('localStorage', forbidden)
    vi.stubGlobal('fetch', () => expect.unreachable('fetched'))
    expect(typeof window).toBe('undefined')
    const kit = createKit({ drivers: [createChain().driver], api: 'https://api.example', projectId: 'p' }, [
      pageWallets,
    ])
    expect(connections.of(kit).get()).toBe(connections.initial)
    expect(() => openModal(kit)).not.toThrow()
    expect(kit.storage.read().connections).toEqual([])
    kit.destroy()
  })

  test('behavior: kits of different visitors share nothing', async () => {
    const chain = createChain()
    chain.add('a')
    const [one, other] = [startKit({ drivers: [chain.driver] }), startKit({ drivers: [chain.driver] })]
    const connecting = connectWallet(one, { walletId: 'a' })
    chain.ask().accept()
    await connecting
    expect(connections.of(other).get().byNamespace).toEqual({})
    expect(other.storage.read()).toMatchObject({ connections: [], recent: [] })
  })
})

describe('destroying', () => {
  async function connected() {
    const chain = createChain()
    chain.add('a')
    const origin = createOrigin()
    const kit = startKit({ drivers: [chain.driver], storage: origin.tab() })
    const connecting = connectWallet(kit, { walletId: 'a' })
    chain.ask().accept()
    await connecting
    return { chain, origin, kit }
  }

  test('behavior: stops listening everywhere; the visitor stays connected for the next page', async () => {
    const { chain, origin, kit } = await connected()
    const before = origin.read()
    kit.destroy()
    expect(kit.signal.aborted).toBe(true)
    expect(chain.watchers.size).toBe(0)
    expect(chain.sessions.map(({ listeners, closed }) => [listeners, closed])).toEqual([[0, false]])
    expect(origin.listeners).toBe(0)
    expect(origin.read()).toEqual(before)
    kit.destroy()
  })

  test('behavior: an answer after destroy is released', async () => {
    const { chain, origin, kit } = await connected()
    chain.add('b')
    const connecting = connectWallet(kit, { walletId: 'b' })
    const rejected = expect(connecting).rejects.toMatchObject({ code: 'request/aborted' })
    const before = origin.read()
    kit.destroy()
    const late = chain.ask().accept()
    await rejected
    await settle()
    expect(late.listeners).toBe(0)
    expect(origin.read()).toEqual(before)
  })

  test('behavior: callbacks run once, immediately if already destroyed, and are released', () => {
    const kit = createKit({ drivers: [] }, [])
    const [early, kept, late] = [vi.fn(), vi.fn(), vi.fn()]
    const end = kit.onDestroy(early)
    kit.onDestroy(kept)
    end()
    end()
    expect(early).toHaveBeenCalledTimes(1)
    kit.destroy()
    kit.destroy()
    expect(early).toHaveBeenCalledTimes(1)
    expect(kept).toHaveBeenCalledTimes(1)
    kit.onDestroy(late)
    expect(late).toHaveBeenCalledTimes(1)
  })

  test('behavior: connecting repeatedly keeps one session', async () => {
    const { chain, kit } = await connected()
    const stops: unknown[] = []
    const { onDestroy } = kit
    Object.assign(kit, {
      onDestroy: (stop: () => void) => {
        const end = onDestroy(() => {
          stops.splice(stops.indexOf(stop), 1)
          stop()
        })
        stops.push(stop)
        return end
      },
    })
    for (let i = 0; i < 20; i++) {
      const connecting = connectWallet(kit, { walletId: 'a' })
      chain.ask().accept()
      await connecting
    }
    expect(stops).toHaveLength(1)
    expect(chain.sessions.filter(({ listeners }) => listeners > 0)).toHaveLength(1)
  })
})
