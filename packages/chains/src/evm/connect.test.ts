import { isKitError } from '@latchkey/protocol/errors'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { LocalWallet, Session, SessionEvent } from '../driver.ts'
import { codesOf, isRejection, messageOf } from '../providerError.ts'
import { on } from '../testingCapability.ts'
import { connect } from './connect.ts'
import type { Eip1193Provider } from './provider.ts'
import { createSession, request, toAccounts } from './session.ts'
import { evmOn } from './testing.ts'
import { startAnvil } from './testingNode.ts'
import { toChainId, toHexChainId } from './toChainId.ts'

const [anvil, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_338 })])
afterAll(() => Promise.all([anvil.stop(), other.stop()]))

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function record(session: Session) {
  const events: SessionEvent[] = []
  const stop = session.subscribe((event) => events.push(event))
  return { events, stop }
}

/** A wallet whose responses the test defines. */
function scripted(answers: Record<string, unknown>) {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const asked: string[] = []
  const provider: Required<Eip1193Provider> = {
    async request({ method }) {
      asked.push(method)
      const answer = answers[method]
      return typeof answer === 'function' ? await answer() : answer
    },
    on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  }
  const wallet: LocalWallet<Eip1193Provider> = {
    id: 'x.y',
    namespace: 'eip155',
    name: 'Scripted',
    kind: 'external',
    provider,
  }
  return {
    wallet,
    provider,
    asked,
    emit: (event: string, payload: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(payload)
    },
    listening: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
}

const fine = { eth_requestAccounts: [address], eth_chainId: '0x1' }

test('behavior: connects, with accounts and network [3.01a]', async () => {
  const { driver, found, wallet } = evmOn([anvil, other])
  const session = await driver.connect({ wallet: found })
  expect(session.accounts).toEqual(
    wallet.addresses.map((address) => ({ key: address.toLowerCase(), address, type: 'eoa' })),
  )
  expect(session.network).toBe('eip155:31337')
  expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'eth_chainId'])
})

test('behavior: a failed request to the wallet is retried twice, 100 ms apart [9.14b]', async () => {
  const failing = (times: number) => {
    const at: number[] = []
    const { wallet } = scripted({
      ...fine,
      eth_chainId: () => {
        at.push(Date.now())
        if (at.length <= times) throw new Error('waking up')
        return '0x1'
      },
    })
    return { wallet, at }
  }
  const { driver } = evmOn([anvil])
  const waking = failing(2)
  expect((await driver.connect({ wallet: waking.wallet })).network).toBe('eip155:1')
  const gaps = waking.at.slice(1).map((time, index) => time - (waking.at[index] as number))
  expect(gaps).toHaveLength(2)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(99)
  const broken = failing(3)
  await expect(driver.connect({ wallet: broken.wallet })).rejects.toMatchObject({ code: 'connect/failed' })
  expect(broken.at).toHaveLength(3)
})

test('behavior: connects silently only to a wallet that trusts the page', async () => {
  const { driver, found, wallet } = evmOn([anvil])
  await expect(driver.connect({ wallet: found, silent: true })).rejects.toMatchObject({
    code: 'connect/failed',
  })
  await driver.connect({ wallet: found })
  wallet.decline('told')
  const session = await driver.connect({ wallet: found, silent: true })
  expect(session.accounts[0]).toEqual({ key: address.toLowerCase(), address, type: 'eoa' })
  expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
})

test('error: a declined connection [8.22a]', async () => {
  const { driver, found, wallet } = evmOn([anvil])
  wallet.decline()
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({
    code: 'connect/rejected',
    message: 'Connection rejected',
    cause: { code: 4001 },
  })
  await expect(driver.connect({ wallet: found })).resolves.toMatchObject({ network: 'eip155:31337' })
})

test('error: a second request is pending, and the first continues', async () => {
  const { driver, found, wallet } = evmOn([anvil])
  wallet.hold()
  const first = driver.connect({ wallet: found })
  await expect.poll(() => wallet.requests.length).toBe(1)
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({ code: 'connect/pending' })
  wallet.release()
  await expect(first).resolves.toMatchObject({ accounts: [{ address }, {}] })
})

