import { describe, expect, test, vi } from 'vitest'
import type { Driver, Network, Session } from '../driver.ts'
import { mainnet, regtest, signet, testnet4 } from './networks.ts'
import { bitcoinOn } from './testing.ts'

const networks = [regtest, mainnet, testnet4, signet]
type Options = Parameters<typeof bitcoinOn>[1]

async function connected(options: Options) {
  const made = bitcoinOn(networks, options)
  const session = await made.driver.connect({ wallet: made.found })
  const events: string[] = []
  session.subscribe(({ type }) => events.push(`${type} ${session.accounts[0]?.address}`))
  return { ...made, events, session }
}
const to = (driver: Driver, session: Session, network: Network) =>
  driver.networkSwitch?.to({ session, network }) ?? Promise.reject(new Error('no switch'))

describe.each(['wbip', 'unisat'] as const)('%s', (dialect) => {
  test('behavior: the wallet is asked, and the addresses change with the network', async () => {
    const { driver, events, session, wallet } = await connected({ dialect })
    await to(driver, session, signet)
    const [address = ''] = wallet.addresses
    expect(address).toMatch(/^tb1q/)
    expect(session).toMatchObject({ network: signet.id, selected: address })
    // One event: no address of one network is seen on another.
    expect(events).toEqual([`network ${address}`])
    await to(driver, session, testnet4)
    expect(session).toMatchObject({ network: testnet4.id, selected: address })
    expect(session.accounts[0]?.addresses).toEqual({ [testnet4.id]: address, [signet.id]: address })
    const asked = wallet.requests.length
    await to(driver, session, testnet4)
    expect(wallet.requests).toHaveLength(asked)
  })

  test('behavior: follows a switch in the wallet', async () => {
    const { session, wallet } = await connected({ dialect })
    wallet.switchNetwork('mainnet')
    await vi.waitFor(() => expect(session.network).toBe(mainnet.id))
    expect(session.selected).toMatch(/^bc1q/)
    expect(session.selected).toBe(wallet.addresses[0])
  })

  test('error: declined, the session stays where it is', async () => {
    const { driver, session, wallet } = await connected({ dialect })
    wallet.decline()
    await expect(to(driver, session, signet)).rejects.toMatchObject({ code: 'network/switch_rejected' })
    expect(session.network).toBe(regtest.id)
    await session.close()
    await expect(to(driver, session, signet)).rejects.toMatchObject({ code: 'connection/none' })
  })

  test('error: a network that the wallet does not know', async () => {
    const { driver, session } = await connected({ dialect })
    const other = {
      ...signet,
      id: 'bip122:000000000000000000000000000000aa',
      native: { chain: 'other' },
    } as const
    await expect(to(driver, session, other)).rejects.toMatchObject({ code: 'network/switch_failed' })
  })
})

test.each(['standard', 'leather'] as const)('error: %s has no request to switch', async (dialect) => {
  const { driver, session, wallet } = await connected({ dialect })
  await expect(to(driver, session, signet)).rejects.toMatchObject({
    code: 'network/switch_failed',
    message: 'The wallet could not switch to Bitcoin Signet',
  })
  expect(wallet.chain).toBe('regtest')
})

test.each(['standard', 'wbip', 'unisat'] as const)(
  'behavior: which test network an address is of, the wallet says, %s',
  async (dialect) => {
    const { driver, found } = bitcoinOn([testnet4, signet], { dialect, chain: 'signet' })
    expect((await driver.connect({ wallet: found, network: testnet4 })).network).toBe(signet.id)
  },
)

test('error: a wallet that agrees and stays where it is', async () => {
  vi.useFakeTimers()
  const { driver, found, session } = await connected({ dialect: 'unisat' })
  Object.assign(found.provider, { switchChain: async () => ({}) })
  const switching = to(driver, session, signet)
  const outcome = expect(switching).rejects.toMatchObject({ code: 'network/switch_failed' })
  await vi.runAllTimersAsync()
  await outcome
  vi.useRealTimers()
})

test('error: a wallet on Fractal, whose addresses are those of Bitcoin', async () => {
  const { driver, found, wallet } = bitcoinOn([mainnet], { dialect: 'unisat', chain: 'mainnet' })
  const session = await driver.connect({ wallet: found })
  Object.assign(found.provider, { getChain: async () => ({ enum: 'FRACTAL_BITCOIN_MAINNET' }) })
  wallet.switchAccount(1)
  await vi.waitFor(() => expect(session.accounts).toEqual([]))
  await expect(driver.connect({ wallet: found })).rejects.toMatchObject({
    code: 'connect/failed',
    details: 'The wallet is on FRACTAL_BITCOIN_MAINNET. It has to be switched to Bitcoin.',
  })
})

test.each([
  ['livenet', mainnet.id],
  ['mainnet', mainnet.id],
  [undefined, mainnet.id],
  [{}, mainnet.id],
  // Contradicts the address, so it does not count.
  ['testnet', mainnet.id],
])('behavior: a wallet without getChain, whose getNetwork says %o', async (network, id) => {
  const { driver, found } = bitcoinOn([signet, mainnet], { dialect: 'unisat', chain: 'mainnet' })
  Object.assign(found.provider, { getChain: undefined, getNetwork: async () => network })
  expect((await driver.connect({ wallet: found })).network).toBe(id)
})
