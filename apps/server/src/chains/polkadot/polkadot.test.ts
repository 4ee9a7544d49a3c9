import { generateKeyPairSync, sign } from 'node:crypto'
import { formatSs58 } from '@latchkey/chains/polkadot/ss58'
import { startAssetHubs } from '@latchkey/chains/polkadot/testingNode'
import type { ChainId } from '@latchkey/protocol/caip'
import { afterAll, expect, test } from 'vitest'
import { directGateway } from '../evm/testing/directGateway.ts'
import { polkadotFamily } from './polkadot.ts'

const dot: ChainId = 'polkadot:68d56f15f85d3136970ec16946040bc1'
const ksm: ChainId = 'polkadot:48239ef607d7928874027a43a6768920'
const alice = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const aliceOnKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
const aliceAnywhere = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const aliceId = '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'

const hubs = await startAssetHubs()
afterAll(hubs.stop)
const gateway = directGateway({ [dot]: hubs.polkadot.url, [ksm]: hubs.kusama.url })
const polkadot = polkadotFamily({
  gateway,
  chains: { [ksm]: { upstreams: [], currency: { name: 'Kusama', symbol: 'KSM', decimals: 12 } } },
})

test.each([
  [alice, undefined, true],
  [alice, dot, true],
  [alice, ksm, false],
  [aliceOnKusama, ksm, true],
  [aliceOnKusama, dot, false],
  [aliceAnywhere, undefined, true],
  [aliceAnywhere, dot, false],
  // The operator's own network, whose prefix is not known here.
  [aliceAnywhere, 'polkadot:00000000000000000000000000000001', true],
  [`${alice.slice(0, -1)}6`, undefined, false],
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', undefined, false],
  ['', undefined, false],
] as const)('behavior: whether %s is an address on %s: %s', (value, chain, is) => {
  expect(polkadot.isAddress(value, chain)).toBe(is)
})

test('error: a text of any length is looked at no longer than an address is', () => {
  expect(polkadot.isAddress('1'.repeat(1_000_000))).toBe(false)
})

test.each([
  ['native', 'native'],
  ['1984', '1984'],
  ['0', '0'],
  ['4294967295', '4294967295'],
  ['4294967296', undefined],
  ['01984', undefined],
  ['-1', undefined],
  [alice, undefined],
])('behavior: %s as a token is %s', (value, token) => {
  expect(polkadot.toToken(value, dot)).toBe(token)
})

test('behavior: the coin, and the listed assets that are held', async () => {
  await hubs.polkadot.fund(alice, 12_345_678_901n)
  expect(await polkadot.holdings?.(dot, alice)).toEqual([
    { token: { id: `${dot}:native`, name: 'Polkadot', symbol: 'DOT', decimals: 10 }, units: 12_345_678_901n },
  ])
  const held = { balance: '2500000', status: 'Liquid', reason: 'Sufficient' }
  await hubs.polkadot.call('dev_setStorage', [{ Assets: { Account: [[[1984, aliceId], held]] } }])
  expect((await polkadot.holdings?.(dot, alice))?.[1]).toEqual({
    token: { id: `${dot}:1984`, name: 'Tether USD', symbol: 'USDt', decimals: 6 },
    units: 2_500_000n,
    isListed: true,
  })
})

test('behavior: an account of nothing, and its address on another network', async () => {
  const [coin, ...others] = (await polkadot.holdings?.(ksm, aliceOnKusama)) ?? []
  expect(coin).toMatchObject({ token: { symbol: 'KSM', decimals: 12 }, units: 0n })
  expect(others).toEqual([])
})

test('behavior: exactly the tokens asked for; an unlisted asset has no name', async () => {
  const held = { balance: '7', status: 'Frozen', reason: 'Consumer' }
  await hubs.polkadot.call('dev_setStorage', [{ Assets: { Account: [[[77, aliceId], held]] } }])
  const holdings = await polkadot.balancesOf?.(dot, alice, ['77', 'native', '1337'])
  expect(holdings?.map(({ token, units, isListed }) => [token.symbol, units, isListed])).toEqual([
    ['', 7n, false],
    ['DOT', 12_345_678_901n, undefined],
    ['USDC', 0n, true],
  ])
})

test('behavior: listed assets have a name and a price id', async () => {
  expect(await polkadot.tokenInfo?.(dot, ['1984', '77', 'constructor'])).toMatchObject([
    { symbol: 'USDt', decimals: 6 },
    undefined,
    undefined,
  ])
  expect(polkadot.priceId?.(dot, '1337')).toBe('usd-coin')
  expect(polkadot.priceId?.(ksm, '1337')).toBeUndefined()
})

test.each([['0x'], ['0x00'], [`0x${'00'.repeat(79)}`], ['zz'], [7], [{}], [`0x${'00'.repeat(5_000)}`]])(
  'error: %j is not taken for an account',
  async (result) => {
    const node = { ...gateway, request: async () => result }
    const family = polkadotFamily({ gateway: node, chains: {} })
    await expect(family.holdings?.(dot, alice)).rejects.toMatchObject({
      entry: { code: 'server/chain_unavailable' },
    })
  },
)

test('behavior: a signature of the account is verified, as wallets wrap texts', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const address = formatSs58(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'), 0)
  const message = 'Sign in, ✓'
  const signature = `0x${sign(null, Buffer.from(`<Bytes>${message}</Bytes>`), privateKey).toString('hex')}`
  const verify = (more: { address?: string; message?: string; signature?: string }) =>
    polkadot.verifyMessage?.({ chain: dot, address, message, signature, ...more })
  expect(await verify({})).toBe(true)
  expect(await verify({ message: 'Sign in' })).toBe(false)
  expect(await verify({ address: alice })).toBe(false)
  expect(await verify({ signature: `${signature.slice(0, -2)}00` })).toBe(false)
  expect(await verify({ signature: 'ff'.repeat(1_000_000) })).toBe(false)
})
