import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Session } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { getCapabilities } from './getCapabilities.ts'
import { evm, foundry, mainnet } from './index.ts'
import { createSession } from './session.ts'
import { announceTestWallet, createTestWallet } from './testing.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const { networks } = evm({ networks: [mainnet, foundry] })

function answering(answer: () => unknown): Session {
  const provider = { request: async () => await answer() }
  const wallet = { id: 'x.y', namespace: 'eip155', name: 'X', kind: 'external', provider } as const
  return createSession({ wallet, provider, accounts: [] })
}

async function capabilitiesOf(options: { capabilities?: Record<string, unknown> | false }) {
  const target = new EventTarget()
  const wallet = createTestWallet({ ...options, chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:1' }] })
  announceTestWallet(wallet, target)
  const driver = evm({ networks: [mainnet, foundry], target })
  const [found] = await new Promise<readonly Parameters<typeof driver.connect>[0]['wallet'][]>((resolve) => {
    driver.wallets(resolve)()
  })
  if (!found) throw new Error('not found')
  const session = await driver.connect({ wallet: found })
  return await on(driver.walletReports).capabilities({ session, address })
}

test('behavior: capabilities are listed by chain id [7.27e]', async () => {
  expect(await capabilitiesOf({})).toEqual({ 'eip155:1': { atomic: { status: 'unsupported' } } })
  const capabilities = {
    '0x1': { atomic: { status: 'supported' } },
    '0x7a69': { paymasterService: { supported: true } },
  }
  expect(await capabilitiesOf({ capabilities })).toEqual({
    'eip155:1': capabilities['0x1'],
    'eip155:31337': capabilities['0x7a69'],
  })
})

test('behavior: capabilities of all chains apply to each [7.27e]', async () => {
  const capabilities = { '0x0': { flow: { supported: true }, x: 1 }, '0x1': { x: 2 } }
  expect(await capabilitiesOf({ capabilities })).toEqual({
    'eip155:1': { flow: { supported: true }, x: 2 },
    'eip155:31337': { flow: { supported: true }, x: 1 },
  })
})

test('behavior: a wallet without the method has no capabilities [7.27e, 8.22c]', async () => {
  expect(await capabilitiesOf({ capabilities: false })).toEqual({})
})

test('error: other errors are mapped to codes [8.18af, 8.22b, 8.22g]', async () => {
  for (const [code, expected] of [
    [4100, 'wallet/unauthorized'],
    [5710, 'wallet/chain_unsupported'],
    [1, 'general/unexpected'],
  ] as const) {
    const session = answering(() => Promise.reject({ code }))
    await expect(getCapabilities({ session, address }, networks)).rejects.toMatchObject({ code: expected })
  }
})

test('property: any response becomes a valid result', async () => {
  const answer = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom('0x0', '0x1', '1', '__proto__', 'x'), fc.anything()),
  )
  await fc.assert(
    fc.asyncProperty(answer, async (value) => {
      const found = await getCapabilities({ session: answering(() => value), address }, networks)
      for (const [id, named] of Object.entries(found)) {
        expect(id).toMatch(/^eip155:\d+$/)
        expect(typeof named).toBe('object')
      }
    }),
  )
})
