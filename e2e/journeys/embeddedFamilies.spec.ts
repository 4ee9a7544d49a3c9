import { cosmosHub } from '@latchkey/chains/cosmos'
import { startCosmosSimulator } from '@latchkey/chains/cosmos/testingNode'
import type { Network } from '@latchkey/chains/driver'
import { polkadotAssetHub } from '@latchkey/chains/polkadot'
import { startAssetHubs } from '@latchkey/chains/polkadot/testingNode'
import { expect, test } from '@playwright/test'
import { createTestCosmosWallet } from 'latchkey/testing'
import type { Page } from 'puppeteer-core'
import { restore } from '../../apps/frame/src/exit/testingRestore.ts'
import { verifyMessage as verifyBitcoin } from '../../packages/chains/src/bitcoin/verifyMessage.ts'
import { verifyMessage as verifyCosmos } from '../../packages/chains/src/cosmos/verifyMessage.ts'
import { verifyMessage as verifyPolkadot } from '../../packages/chains/src/polkadot/verifyMessage.ts'
import { formatAmount, parseAmount } from '../../packages/protocol/src/amount.ts'
import { approve, decline, openWindow, shownIn, walletFrame } from '../rig/approvals.ts'
import { isModalClosed } from '../rig/approveByKeyboard.ts'
import { becomes, connectedAs, seeFrame } from '../rig/embeddedModal.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { names } from '../rig/names.ts'
import { readSecrets, wordsOf } from '../rig/readSecrets.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { startWallet } from '../rig/walletSecurity.ts'

// One login of an app with every chain family: the accounts, and what they sign.

test.describe.configure({ mode: 'default' })
let rig: Rig
let cosmos: Awaited<ReturnType<typeof startCosmosSimulator>>
let hubs: Awaited<ReturnType<typeof startAssetHubs>>
let page: Page
let addresses: Record<string, string>

test.beforeAll(async () => {
  test.setTimeout(90_000)
  ;[cosmos, hubs] = await Promise.all([startCosmosSimulator({ networks: [cosmosHub] }), startAssetHubs()])
  rig = await startRig('chromium', {
    RPC_COSMOSHUB: cosmos.chains[0]?.url ?? '',
    RPC_POLKADOT_ASSET_HUB: hubs.polkadot.url,
  })
  rig.sites.serve(names.shop, exampleApp())
  const started = await startWallet(rig, 'families@mail.test', {
    solana: '',
    // The wallet has no account on test chains, so nothing can be sent here.
    bitcoin: 'mainnet@http://127.0.0.1:9',
    cosmos: `cosmosHub@${cosmos.chains[0]?.url}`,
    polkadot: `polkadot@${hubs.polkadot.url}`,
  })
  page = started.page
  addresses = started.addresses
})
test.afterAll(async () => {
  await rig?.stop()
  await hubs?.stop()
  await cosmos?.stop()
})

type Capability = 'messages' | 'transfers'
type Loaded = Record<string, (args: object) => Promise<unknown>>
type Handed = {
  latchkeyExample: {
    kit: {
      connection(namespace: string): {
        driver: Record<Capability, () => Promise<Loaded>>
        connection: { address: string }
        network: unknown
        session: unknown
      }
    }
  }
}

/** Calls the kit as the app does. Resolves to the answer, or to the code of the error. */
function act(namespace: string, capability: Capability, verb: string, more: object): Promise<unknown> {
  const answer = page.evaluate(
    async (namespace, capability, verb, json) => {
      const { kit } = (window as unknown as Handed).latchkeyExample
      const { connection, driver, network, session } = kit.connection(namespace)
      const { amount, ...more } = JSON.parse(json) as { amount?: string }
      const args = { session, network, address: connection.address, ...more }
      const loaded = await driver[capability]()
      return loaded[verb]?.({ ...args, ...(amount && { amount: BigInt(amount) }) }).catch(
        ({ code }: { code: string }) => code,
      )
    },
    namespace,
    capability,
    verb,
    JSON.stringify(more),
  )
  // A page that is closed at the end of a test answers nothing.
  answer.catch(() => undefined)
  return answer
}

/** The window in which the visitor reviews what was asked. */
async function review(): Promise<Page> {
  await seeFrame(page, /Review in a window/)
  return openWindow(rig.browser, page)
}

