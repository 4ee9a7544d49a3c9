import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Session } from '../driver.ts'
import { getAssets } from './getAssets.ts'
import { evm, foundry } from './index.ts'
import { createSession } from './session.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const [network] = evm({ networks: [foundry] }).networks
const offered = { '0x7a69': { assetDiscovery: { supported: true } } }

function answering(answers: Record<string, unknown>): { session: Session; asked: unknown[] } {
  const asked: unknown[] = []
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      asked.push({ method, params })
      if (method in answers) return answers[method]
      throw Object.assign(new Error('unknown'), { code: -32601 })
    },
  }
  const wallet = { id: 'x.y', namespace: 'eip155', name: 'X', kind: 'external', provider } as const
  return { session: createSession({ wallet, provider, accounts: [] }), asked }
}

function assetsOf(answers: Record<string, unknown>) {
  if (!network) throw new Error('no network')
  return getAssets({ session: answering(answers).session, network, address })
}

const token = '0x00000000000000000000000000000000000000d0'
const gold = {
  address: token,
  balance: '0x2625a0',
  type: 'ERC20',
  metadata: {
    name: 'Gold\u202e',
    symbol: 'GLD',
    decimals: 6,
    price: 2.5,
    iconUrl: 'https://track.example/x.png',
  },
}
const coin = { address: 'native', balance: '0x7', type: 'native', metadata: { symbol: 'ETH', decimals: 18 } }

test('behavior: the wallet’s assets on this network, sanitised [3.13, 7.27f]', async () => {
  const { asked, session } = answering({
    wallet_getCapabilities: offered,
    wallet_getAssets: { '0x7a69': [coin, gold], '0x1': [gold] },
  })
  if (!network) throw new Error('no network')
  expect(await getAssets({ session, network, address })).toEqual([
    {
      id: 'eip155:31337/slip44:60',
      address: undefined,
      balance: 7n,
      name: 'ETH',
      symbol: 'ETH',
      decimals: 18,
      price: undefined,
      icon: undefined,
    },
    {
      id: `eip155:31337/erc20:${gold.address.toLowerCase()}`,
      address: token,
      balance: 2_500_000n,
      name: 'Gold',
      symbol: 'GLD',
      decimals: 6,
      price: '2.5',
      icon: undefined,
    },
  ])
  expect(asked.at(-1)).toEqual({
    method: 'wallet_getAssets',
    params: [{ account: address, chainFilter: ['0x7a69'] }],
  })
})

test('behavior: a wallet without the capability is not asked [7.27f]', async () => {
  const quiet = answering({ wallet_getCapabilities: {}, wallet_getAssets: { '0x7a69': [gold] } })
  if (!network) throw new Error('no network')
  expect(await getAssets({ session: quiet.session, network, address })).toBeUndefined()
  expect(quiet.asked).toHaveLength(1)
  expect(await assetsOf({})).toBeUndefined()
  expect(await assetsOf({ wallet_getCapabilities: offered })).toBeUndefined()
})

test.each([
  ['an amount', { balance: '12' }],
  ['a negative amount', { balance: '-0x1' }],
  ['more than a chain can count', { balance: `0x${'f'.repeat(65)}` }],
  ['an address', { address: '0x12' }],
  ['a kind', { type: 'ERC721' }],
  ['decimals', { metadata: { ...gold.metadata, decimals: 1.5 } }],
  ['metadata', { metadata: null }],
])('error: without %s that makes sense it is left out, and the others stay [3.13]', async (_, part) => {
  const told = { '0x7a69': [{ ...gold, ...part }, gold] }
  const found = await assetsOf({ wallet_getCapabilities: offered, wallet_getAssets: told })
  expect(found).toHaveLength(1)
})

test.each([0, -1, 1e-9, Number.NaN, 'x', '1e5', null, '9'.repeat(500)])(
  'error: %s is not a valid price [3.13]',
  async (price) => {
    const told = { '0x7a69': [{ ...gold, metadata: { ...gold.metadata, price } }] }
    const found = await assetsOf({ wallet_getCapabilities: offered, wallet_getAssets: told })
    expect(found?.[0]?.price).toBeUndefined()
  },
)

test('property: no response of a wallet throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (answer) => {
      const found = await assetsOf({
        wallet_getCapabilities: offered,
        wallet_getAssets: { '0x7a69': [answer, gold] },
      })
      expect(found?.at(-1)?.symbol).toBe('GLD')
    }),
  )
})
