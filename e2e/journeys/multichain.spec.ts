import type { BrowserContext } from '@playwright/test'
import { createTestSolanaWallet, createTestWallet } from 'latchkey/testing'
import { verifyMessage } from '../../packages/chains/src/solana/verifyMessage.ts'
import type { TestMultichainWallet } from '../../packages/kit/src/exports/testingMultichain.ts'
import { createTestMultichainWallet } from '../../packages/kit/src/exports/testingMultichain.ts'
import { expect, test, walletChains } from '../host.ts'

// A stand-in for a wallet extension of EVM and Solana: its keys are in Node, its ports in the page.

test('behavior: one consent connects EVM and Solana; declined, signed on both, reloaded and revoked in the wallet', async ({
  chains,
  context,
  host,
  page,
  solana,
}) => {
  const evm = createTestWallet({ chains: walletChains(chains) })
  const sol = await createTestSolanaWallet({ clusters: solana.forWallet })
  const wallet = createTestMultichainWallet({
    evm,
    solana: sol,
    clusters: { [solana.network.id]: 'solana:localnet' },
  })
  await injectMultichainWallet(context, wallet)
  const asked = (method: string) => wallet.requests.filter((one) => one.method === method).length
  await host.visit({ solana: `localnet@${solana.url}`, multichain: '' })
  await host.open()
  await expect(host.button('Test Wallet')).toHaveCount(1)
  expect(wallet.requests).toEqual([])

  evm.decline()
  await host.button('Test Wallet').click()
  await expect(host.modal).toContainText('Request declined')
  await host.button('Try again').click()
  await expect(host.modal).toBeHidden()
  await expect(host.chain('eip155')).toHaveText(evm.addresses[0] ?? '')
  await expect(host.chain('solana')).toHaveText(sol.addresses[0] ?? '')
  await expect(host.address).toHaveText(evm.addresses[0] ?? '')
  expect(asked('wallet_createSession')).toBe(2)

  const sign = async () => {
    await page.getByRole('button', { name: 'Sign a message' }).click()
    await expect(page.getByTestId('signature')).toHaveText(/^.{60,}$/)
    return (await page.getByTestId('signature').textContent()) ?? ''
  }
  const message = 'Hello from the example'
  const address = evm.addresses[0] as `0x${string}`
  const signature = (await sign()) as `0x${string}`
  expect(await chains.local.client.verifyMessage({ address, message, signature })).toBe(true)

  await page.reload()
  await expect(host.chain('eip155')).toHaveText(address)
  await expect(host.chain('solana')).toHaveText(sol.addresses[0] ?? '')
  expect(asked('wallet_createSession')).toBe(2)
  await page.getByTestId('latchkey-network').click()
  await host.modal.getByRole('region', { name: 'Solana' }).getByRole('button').first().click()
  await expect(host.address).toHaveText(sol.addresses[0] ?? '')
  await expect(host.modal).toBeHidden()
  expect(await verifyMessage({ address: sol.addresses[0] ?? '', message, signature: await sign() })).toBe(
    true,
  )

  wallet.revoke()
  await expect(host.chain('eip155')).toHaveText('disconnected')
  await expect(host.chain('solana')).toHaveText('disconnected')
})

/** Announces it in every page, and gives pages ports to it. */
async function injectMultichainWallet(context: BrowserContext, wallet: TestMultichainWallet): Promise<void> {
  await context.exposeBinding('testMultichainWallet', (_source, message: unknown) => wallet.answer(message))
  await context.addInitScript(
    ({ announced, extensionId }) => {
      type Page = {
        testMultichainWallet(message: unknown): Promise<unknown>
        hears?: Set<(message: unknown) => void>
      }
      const own = window as unknown as Page
      own.hears = new Set()
      const connect = (id: string) => {
        if (id !== extensionId) throw new Error('No such extension.')
        const hears = own.hears as Set<(message: unknown) => void>
        return {
          postMessage: (message: unknown) =>
            void own.testMultichainWallet(message).then((answer) => {
              for (const hear of hears) hear(answer)
            }),
          disconnect: () => hears.clear(),
          onMessage: { addListener: (hear: (message: unknown) => void) => hears.add(hear) },
          onDisconnect: { addListener() {} },
        }
      }
      Object.defineProperty(window, 'chrome', { value: { runtime: { connect } } })
      const announce = () => {
        const detail = { id: 1, jsonrpc: '2.0', method: 'wallet_announce', params: announced }
        window.dispatchEvent(new CustomEvent('caip294:wallet_announce', { detail }))
      }
      window.addEventListener('caip294:wallet_prompt', announce)
      announce()
    },
    { announced: wallet.announced, extensionId: wallet.extensionId },
  )
  wallet.onNotice((message) => {
    for (const page of context.pages())
      page
        .evaluate((message) => {
          const { hears } = window as unknown as { hears?: Set<(message: unknown) => void> }
          for (const hear of hears ?? []) hear(message)
        }, message)
        .catch(() => undefined)
  })
}
