import type { Network } from '@latchkey/chains/driver'
import { httpRequestFailed, sendTokenMissing } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { expect, test } from 'vitest'
import type { Kit } from '../kit.ts'
import { askNodes, withoutServer } from './withoutServer.ts'

const kit = { options: { api: 'https://api.example.com/latchkey', drivers: [] } } as Pick<Kit, 'options'>
const network = (part: Partial<Network> = {}): Network => ({
  id: 'eip155:1',
  namespace: 'eip155',
  name: 'One',
  currency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
  rpcUrls: ['https://api.example.com/v1?chainId=eip155:1', 'https://node.example.org'],
  gatewayUrl: 'https://api.example.com/latchkey/v1?chainId=eip155:1',
  ...part,
})

test('behavior: the server is left out, by its gateway and by its origin', () => {
  const one = network()
  const apart = withoutServer(kit, one)
  expect(apart).toMatchObject({ gatewayUrl: undefined, rpcUrls: ['https://node.example.org'] })
  // Drivers keep a client per object.
  expect(withoutServer(kit, one)).toBe(apart)
  const alone = network({ gatewayUrl: undefined, rpcUrls: ['https://node.example.org'] })
  expect(withoutServer(kit, alone)).toBe(alone)
})

test('behavior: the server is asked where no other node answers, and not where one refuses', async () => {
  const asked: (string | undefined)[] = []
  const ask = (error?: KitError) => async (one: Network) => {
    asked.push(one.gatewayUrl)
    if (one.gatewayUrl === undefined && error) throw error
    return one.gatewayUrl ? 'server' : 'node'
  }
  expect(await askNodes(kit, network(), ask())).toBe('node')
  expect(await askNodes(kit, network(), ask(new KitError(httpRequestFailed)))).toBe('server')
  await expect(askNodes(kit, network(), ask(new KitError(sendTokenMissing)))).rejects.toMatchObject({
    code: 'send/token_missing',
  })
})