test('error: aborting while the wallet prompts [8.18ae]', async () => {
  const { driver, found, wallet } = evmOn([anvil])
  wallet.hold()
  const leave = new AbortController()
  const attempt = driver.connect({ wallet: found, signal: leave.signal })
  await expect.poll(() => wallet.requests.length).toBe(1)
  leave.abort()
  await expect(attempt).rejects.toMatchObject({ code: 'request/aborted' })
  const aborted = AbortSignal.abort()
  await expect(driver.connect({ wallet: found, signal: aborted })).rejects.toMatchObject({
    code: 'request/aborted',
  })
  expect(wallet.requests).toHaveLength(1)
})

test('error: aborting while the network is read unsubscribes', async () => {
  const leave = new AbortController()
  const { listening, wallet } = scripted({ ...fine, eth_chainId: () => new Promise(() => leave.abort()) })
  await expect(connect({ wallet, signal: leave.signal })).rejects.toMatchObject({ code: 'request/aborted' })
  expect(listening()).toBe(0)
})

test('error: failures of wallets [8.22a, 8.22b]', async () => {
  const failures: [unknown, string][] = [
    [{ code: 4001 }, 'connect/rejected'],
    [{ code: '4001' }, 'connect/rejected'],
    [{ code: 'ACTION_REJECTED' }, 'connect/rejected'],
    [{ code: -32603, data: { originalError: { code: 4001 } } }, 'connect/rejected'],
    [new Error('x', { cause: { code: 4001 } }), 'connect/rejected'],
    [{ code: 5000, message: 'User rejected.' }, 'connect/rejected'],
    ['User denied account access', 'connect/rejected'],
    [{ code: -32002 }, 'connect/pending'],
    [{ error: { code: -32002 } }, 'connect/pending'],
    [{ code: 4100 }, 'connect/failed'],
    [{ code: -32603, message: 'The user store rejected a write' }, 'connect/failed'],
    [undefined, 'connect/failed'],
  ]
  for (const [failure, code] of failures) {
    const { wallet } = scripted({ ...fine, eth_requestAccounts: () => Promise.reject(failure) })
    await expect(connect({ wallet }), JSON.stringify(failure)).rejects.toMatchObject({ code, cause: failure })
  }
  const broken = { ...scripted(fine).wallet, provider: undefined as never }
  await expect(connect({ wallet: broken })).rejects.toMatchObject({ code: 'connect/failed' })
})

test('behavior: the session follows the wallet’s accounts and network, and emits events [4.14a, 4.15]', async () => {
  const { driver, found, wallet } = evmOn([anvil, other])
  const session = await driver.connect({ wallet: found })
  const { events } = record(session)
  wallet.switchAccount(1)
  wallet.switchChain(31_338)
  const second = { key: wallet.addresses[0]?.toLowerCase(), address: wallet.addresses[0], type: 'eoa' }
  expect(session.accounts[0]).toEqual(second)
  expect(session.network).toBe('eip155:31338')
  expect(events).toEqual([
    { type: 'accounts', accounts: [second, { key: address.toLowerCase(), address, type: 'eoa' }] },
    { type: 'network', network: 'eip155:31338' },
  ])
})

test('behavior: a network that is not configured is reported too [4.15]', async () => {
  const { emit, wallet } = scripted(fine)
  const session = await connect({ wallet })
  const { events } = record(session)
  emit('chainChanged', '0x539')
  emit('chainChanged', 'moon')
  expect(session.network).toBe('eip155:1337')
  expect(events).toEqual([{ type: 'network', network: 'eip155:1337' }])
})

test('behavior: an event during a read wins over the response', async () => {
  const { emit, wallet } = scripted({
    ...fine,
    eth_chainId: async () => {
      emit('chainChanged', '0x2')
      return '0x1'
    },
  })
  expect((await connect({ wallet })).network).toBe('eip155:2')
})

