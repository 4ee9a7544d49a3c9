import type { ChainId } from '@latchkey/protocol/caip'
import { expect, test } from 'vitest'
import { createMemoryCache } from '../cache/memoryCache.ts'
import { createChains } from './chains.ts'
import { evmFamily } from './evm/evm.ts'
import { directGateway } from './evm/testing/directGateway.ts'
import { publicNodes } from './knownChains.ts'
import { solanaFamily } from './solana/solana.ts'

const gateway = directGateway({})
const clock = Date.now
const configured = publicNodes()
const evm = evmFamily({ gateway, cache: createMemoryCache({ clock }), clock, chains: configured })
const solana = solanaFamily({
  gateway,
  chains: configured,
  cache: createMemoryCache({ clock: Date.now }),
  clock: Date.now,
})
const mainnet: ChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const chains = createChains([evm, solana], ['eip155:1', mainnet, 'bip122:000000000019d6689c085ae165831e93'])

test('behavior: a chain has its family', () => {
  expect(chains.of('eip155:1')).toBe(evm)
  expect(chains.of(mainnet)).toBe(solana)
  expect(chains.find('eip155:1')).toEqual({ id: 'eip155:1', family: evm })
  // Served by the gateway, but its family has no reader here.
  expect(chains.ids).toEqual(['eip155:1', mainnet])
})

test.each([
  ['eip155:10'],
  ['bip122:000000000019d6689c085ae165831e93'],
  ['ethereum'],
  [''],
  ['eip155:1:0x'],
  ['__proto__'],
])('error: %j is refused', (chain) => {
  expect(chains.find(chain)).toBeUndefined()
  expect(() => chains.of(chain)).toThrow(
    expect.objectContaining({ entry: expect.objectContaining({ code: 'server/chain_unsupported' }) }),
  )
})

test('behavior: an address shows its family', () => {
  expect(chains.familyOf('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toBe(evm)
  expect(chains.familyOf('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')).toBe(solana)
  expect(() => chains.familyOf('alice')).toThrow(
    expect.objectContaining({ entry: expect.objectContaining({ code: 'server/address_invalid' }) }),
  )
})

test('behavior: signatures are checked by the family of the chain', async () => {
  const args = {
    address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    message: 'hello',
    signature: '0x00',
  }
  expect(await chains.verifyMessage({ chain: mainnet, ...args })).toBe(false)
  await expect(chains.verifyMessage({ chain: 'eip155:999', ...args })).rejects.toMatchObject({
    entry: { code: 'server/chain_unsupported' },
  })
})
