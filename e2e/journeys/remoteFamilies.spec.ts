import { regtest } from '@latchkey/chains/bitcoin'
import { startBitcoind } from '@latchkey/chains/bitcoin/testingNode'
import { cosmosHub } from '@latchkey/chains/cosmos'
import { startCosmosSimulator } from '@latchkey/chains/cosmos/testingNode'
import { polkadotAssetHub } from '@latchkey/chains/polkadot'
import { startAssetHubs } from '@latchkey/chains/polkadot/testingNode'
import { createTestBitcoinWallet, createTestCosmosWallet, createTestPolkadotWallet } from 'latchkey/testing'
import { verifyMessage as verifyBitcoin } from '../../packages/chains/src/bitcoin/verifyMessage.ts'
import { verifyMessage as verifyCosmos } from '../../packages/chains/src/cosmos/verifyMessage.ts'
import { verifyMessage as verifyPolkadot } from '../../packages/chains/src/polkadot/verifyMessage.ts'
import { callKit } from '../relay/callKit.ts'
import { bitcoinAccounts } from '../relay/families/bitcoin.ts'
import { cosmosAccounts } from '../relay/families/cosmos.ts'
import { polkadotAccounts } from '../relay/families/polkadot.ts'
import { showCode } from '../relay/readCode.ts'
import { expect, test } from '../world/relay.ts'

// One wallet on another device with Bitcoin, Cosmos and Polkadot, over our relay.

// Third-party SDKs are slow to start.
const slow = { timeout: 30_000 }
test.describe.configure({ mode: 'default', timeout: 90_000 })

let bitcoind: Awaited<ReturnType<typeof startBitcoind>>
let simulator: Awaited<ReturnType<typeof startCosmosSimulator>>
let hubs: Awaited<ReturnType<typeof startAssetHubs>>

test.beforeAll(async () => {
  bitcoind = await startBitcoind()
  simulator = await startCosmosSimulator({ networks: [cosmosHub] })
  hubs = await startAssetHubs()
})
test.afterAll(async () => {
  await hubs?.stop()
  await simulator?.stop()
  await bitcoind?.stop()
})

const sats = async (address: string) => {
  const answer = await fetch(`${bitcoind.url}/address/${address}`)
  const { chain_stats: chain } = (await answer.json()) as { chain_stats: { funded_txo_sum: number } }
  return BigInt(chain.funded_txo_sum)
}

test('behavior: one consent for Bitcoin, Cosmos and Polkadot: each signs, declines, sends and changes its account; the wallet ends all [1.03b]', async ({
  host,
  page,
  startWallet,
  visitWithRelay,
}) => {
  const hub = simulator.chains[0] as (typeof simulator.chains)[number]
  const bitcoin = createTestBitcoinWallet({ trusted: true })
  const cosmos = createTestCosmosWallet({ trusted: true })
  const polkadot = await createTestPolkadotWallet({ trusted: true })
  const onHub = polkadot.addressesOn(polkadotAssetHub.native.ss58Prefix)
  const all = [
    {
      namespace: 'bip122',
      network: regtest,
      addresses: [...bitcoin.addresses],
      accounts: bitcoinAccounts(bitcoin, regtest.id),
      event: 'bip122_addressesChanged',
      decline: () => bitcoin.decline(),
      select: () => bitcoin.switchAccount(1),
      verify: verifyBitcoin,
      fund: (to: string) => bitcoind.fund(to, 1_000_000_000n),
      amount: 125_000_000n,
      to: createTestBitcoinWallet().addresses[0] as string,
      arrived: async (to: string) => {
        await bitcoind.mine()
        return sats(to)
      },
    },
    {
      namespace: 'cosmos',
      network: cosmosHub,
      addresses: [...cosmos.addresses],
      accounts: cosmosAccounts(cosmos, cosmosHub.id),
      event: 'accountsChanged',
      decline: () => cosmos.decline(),
      select: () => cosmos.switchAccount(1),
      verify: verifyCosmos,
      fund: async (to: string) => hub.fund(to, 10_000_000n),
      amount: 1_250_000n,
      to: createTestCosmosWallet().addresses[0] as string,
      arrived: async (to: string) => hub.balanceOf(to),
    },
    {
      namespace: 'polkadot',
      network: polkadotAssetHub,
      addresses: [...onHub],
      accounts: polkadotAccounts(polkadot, polkadotAssetHub.id, onHub),
      event: 'accountsChanged',
      decline: () => polkadot.decline(),
      select: () => {},
      verify: verifyPolkadot,
      fund: (to: string) => hubs.polkadot.fund(to, 100_000_000_000n),
      amount: 12_500_000_000n,
      to: hubs.polkadot.fresh(),
      arrived: (to: string) => hubs.polkadot.coinOf(to),
    },
  ]
  const families = Object.fromEntries(all.map(({ accounts, namespace }) => [namespace, accounts]))
  const wallet = await startWallet('@reown/walletkit', { families })
  await visitWithRelay({
    rpc: 'none',
    bitcoin: `regtest@${bitcoind.url}`,
    cosmos: `cosmosHub@${hub.url}`,
    polkadot: `polkadot@${hubs.polkadot.url}`,
  })
  await wallet.approve(await wallet.scan(await showCode(host)))
  for (const { addresses, namespace } of all)
    await expect(host.chain(namespace)).toHaveText(addresses[0] ?? '', slow)
  await expect(host.modal).toBeHidden(slow)

  for (const one of all)
    await test.step(one.network.name, async () => {
      const { addresses, amount, namespace, to } = one
      const [first = '', second = ''] = addresses
      const message = `Hello from ${namespace}`
      one.decline()
      expect(await callKit(page, ['messages', 'sign'], { namespace, message })).toMatch(/rejected/)
      const signature = (await callKit(page, ['messages', 'sign'], { namespace, message })) as string
      expect(await one.verify(first, message, signature)).toBe(true)

      await one.fund(first)
      one.decline()
      expect(await callKit(page, ['transfers', 'send'], { namespace, to, amount })).toBe('send/rejected')
      expect(await callKit(page, ['transfers', 'send'], { namespace, to, amount })).toMatchObject({
        hash: expect.any(String),
      })
      await expect.poll(() => one.arrived(to), slow).toBe(amount)

      one.select()
      await wallet.emit(one.network.id, one.event, [second])
      await expect(host.chain(namespace)).toHaveText(second)
      const other = (await callKit(page, ['messages', 'sign'], { namespace, message })) as string
      expect(await one.verify(second, message, other)).toBe(true)
    })
  expect(new Set(wallet.asked.map(({ params }) => params.chainId))).toEqual(
    new Set(all.map(({ network }) => network.id)),
  )

  await wallet.disconnect()
  for (const { namespace } of all) await expect(host.chain(namespace)).toHaveText('disconnected', slow)
})