test('behavior: a wallet may emit a change while the session subscribes', async () => {
  const { listening, provider, wallet } = scripted(fine)
  const second = `0x${'2'.repeat(40)}`
  const telling = (accounts: readonly string[]): LocalWallet<Eip1193Provider> => ({
    ...wallet,
    provider: {
      ...provider,
      on(event: string, listener: (payload: unknown) => void) {
        provider.on(event, listener)
        if (event === 'accountsChanged') listener(accounts)
      },
    },
  })
  const session = await connect({ wallet: telling([second]) })
  expect(session.accounts).toEqual([{ key: second, address: second, type: 'eoa' }])
  await session.close()
  await expect(connect({ wallet: telling([]) })).rejects.toMatchObject({ code: 'connect/failed' })
  expect(listening()).toBe(0)
})

test('behavior: locking, revoking access and disappearing each close the session', async () => {
  for (const end of ['lock', 'disconnectSite', 'vanish'] as const) {
    const { driver, found, wallet } = evmOn([anvil])
    const session = await driver.connect({ wallet: found })
    const { events } = record(session)
    wallet[end]()
    expect(events, end).toEqual([{ type: 'close' }])
    expect(session.accounts).toEqual([])
    wallet.switchAccount(1)
    expect(events).toHaveLength(1)
    const signing = on(driver.messages).sign({ session, address, message: 'x' })
    await expect(signing).rejects.toMatchObject({ code: 'sign/failed', cause: { code: 'connection/none' } })
  }
})

test('behavior: a wallet that responds 4900 closes the session too [8.22d]', async () => {
  const { wallet } = scripted({ ...fine, personal_sign: () => Promise.reject({ code: 4900 }) })
  const session = await connect({ wallet })
  const { events } = record(session)
  await expect(request(session, 'personal_sign')).rejects.toEqual({ code: 4900 })
  expect(events).toEqual([{ type: 'close' }])
})

test('behavior: a wallet that loses its node for a moment keeps the session', async () => {
  const { emit, wallet } = scripted(fine)
  const session = await connect({ wallet })
  const { events } = record(session)
  emit('disconnect', { code: 1013, message: 'Disconnected from chain. Attempting to connect.' })
  emit('accountsChanged', undefined)
  expect(events).toEqual([])
  emit('disconnect', { code: 1011 })
  expect(events).toEqual([{ type: 'close' }])
})

test('behavior: does not listen without subscribers, and updates when a new one subscribes', async () => {
  const answers: Record<string, unknown> = { ...fine, eth_accounts: [address] }
  const { listening, wallet } = scripted(answers)
  const session = await connect({ wallet })
  expect(listening()).toBe(3)
  const first = record(session)
  const second = record(session)
  first.stop()
  expect(listening()).toBe(3)
  second.stop()
  second.stop()
  expect(listening()).toBe(0)

  answers.eth_chainId = '0x5'
  const third = record(session)
  expect(listening()).toBe(3)
  await expect.poll(() => third.events).toEqual([{ type: 'network', network: 'eip155:5' }])
  third.stop()

  answers.eth_accounts = []
  const fourth = record(session)
  await expect.poll(() => fourth.events).toEqual([{ type: 'close' }])
  expect(listening()).toBe(0)
})

test('behavior: closing revokes the page’s access in the wallet [4.12a]', async () => {
  const { driver, found, wallet } = evmOn([anvil])
  const session = await driver.connect({ wallet: found })
  const { events } = record(session)
  await session.close()
  await session.close()
  expect(wallet.requests.at(-1)).toEqual({
    method: 'wallet_revokePermissions',
    params: [{ eth_accounts: {} }],
  })
  expect(wallet.requests.filter(({ method }) => method === 'wallet_revokePermissions')).toHaveLength(1)
  expect(events).toEqual([])
  await expect(driver.connect({ wallet: found, silent: true })).rejects.toMatchObject({
    code: 'connect/failed',
  })
})

