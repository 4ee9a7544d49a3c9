import { evmOn } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { afterAll, expect, test } from 'vitest'
import { connectWallet } from '../connections/connectWallet.ts'
import { createChain, startKit } from '../testing.ts'
import { simulateTransaction } from './simulateTransaction.ts'

const unknown = { status: 'unknown', changes: [], approvals: [] }
const anvil = await startAnvil()
afterAll(anvil.stop)

test('behavior: simulates for the connected account', async () => {
  const { driver, found } = evmOn([anvil])
  const kit = startKit({ drivers: [driver] })
  await connectWallet(kit, { walletId: found.id })
  const to = '0x00000000000000000000000000000000deadbeef'
  expect(await simulateTransaction(kit, { to, value: 5n })).toMatchObject({
    status: 'ok',
    changes: [{ delta: -5n }],
  })
  expect(await simulateTransaction(kit, { to, value: 10n ** 40n })).toMatchObject({ status: 'reverts' })
  kit.destroy()
})

test('error: unknown without a connection, or if the chain cannot simulate', async () => {
  const chain = createChain()
  const kit = startKit({ drivers: [chain.driver] })
  expect(await simulateTransaction(kit, {})).toEqual(unknown)
})
