import { afterEach, expect, test } from 'vitest'
import { type MobileWalletOptions, type MobileWalletStandIn, startMobileWallet } from '../testingMobile.ts'
import { type createMobileWallet as create, createMobileWallet } from './mobileWallet.ts'

const clusters = { 'solana:mainnet': 'http://127.0.0.1:9', 'solana:devnet': 'http://127.0.0.1:9' }
const standIns: MobileWalletStandIn[] = []
afterEach(async () => {
  for (const standIn of standIns.splice(0)) await standIn.stop()
})

async function open(options: Partial<MobileWalletOptions & create.Args> = {}) {
  const standIn = await startMobileWallet({ clusters, ...options })
  standIns.push(standIn)
  const opened: string[] = []
  let stored: object | undefined
  const args: create.Args = {
    name: 'Mobile Wallet Adapter',
    identity: { name: 'Shop', uri: 'https://shop.example' },
    chains: () => ['solana:mainnet', 'solana:devnet'],
    launch(url) {
      opened.push(url)
      standIn.launch(url)
      return { hasLeft: () => true, stop: () => {} }
    },
    store: {
      read: () => stored,
      write(value) {
        stored = value
      },
    },
    revokes: false,
    onChange: () => {},
    ...options,
  }
  const methods = () => standIn.visits.map((visit) => visit.map(({ method }) => method))
  return {
    wallet: createMobileWallet(args),
    again: () => createMobileWallet(args),
    standIn,
    opened,
    methods,
    args,
    stored: () => stored,
  }
}

test('behavior: connects, and signs a message in a visit of its own', async () => {
  const { wallet, standIn, opened, methods } = await open()
  const [account] = await wallet.connect({})
  if (!account) throw new Error('no account')
  expect(account).toMatchObject({
    address: standIn.wallet.addresses[0],
    chains: ['solana:mainnet', 'solana:devnet'],
  })
  expect(opened[0]).toMatch(/^solana-wallet:\/v1\/associate\/local\?association=[\w-]{87}&port=\d{5}&v=v1$/)
  expect(standIn.visits[0]?.[0]?.params).toEqual({
    identity: { name: 'Shop', uri: 'https://shop.example' },
    chain: 'solana:mainnet',
  })
  const message = new TextEncoder().encode('Hello')
  const answer = await wallet.signMessage({ account, message })
  expect(answer).toEqual({ signature: expect.any(Uint8Array), signedMessage: message })
  expect(methods()).toEqual([['authorize'], ['authorize', 'sign_messages']])
})