test('behavior: closing times out quickly and never throws', async () => {
  for (const revoke of [() => new Promise(() => {}), () => Promise.reject({ code: -32601 })]) {
    const { listening, wallet } = scripted({ ...fine, wallet_revokePermissions: revoke })
    const session = await connect({ wallet })
    const start = Date.now()
    await session.close()
    expect(Date.now() - start).toBeLessThan(2_000)
    expect(listening()).toBe(0)
  }
})

test('property: a chain id is parsed from hex, decimal and number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      const expected = `eip155:${id}` as const
      expect([id, `${id}`, toHexChainId(expected), BigInt(id)].map(toChainId)).toEqual(
        Array(4).fill(expected),
      )
    }),
  )
  const wrong = [
    0,
    '0x0',
    -1,
    1.5,
    Number.NaN,
    '',
    '0x',
    '1e3',
    ' 1',
    '0x1\n',
    `0x${'f'.repeat(60)}`,
    null,
    {},
    [1],
    true,
  ]
  expect(wrong.map(toChainId)).toEqual(wrong.map(() => undefined))
})

test('property: accounts are valid addresses, without duplicates, in order', () => {
  const hex = fc.string({ unit: fc.constantFrom(...'0aA'), minLength: 40, maxLength: 40 })
  const value = fc.array(
    fc.oneof(
      hex.map((digits) => `0x${digits}`),
      fc.anything(),
    ),
  )
  fc.assert(
    fc.property(value, (given) => {
      const found = toAccounts(given).map(({ address }) => address)
      expect(found.every((address) => /^0x[0-9a-f]{40}$/i.test(address))).toBe(true)
      expect(new Set(found.map((address) => address.toLowerCase())).size).toBe(found.length)
      expect(found).toEqual(given.filter((item) => found.includes(item as string)).slice(0, found.length))
    }),
  )
  expect(toAccounts('0x')).toEqual([])
  expect(toAccounts([address.toLowerCase(), address])).toEqual([
    { key: address.toLowerCase(), address: address.toLowerCase(), type: 'eoa' },
  ])
})

test('property: connecting ends in a session or a KitError, whatever the wallet does', async () => {
  const accounts = fc.oneof(fc.constant([address]), fc.anything())
  const chain = fc.oneof(fc.constant('0x1'), fc.anything())
  await fc.assert(
    fc.asyncProperty(accounts, chain, fc.boolean(), async (accounts, chain, throws) => {
      const answer = () => (throws ? Promise.reject(accounts) : accounts)
      const { listening, wallet } = scripted({ eth_requestAccounts: answer, eth_chainId: () => chain })
      const outcome = await connect({ wallet }).catch((error: unknown) => error)
      expect(isKitError(outcome) || (outcome as Session).accounts[0]?.address === address).toBe(true)
      expect(listening()).toBe(isKitError(outcome) ? 0 : 3)
    }),
  )
})

test('property: an error of any shape is parsed without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (error) => {
      expect([...codesOf(error)].every(Number.isInteger)).toBe(true)
      expect(typeof messageOf(error)).toBe('string')
      expect(typeof isRejection(error)).toBe('boolean')
    }),
  )
  const circular: Record<string, unknown> = { code: 1 }
  circular.cause = { code: '2', data: circular }
  expect([...codesOf(circular)]).toEqual([1, 2])
  const trap = {
    get code(): number {
      throw new Error('trap')
    },
  }
  expect([...codesOf(trap)]).toEqual([])
})

test('behavior: a session works with a provider that has no events', async () => {
  const provider = { request: async () => '0x1' }
  const wallet: LocalWallet<Eip1193Provider> = { ...scripted(fine).wallet, provider }
  const session = createSession({
    wallet,
    provider,
    accounts: [{ key: address.toLowerCase(), address, type: 'eoa' }],
  })
  session.subscribe(() => {})()
  await session.close()
  expect(session.accounts).toEqual([])
})