/** The modal, and what was reviewed: the next request must not find the button of this one. */
async function isClosed(): Promise<void> {
  await expect.poll(() => isModalClosed(page)).toBe(true)
  await walletFrame(page).waitForSelector('>>> .approval', { hidden: true, timeout: 20_000 })
}

/** Declines a transfer in the window, then approves it. Resolves to the fee that the window showed, in base units. */
async function sends({ amount, namespace, network, to }: Sent): Promise<bigint> {
  const { decimals, symbol } = network.currency
  const transfer = { to, amount: `${amount}` }
  const declined = act(namespace, 'transfers', 'send', transfer)
  await decline(await review())
  expect(await declined).toBe('send/rejected')
  await isClosed()

  const asked = act(namespace, 'transfers', 'send', transfer)
  const opened = await review()
  const text = await shownIn(opened)
  expect(text).toContain(`${formatAmount(amount, decimals)} ${symbol}`)
  for (const word of [to, network.name]) expect(text).toContain(word)
  const fee = new RegExp(`fee\\D*([\\d.]+) ${symbol}`).exec(text)?.[1] ?? text
  await approve(opened)
  expect(await asked).toMatchObject({ hash: expect.stringMatching(/^(0x)?[\da-fA-F]{64}$/) })
  await isClosed()
  return parseAmount(fee, decimals)
}
type Sent = { namespace: string; network: Network; amount: bigint; to: string }

const [bitcoin, hub, dot] = ['bip122', 'cosmos', 'polkadot'] as const

test('behavior: one login connects every family of the app, with the addresses that other libraries derive', async () => {
  const secrets = await readSecrets(walletFrame(page), rig)
  const { addresses: restored } = await restore(wordsOf(secrets[4] ?? ''))
  const [evm, solana, segwit, , polkadot, cosmosHubAddress] = restored
  expect(addresses).toEqual({
    eip155: evm,
    solana,
    bip122: segwit,
    cosmos: cosmosHubAddress,
    polkadot,
  })
})

const verifiers = { bip122: verifyBitcoin, cosmos: verifyCosmos, polkadot: verifyPolkadot }
for (const [namespace, verify] of Object.entries(verifiers))
  test(`behavior: an account of ${namespace} signs a message that was read in a window`, async () => {
    const message = 'Hello from the shop'
    const signing = act(namespace, 'messages', 'sign', { message })
    const opened = await review()
    expect(await shownIn(opened)).toContain(message)
    await approve(opened)
    expect(await verify(addresses[namespace] ?? '', message, (await signing) as string)).toBe(true)
    await isClosed()
  })

test('behavior: a transfer of the Cosmos Hub is shown exactly, declined, then approved and included', async () => {
  const [chain] = cosmos.chains
  const own = addresses[hub] ?? ''
  chain?.fund(own, 10_000_000n)
  const to = createTestCosmosWallet().addresses[0] ?? ''
  const fee = await sends({ namespace: hub, network: cosmosHub, to, amount: 1_250_000n })
  await expect.poll(() => chain?.balanceOf(to)).toBe(1_250_000n)
  expect(chain?.balanceOf(own)).toBe(8_750_000n - fee)
})

test('behavior: a transfer of Polkadot is shown exactly, declined, then approved and included', async () => {
  const own = addresses[dot] ?? ''
  await hubs.polkadot.fund(own, 100_000_000_000n)
  const to = hubs.polkadot.fresh()
  const fee = await sends({ namespace: dot, network: polkadotAssetHub, to, amount: 12_500_000_000n })
  await expect.poll(() => hubs.polkadot.coinOf(to)).toBe(12_500_000_000n)
  // The fee changes from block to block: what is shown is the most it can be.
  const paid = 87_500_000_000n - (await hubs.polkadot.coinOf(own))
  expect(paid).toBeLessThanOrEqual(fee)
  expect(paid).toBeGreaterThan((fee * 9n) / 10n)
})

test('behavior: a reload keeps every connection', async () => {
  expect(addresses[bitcoin]).toMatch(/^bc1q/)
  await page.reload()
  await becomes(page, 'connected as 0x')
  await expect.poll(() => connectedAs(page).catch(() => undefined)).toEqual(addresses)
})
