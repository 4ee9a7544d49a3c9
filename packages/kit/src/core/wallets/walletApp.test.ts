import { afterEach, expect, test, vi } from 'vitest'
import { connectWallet } from '../connections/connectWallet.ts'
import { disconnect } from '../connections/disconnect.ts'
import { createChain, createRemote, startKit } from '../testing.ts'
import { walletApp } from './walletApp.ts'

afterEach(() => void vi.unstubAllGlobals())

const phone = () => vi.stubGlobal('navigator', { userAgent: 'Android Mobile', maxTouchPoints: 5 })

/** A page that a wallet is linked to; `apps` are how it says it opens. */
async function linked(kind: 'announced' | 'remote', apps?: readonly string[]) {
  const [evm, solana] = [createChain(), createChain({ namespace: 'solana', networks: ['main'] })]
  const connectors = kind === 'remote' ? [createRemote(apps).connector] : []
  if (kind === 'announced') evm.add('remote')
  evm.trust('remote')
  solana.add('here', { trusted: true })
  const kit = startKit({ drivers: [evm.driver, solana.driver], connectors })
  await connectWallet(kit, { walletId: 'remote', namespace: 'eip155', silent: true })
  return kit
}

test('behavior: returns the link of a remote wallet on a phone', async () => {
  const kit = await linked('remote', ['wallet://', 'https://wallet.example'])
  expect(walletApp(kit)).toBeUndefined()
  phone()
  expect(walletApp(kit)).toEqual({ link: 'wallet://', isWeb: false, wallet: 'Remote' })
  vi.stubGlobal('TelegramWebviewProxy', {})
  expect(walletApp(kit)).toEqual({ link: 'https://wallet.example', isWeb: true, wallet: 'Remote' })
})

test('behavior: undefined without a phone, a link, or a connection', async () => {
  phone()
  expect(walletApp(await linked('announced'))).toBeUndefined()
  expect(walletApp(await linked('remote', []))).toBeUndefined()
  expect(walletApp(await linked('remote'))).toBeUndefined()
  const kit = await linked('remote', ['wallet://'])
  await disconnect(kit)
  expect(walletApp(kit)).toBeUndefined()
})

test('behavior: returns the active wallet, or that of the given namespace', async () => {
  phone()
  const kit = await linked('remote', ['wallet://'])
  await connectWallet(kit, { walletId: 'here', silent: true })
  expect(walletApp(kit)).toBeUndefined()
  expect(walletApp(kit, { namespace: 'eip155' })).toMatchObject({ link: 'wallet://' })
})
