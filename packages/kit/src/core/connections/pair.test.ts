import { connectionRejected, pairingExpired } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChain, createOrigin, createRemote, startKit } from '../testing.ts'
import { wallets } from '../wallets/wallets.ts'
import { activeConnection, allConnections, connections } from './connections.ts'
import type { PairSignIn } from './connector.ts'
import { disconnect } from './disconnect.ts'
import { pair } from './pair.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const ready = () => vi.advanceTimersByTimeAsync(0)

function setup() {
  const evm = createChain()
  const solana = createChain({ namespace: 'solana', networks: ['main'] })
  for (const chain of [evm, solana]) chain.trust('remote')
  const remote = createRemote()
  const kit = startKit({
    drivers: [evm.driver, solana.driver],
    connectors: [remote.connector],
    storage: createOrigin().tab(),
  })
  const linked = () => allConnections(connections.of(kit).get()).map(({ id }) => id)
  const front = () => activeConnection(connections.of(kit).get())?.id
  const codes: string[] = []
  const onCode = ({ uri }: { uri: string }) => codes.push(uri)
  return { evm, solana, remote, kit, linked, front, codes, onCode }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    ({ code }) => code,
  )

describe('connecting', () => {
  test('behavior: connects every chain with one approval, the first driver active [1.03b]', async () => {
    const { evm, solana, remote, kit, linked, front, codes, onCode } = setup()
    const pairing = pair(kit, { onCode })
    await ready()
    remote.ask().show()
    expect(codes).toEqual(['wc:1'])
    remote.ask().grant({ namespaces: ['solana', 'eip155'] })
    expect((await pairing).map(({ id }) => id)).toEqual(['eip155:remote', 'solana:remote'])
    expect(linked().toSorted()).toEqual(['eip155:remote', 'solana:remote'])
    expect(front()).toBe('eip155:remote')
    expect([...evm.asks, ...solana.asks].map(({ silent }) => silent)).toEqual([true, true])
    expect(kit.events.filter(({ type }) => type === 'CONNECT_SUCCESS')).toHaveLength(2)
  })

  test('behavior: activates the given namespace', async () => {
    const { remote, kit, front, onCode } = setup()
    const pairing = pair(kit, { onCode, namespace: 'solana' })
    await ready()
    remote.ask().grant({ namespaces: ['eip155', 'solana'] })
    await pairing
    expect(front()).toBe('solana:remote')
  })

  test('behavior: connects only the approved namespaces', async () => {
    const { remote, kit, linked, onCode } = setup()
    const pairing = pair(kit, { onCode, namespace: 'eip155' })
    await ready()
    remote.ask().grant({ namespaces: ['solana'] })
    await pairing
    expect(linked()).toEqual(['solana:remote'])
  })

  test('behavior: one chain that fails does not affect the others', async () => {
    const { evm, remote, kit, linked, onCode } = setup()
    evm.distrust('remote')
    const pairing = pair(kit, { onCode })
    await ready()
    remote.ask().grant({ namespaces: ['eip155', 'solana'] })
    await ready()
    evm.ask().reject(new Error('no'))
    await pairing
    expect(linked()).toEqual(['solana:remote'])
    expect(remote.closed).toEqual([])
  })

  test('error: ends the session if no namespace can be used', async () => {
    const { evm, remote, kit, linked, onCode } = setup()
    evm.distrust('remote')
    const outcome = codeOf(pair(kit, { onCode }))
    await ready()
    remote.ask().grant({ namespaces: ['eip155'] })
    await ready()
    evm.ask().reject(new Error('no'))
    expect(await outcome).toBe('connect/failed')
    expect(linked()).toEqual([])
    expect(remote.closed).toEqual(['eip155'])
    expect(kit.events.at(-1)).toMatchObject({ type: 'CONNECT_ERROR', code: 'connect/failed' })
  })

  test('error: approves no configured namespace', async () => {
    const { remote, kit, onCode } = setup()
    const outcome = codeOf(pair(kit, { onCode }))
    await ready()
    remote.ask().grant({ namespaces: ['cosmos'] })
    expect(await outcome).toBe('connect/failed')
  })

  test('behavior: aborting has no effect after the approval', async () => {
    const { remote, kit, linked, onCode } = setup()
    const gone = new AbortController()
    const pairing = pair(kit, { onCode, signal: gone.signal, onGrant: () => gone.abort() })
    await ready()
    remote.ask().grant()
    await pairing
    expect(linked()).toEqual(['eip155:remote'])
  })

  test('behavior: stores the listed wallet as recent, not the connector [9.05a]', async () => {
    const { remote, kit, onCode } = setup()
    const recent = () => wallets.of(kit).get().recent
    const pairing = pair(kit, { onCode, walletId: 'com.listed' })
    await ready()
    remote.ask().grant({ namespaces: ['eip155', 'solana'] })
    await pairing
    expect(recent()).toEqual(['com.listed'])
    await disconnect(kit)
    const another = pair(kit, { onCode })
    await ready()
    remote.ask().grant()
    await another
    expect(recent()).toEqual(['com.listed'])
  })
})

