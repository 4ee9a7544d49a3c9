import type { RemoteLink, Wallet } from '@latchkey/chains/driver'
import { afterEach, expect, test, vi } from 'vitest'
import { connectWallet } from './connectWallet.ts'
import { disconnect } from './disconnect.ts'
import { createChain, startKit } from './testing.ts'
import { walletApp } from './walletApp.ts'

afterEach(() => void vi.unstubAllGlobals())

const phone = () => vi.stubGlobal('navigator', { userAgent: 'Android Mobile', maxTouchPoints: 5 })

/** A page that a wallet is linked to; `apps` are how it says it opens. */
async function linked(kind: Wallet['kind'], apps: readonly string[] | undefined) {
  const [evm, solana] = [createChain(), createChain({ namespace: 'solana', networks: ['main'] })]
  const provider = { grant: apps && { apps } } as unknown as RemoteLink
  evm.add('w', { kind, provider, trusted: true })
  solana.add('here', { trusted: true })
  const kit = startKit({ drivers: [evm.driver, solana.driver] })
  await connectWallet(kit, { walletId: 'w', silent: true })
  return kit
}

test('behavior: on a phone, how a wallet on a relay says that it opens', async () => {
  const kit = await linked('remote', ['wallet://', 'https://wallet.example'])
  expect(walletApp(kit)).toBeUndefined()
  phone()
  expect(walletApp(kit)).toEqual({ link: 'wallet://', isWeb: false, wallet: 'W' })
  vi.stubGlobal('TelegramWebviewProxy', {})
  expect(walletApp(kit)).toEqual({ link: 'https://wallet.example', isWeb: true, wallet: 'W' })
})

test('behavior: nothing where there is no app, nothing is known of it, or nobody is connected', async () => {
  phone()
  expect(walletApp(await linked('announced', ['wallet://']))).toBeUndefined()
  expect(walletApp(await linked('remote', []))).toBeUndefined()
  expect(walletApp(await linked('remote', undefined))).toBeUndefined()
  const kit = await linked('remote', ['wallet://'])
  await disconnect(kit)
  expect(walletApp(kit)).toBeUndefined()
})

test('behavior: of several wallets the one in use, or that of the chain asked about', async () => {
  phone()
  const kit = await linked('remote', ['wallet://'])
  await connectWallet(kit, { walletId: 'here', silent: true })
  expect(walletApp(kit)).toBeUndefined()
  expect(walletApp(kit, { namespace: 'eip155' })).toMatchObject({ link: 'wallet://' })
})
