import { afterAll, expect, test } from 'vitest'
import type { LocalWallet, Network, Session, SessionEvent } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { devnet, mainnet, solana, testnet } from './index.ts'
import type { StandardWallet } from './standard.ts'
import { announceTestSolanaWallet, createTestSolanaWallet, solanaOn } from './testing.ts'
import { startSurfpool } from './testingNode.ts'

const surfpool = await startSurfpool({ slotTime: 50 })
afterAll(surfpool.stop)

const key = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

function record(session: Session) {
  const events: SessionEvent[] = []
  const stop = session.subscribe((event) => events.push(event))
  return { events, stop }
}

/** A wallet whose responses the test defines. */
function scripted(answers: Record<string, unknown>, shared: unknown = [], atOnce: unknown = undefined) {
  const listeners = new Set<(changed: unknown) => void>()
  const state = { accounts: shared }
  const answer = (name: string) => async (): Promise<unknown> => {
    const given = answers[name]
    return typeof given === 'function' ? await given() : given
  }
  const provider = {
    name: 'Scripted',
    icon: '',
    chains: ['solana:mainnet'],
    get accounts() {
      return state.accounts
    },
    features: {
      'standard:connect': { connect: answer('connect') },
      'standard:disconnect': { disconnect: answer('disconnect') },
      'standard:events': {
        on(_: string, listener: (changed: unknown) => void) {
          listeners.add(listener)
          if (atOnce) {
            state.accounts = atOnce
            listener({ accounts: atOnce })
          }
          return () => listeners.delete(listener)
        },
      },
    },
  }
  const wallet: LocalWallet<StandardWallet> = {
    id: 'Scripted',
    namespace: 'solana',
    name: 'Scripted',
    kind: 'external',
    provider: provider as unknown as StandardWallet,
  }
  return {
    wallet,
    listening: () => listeners.size,
    share(accounts: unknown) {
      state.accounts = accounts
      for (const listener of [...listeners]) listener({ accounts })
    },
  }
}

test('behavior: connects, with accounts and network [3.01a]', async () => {
  const { driver, found, wallet } = await solanaOn([surfpool])
  const session = await driver.connect({ wallet: found })
  expect(session.accounts).toEqual(
    wallet.addresses.map((address) => ({ key: address, address, type: 'eoa' })),
  )
  expect(session.network).toBe('solana:localnet')
  expect(wallet.requests.map(({ method }) => method)).toEqual(['connect'])
})

test('behavior: connects silently only to a wallet that trusts the page', async () => {
  const { driver, found, wallet } = await solanaOn([surfpool])
  await expect(driver.connect({ wallet: found, silent: true })).rejects.toMatchObject({
    code: 'connect/failed',
  })
  await driver.connect({ wallet: found })
  wallet.decline('told')
  const session = await driver.connect({ wallet: found, silent: true })
  expect(session.accounts[0]?.address).toBe(wallet.addresses[0])
})

test('error: a declined connection [8.22a]', async () => {
  const { driver, found, wallet } = await solanaOn([surfpool])
  wallet.decline()
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({
    code: 'connect/rejected',
    cause: { code: 4001 },
  })
  await expect(driver.connect({ wallet: found })).resolves.toMatchObject({ network: 'solana:localnet' })
})

test('error: a second request is pending, and the first continues', async () => {
  const { driver, found, wallet } = await solanaOn([surfpool])
  wallet.hold()
  const first = driver.connect({ wallet: found })
  await expect.poll(() => wallet.requests.length).toBe(1)
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({ code: 'connect/pending' })
  wallet.release()
  await expect(first).resolves.toMatchObject({ accounts: [{}, {}] })
})