describe('failures', () => {
  test('error: declined', async () => {
    const { remote, kit, onCode } = setup()
    const outcome = codeOf(pair(kit, { onCode }))
    await ready()
    remote.ask().reject(new KitError(connectionRejected))
    expect(await outcome).toBe('connect/rejected')
    expect(kit.events.at(-1)).toEqual({ type: 'USER_REJECTED', code: 'connect/rejected' })
  })

  test('error: expired, which emits no error event', async () => {
    const { remote, kit, onCode } = setup()
    const outcome = codeOf(pair(kit, { onCode }))
    await ready()
    remote.ask().reject(new KitError(pairingExpired))
    expect(await outcome).toBe('pairing/expired')
    expect(kit.events.map(({ type }) => type)).not.toContain('CONNECT_ERROR')
  })

  test('error: an unknown error of a connector', async () => {
    const { remote, kit, onCode } = setup()
    const outcome = codeOf(pair(kit, { onCode }))
    await ready()
    remote.ask().reject(new TypeError('socket'))
    expect(await outcome).toBe('connect/failed')
  })

  test('error: no code within ten seconds', async () => {
    const { remote, kit, codes, onCode } = setup()
    const outcome = codeOf(pair(kit, { onCode }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toBe('pairing/relay_unreachable')
    expect(remote.ask().signal.aborted).toBe(true)
    expect(kit.events.at(-1)).toMatchObject({ type: 'CONNECT_ERROR', code: 'pairing/relay_unreachable' })
    // One that comes all the same is not shown.
    remote.ask().show()
    expect(codes).toEqual([])
  })

  test('behavior: after the code, there is no timeout but its expiry', async () => {
    const { remote, kit, linked, onCode } = setup()
    const pairing = pair(kit, { onCode })
    await ready()
    remote.ask().show()
    await vi.advanceTimersByTimeAsync(200_000)
    remote.ask().grant()
    await pairing
    expect(linked()).toEqual(['eip155:remote'])
  })

  test('error: aborted, and destroyed', async () => {
    const { remote, kit, onCode } = setup()
    const gone = new AbortController()
    const outcomes = [codeOf(pair(kit, { onCode, signal: gone.signal })), codeOf(pair(kit, { onCode }))]
    await ready()
    gone.abort()
    kit.destroy()
    expect(await Promise.all(outcomes)).toEqual(['request/aborted', 'request/aborted'])
    expect(remote.asks.every(({ signal }) => signal.aborted)).toBe(true)
    expect(kit.events.map(({ type }) => type)).not.toContain('CONNECT_ERROR')
  })

  test('error: no connector can pair [8.18s]', async () => {
    const kit = startKit({ drivers: [createChain().driver] })
    expect(await codeOf(pair(kit, { onCode: () => {} }))).toBe('wallet/remote_not_found')
  })
})

describe('signing in with the same approval', () => {
  const request = { domain: 'a', uri: 'b', nonce: 'c', issuedAt: 'd' } satisfies PairSignIn
  const signed = [{ account: 'eip155:1:0x', message: 'm', signature: 's', cacao: {} }]

  test('behavior: sends the sign-in request, and accepts the signature before connecting', async () => {
    const { remote, kit, linked, onCode } = setup()
    const taken: unknown[] = []
    kit.pairSignIn = async () => ({
      request,
      async accept(given) {
        taken.push(given, linked().length)
        return true
      },
    })
    const pairing = pair(kit, { onCode })
    await ready()
    expect(remote.ask().args.signIn).toEqual(request)
    remote.ask().grant({ signed })
    await pairing
    expect(taken).toEqual([signed, 0])
  })

  test('behavior: pairing continues without it', async () => {
    const { remote, kit, onCode } = setup()
    kit.pairSignIn = async () => {
      throw new Error('offline')
    }
    const pairing = pair(kit, { onCode })
    await ready()
    expect(remote.ask().args.signIn).toBeUndefined()
    remote.ask().grant({ signed })
    expect(await pairing).toHaveLength(1)
  })
})
