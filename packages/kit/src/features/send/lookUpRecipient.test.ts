import type { Driver } from '@latchkey/chains/driver'
import { evmOn } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { kusamaAssetHub, polkadotAssetHub } from '@latchkey/chains/polkadot'
import { createTestPolkadotWallet, polkadotOn } from '@latchkey/chains/polkadot/testing'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import type { Kit } from '../../core/kit.ts'
import { createOrigin, startKit } from '../../core/testing.ts'
import { lookUpRecipient } from './lookUpRecipient.ts'

const anvil = await startAnvil()
afterAll(() => anvil.stop())

async function connected({ driver, found }: { driver: Driver; found: { id: string } }): Promise<Kit> {
  const kit = startKit({ drivers: [driver], storage: createOrigin().tab() })
  onTestFinished(() => kit.destroy())
  await connectWallet(kit, { walletId: found.id })
  return kit
}

const onPolkadot = async (): Promise<Kit> => connected(await polkadotOn([polkadotAssetHub, kusamaAssetHub]))

test('behavior: an address in the form of another network is rewritten to this one, and that is said', async () => {
  const kit = await onPolkadot()
  const friend = await createTestPolkadotWallet()
  const [own = ''] = friend.addressesOn(0)
  for (const prefix of [2, 42, 16_383]) {
    const [other = ''] = friend.addressesOn(prefix)
    expect(await lookUpRecipient(kit, other)).toMatchObject({
      status: 'found',
      address: own,
      rewritten: true,
    })
  }
  const account = `${polkadotAssetHub.id}:${friend.addresses[0]}`
  expect(await lookUpRecipient(kit, account)).toMatchObject({ address: own, rewritten: true })
})

test('behavior: what is already in the form of the network is not called rewritten', async () => {
  const kit = await onPolkadot()
  const [own = ''] = (await createTestPolkadotWallet()).addressesOn(0)
  for (const text of [own, `${polkadotAssetHub.id}:${own}`]) {
    const found = await lookUpRecipient(kit, text)
    expect(found).toMatchObject({ status: 'found', address: own })
    expect(found).not.toHaveProperty('rewritten')
  }
})

test('behavior: an address in another case is the same text', async () => {
  const kit = await connected(evmOn([anvil]))
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const found = await lookUpRecipient(kit, address.toLowerCase())
  expect(found).toMatchObject({ status: 'found', address })
  expect(found).not.toHaveProperty('rewritten')
})

test('error: with a wrong character it is invalid', async () => {
  const kit = await onPolkadot()
  const [other = ''] = (await createTestPolkadotWallet()).addresses
  const wrong = `${other.slice(0, -1)}${other.endsWith('1') ? '2' : '1'}`
  expect(await lookUpRecipient(kit, wrong)).toEqual({ status: 'invalid' })
})