test('error: aborting while the wallet prompts [8.18ae]', async () => {
  const { driver, found, wallet } = await solanaOn([surfpool])
  wallet.hold()
  const leave = new AbortController()
  const attempt = driver.connect({ wallet: found, signal: leave.signal })
  await expect.poll(() => wallet.requests.length).toBe(1)
  leave.abort()
  await expect(attempt).rejects.toMatchObject({ code: 'request/aborted' })
  await expect(driver.connect({ wallet: found, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'request/aborted',
  })
  expect(wallet.requests).toHaveLength(1)
})

test.each([
  [new Error('User rejected the request.'), 'connect/rejected'],
  [new Error('Transaction cancelled'), 'connect/rejected'],
  [{ code: 4001 }, 'connect/rejected'],
  [{ code: -32002 }, 'connect/pending'],
  [new Error('boom'), 'connect/failed'],
  ['a string', 'connect/failed'],
  [undefined, 'connect/failed'],
])('error: a wallet that throws %o [8.22a]', async (thrown, code) => {
  const { wallet } = scripted({ connect: () => Promise.reject(thrown) })
  await expect(solana().connect({ wallet })).rejects.toMatchObject({ code })
})

test.each([
  ['nothing', undefined],
  ['no list', { accounts: 'x' }],
  ['no account', { accounts: [] }],
  ['no address', { accounts: [null, 1, {}, { address: '0xabc' }, { address: 'O'.repeat(40) }] }],
  ['another family', { accounts: [{ address: key, chains: ['sui:mainnet'] }] }],
])('error: a wallet that answers with %s', async (_, answer) => {
  const { wallet, listening } = scripted({ connect: () => answer })
  await expect(solana().connect({ wallet })).rejects.toMatchObject({ code: 'connect/failed' })
  expect(listening()).toBe(0)
})

test('behavior: only Solana accounts are used, without duplicates', async () => {
  const accounts = [
    { address: key, chains: ['solana:mainnet'] },
    { address: key, chains: ['solana:mainnet'] },
    { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', chains: ['bitcoin:mainnet'] },
  ]
  const { wallet } = scripted({ connect: () => ({ accounts }) }, accounts)
  const session = await solana().connect({ wallet })
  expect(session.accounts).toEqual([{ key, address: key, type: 'eoa' }])
})

test('behavior: the wallet changes accounts, revokes access, disappears', async () => {
  const { driver, found, wallet } = await solanaOn([surfpool])
  const session = await driver.connect({ wallet: found })
  const { events } = record(session)
  const [first, second] = wallet.addresses
  wallet.switchAccount(1)
  expect(session.accounts.map(({ address }) => address)).toEqual([second, first])
  wallet.switchAccount(1)
  wallet.disconnectSite()
  expect(events.map(({ type }) => type)).toEqual(['accounts', 'close'])
  expect(session.accounts).toEqual([])
  await expect(
    on(driver.messages).sign({ session, address: first ?? '', message: 'x' }),
  ).rejects.toMatchObject({
    code: 'connection/none',
  })

  const again = await driver.connect({ wallet: found })
  const told = record(again)
  wallet.vanish()
  expect(told.events).toEqual([{ type: 'close' }])
})

test('behavior: a wallet may emit a change while the session subscribes', async () => {
  const other = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
  const answers = { connect: () => ({ accounts: [{ address: key }] }) }
  const { wallet } = scripted(answers, [], [{ address: other }])
  expect((await solana().connect({ wallet })).accounts).toEqual([{ key: other, address: other, type: 'eoa' }])
  const gone = scripted(answers, [], [])
  await expect(solana().connect({ wallet: gone.wallet })).rejects.toMatchObject({ code: 'connect/failed' })
  expect(gone.listening()).toBe(0)
})

test('behavior: a session without subscribers stops listening, and reads the accounts again later', async () => {
  const accounts = [{ address: key }]
  const { listening, share, wallet } = scripted({ connect: () => ({ accounts }) }, accounts)
  const session = await solana().connect({ wallet })
  expect(listening()).toBe(1)
  session.subscribe(() => {})()
  expect(listening()).toBe(0)
  const other = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
  share([{ address: other }])
  const { events } = record(session)
  expect(session.accounts).toEqual([{ key: other, address: other, type: 'eoa' }])
  expect(events).toHaveLength(1)
})

test('behavior: closing disconnects the wallet, and never throws', async () => {
  const { driver, found, wallet } = await solanaOn([surfpool])
  const session = await driver.connect({ wallet: found })
  await session.close()
  expect(wallet.requests.at(-1)?.method).toBe('disconnect')
  await expect(driver.connect({ wallet: found, silent: true })).rejects.toThrow()
  const accounts = [{ address: key }]
  const broken = scripted({ connect: () => ({ accounts }), disconnect: () => Promise.reject('no') }, accounts)
  const ended = await solana().connect({ wallet: broken.wallet })
  await expect(ended.close()).resolves.toBeUndefined()
  expect(broken.listening()).toBe(0)
})

test('behavior: switching the network does not involve the wallet, and emits an event', async () => {
  const target = new EventTarget()
  const clusters = { 'solana:mainnet': surfpool.url, 'solana:devnet': surfpool.url }
  const wallet = await createTestSolanaWallet({ clusters })
  announceTestSolanaWallet(wallet, target)
  const driver = solana({ networks: [mainnet, devnet, testnet], target })
  let found: LocalWallet<StandardWallet> | undefined
  driver.wallets(([first]) => {
    found = first
  })
  const session = await driver.connect({
    wallet: found as LocalWallet<StandardWallet>,
    network: driver.networks[1],
  })
  const { events } = record(session)
  expect(session.network).toBe(devnet.id)
  await driver.networkSwitch?.to({ session, network: driver.networks[0] as Network })
  expect(session.network).toBe(mainnet.id)
  expect(events).toEqual([{ type: 'network', network: mainnet.id }])
  expect(wallet.requests).toHaveLength(1)
  await expect(
    driver.networkSwitch?.to({ session, network: driver.networks[2] as Network }),
  ).rejects.toMatchObject({ code: 'network/unsupported' })
  expect(session.network).toBe(mainnet.id)
  // The session does not start on a network that the wallet lacks.
  const landed = await driver.connect({
    wallet: found as LocalWallet<StandardWallet>,
    network: driver.networks[2],
  })
  expect(landed.network).toBe(mainnet.id)
})
