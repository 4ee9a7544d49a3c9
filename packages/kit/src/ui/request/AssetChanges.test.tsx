import type { Asset, Simulation } from '@latchkey/chains/driver'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { holdings } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { KitProvider } from '../kit.tsx'
import { loadLaterMessages, loadMessages } from '../words/loadMessages.ts'
import { AssetChanges } from './AssetChanges.tsx'

beforeAll(async () => {
  await loadMessages('en')
  await loadLaterMessages()
})

const chain = 'eip155:1'
const dollar: Asset = {
  id: 'eip155:1/erc20:0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  chain,
  address: '0xAAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa',
  symbol: 'USD',
  decimals: 6,
}
const cats: Asset = {
  ...dollar,
  id: 'eip155:1/erc721:0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  symbol: 'CATS',
  decimals: 0,
  collectible: true,
}
const cat = (tokenId: bigint): Asset => ({ ...cats, id: `${cats.id}/${tokenId}`, tokenId })
const spender = '0xBBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB'
const nothing: Simulation = { status: 'ok', changes: [], approvals: [] }

function say(
  simulation: Simulation | undefined,
  names?: Record<string, string>,
  minimumDecimals?: Record<string, number>,
): string {
  const kit = { id: 'test' } as Kit
  // What a server renders is where the slice starts.
  holdings.of(kit).configure({
    status: 'ready',
    key: 'x',
    tokens: [{ ...dollar, name: 'Dollar', units: 0n, price: '0.5', icon: undefined }],
    hidden: [],
    stale: false,
    coinOnly: false,
  })
  const html = renderToString(
    <KitProvider value={kit}>
      <AssetChanges simulation={simulation} names={names} minimumDecimals={minimumDecimals} />
    </KitProvider>,
  )
  const text = html.replaceAll(/<svg.*?<\/svg>|<!-- -->/g, '').replaceAll(/<[^>]+>/g, '|')
  return text.replaceAll(/\|+/g, '|').replaceAll('\u00a0', ' ')
}

test('behavior: what goes, what comes, and what it is worth where a price is known', () => {
  const other: Asset = {
    ...dollar,
    id: `eip155:1/erc20:${spender.toLowerCase()}`,
    address: spender,
    symbol: 'MOON',
  }
  const changes = [
    { token: dollar, delta: -2_500_000n },
    { token: other, delta: 1n },
  ]
  expect(say({ ...nothing, changes })).toBe('|You send|2.5 USD|$1.25|You receive|0.000001 MOON|')
})

test('behavior: an amount has at least as many decimals as it was asked for with', () => {
  const written = (delta: bigint, decimals: number, token = dollar) =>
    say({ ...nothing, changes: [{ token, delta }] }, {}, { [dollar.id]: decimals })
  expect(written(-49_900_000n, 2)).toContain('|49.90 USD|')
  expect(written(-49_900_001n, 2)).toContain('|49.900001 USD|')
  expect(written(-4_990_000_001n, 8, { ...dollar, decimals: 8 })).toContain('|49.90000001 USD|')
  expect(written(-49_900_000n, 2, { ...dollar, id: 'eip155:1/slip44:60' })).toContain('|49.9 USD|')
})

test('behavior: things of a collection are named by their number', () => {
  const changes = [
    { token: cat(7n), delta: -1n },
    { token: cat(123_456_789_012_345n), delta: 3n },
  ]
  expect(say({ ...nothing, changes })).toBe('|You send|CATS #7|You receive|3 × |CATS #123456…2345|')
})

test('behavior: a permission names who gets it; one without limit is a warning', () => {
  expect(say({ ...nothing, approvals: [{ token: dollar, spender, amount: 5n }] })).toBe(
    '|You allow|0.000005 USD|&lt;$0.01|to 0xBBbB…BBbB|',
  )
  const unlimited = say(
    { ...nothing, approvals: [{ token: dollar, spender, amount: 'unlimited' }] },
    { [spender.toLowerCase()]: 'Router' },
  )
  expect(unlimited).toContain('|Unlimited |USD|to Router|Router could take all your USD')
  const all = say({ ...nothing, approvals: [{ token: cats, spender, amount: 'unlimited' }] })
  expect(all).toContain('|Everything |CATS|')
})

test('behavior: a permission that ends reads as ended', () => {
  expect(say({ ...nothing, approvals: [{ token: dollar, spender, amount: 0n }] })).toBe(
    '|You stop allowing|USD|to 0xBBbB…BBbB|',
  )
})

test('error: a failure says why, and what was not tried is not made up', () => {
  expect(say({ ...nothing, status: 'reverts', reason: 'too little' })).toContain('It says: “too little”')
  expect(say({ ...nothing, status: 'reverts', code: 'node/insufficient_funds' })).toContain('enough')
  expect(say({ ...nothing, status: 'unknown' })).toContain('Couldn’t check this')
  expect(say(nothing)).toBe('|Nothing you own changes.|')
  expect(say(undefined)).toContain('Checking')
})
