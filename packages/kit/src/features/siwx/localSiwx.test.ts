import { evmOn } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { on } from '@latchkey/chains/testingCapability'
import { signatureInvalid } from '@latchkey/protocol/catalogue'
import type { SiwxSession } from '@latchkey/protocol/siwx/session'
import { writeMessage } from '@latchkey/protocol/siwx/writeMessage'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { createKit, type Kit } from '../../core/kit.ts'
import { start } from '../../core/start.ts'
import { createOrigin, pageWallets, settle } from '../../core/testing.ts'
import { attachSiwx } from './attachSiwx.ts'
import { createLocalSiwx } from './localSiwx.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { siwx } from './siwx.ts'
import { stubPage } from './testing.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)

const kits: Kit[] = []
beforeEach(() => stubPage())
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const key = 'latchkey.default.siwx'
const chainId = 'eip155:31337'

/** A page with a real wallet, connected. */
async function page(origin = createOrigin()) {
  const { driver, wallet } = evmOn([anvil])
  const options = { drivers: [driver], storage: origin.tab() }
  const kit = createKit({ ...options, siwx: (owner) => createLocalSiwx(owner, { statement: 'Hello.' }) }, [
    pageWallets,
  ])
  kits.push(kit)
  attachSiwx(kit)
  start(kit)
  await vi.waitFor(() => connectWallet(kit, { walletId: wallet.info.rdns }))
  await vi.waitFor(() => expect(['signedOut', 'signedIn']).toContain(siwx.of(kit).get().status))
  const plugin = createLocalSiwx(kit, {})
  const address = wallet.addresses[0] ?? ''
  return { kit, wallet, origin, plugin, address, status: () => siwx.of(kit).get().status }
}

test('behavior: the wallet signs, the session is kept and stands on the next visit [3.24, 4.34a]', async () => {
  const { kit, wallet, origin, address, status } = await page()
  expect(status()).toBe('signedOut')
  const session = await signIn(kit)
  expect(session).toMatchObject({ accountAddress: address, chainId, uri: 'https://app.example.com' })
  expect(session.message).toContain('app.example.com wants you to sign in with your Ethereum account:')
  expect(session.message).toContain('Hello.')
  expect(Date.parse(session.expirationTime ?? '') - Date.now()).toBeGreaterThan(6 * 86_400_000)
  expect(wallet.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
  const again = await page(origin)
  expect(again.status()).toBe('signedIn')
})

test('error: a family that cannot verify has no local sign-in', async () => {
  const { kit, address } = await page()
  const session = await signIn(kit)
  const { driver } = evmOn([anvil])
  const messages = async () => ({ sign: async () => '0x' })
  const unable = createKit({ drivers: [{ ...driver, messages }], storage: createOrigin().tab() }, [])
  kits.push(unable)
  const plugin = createLocalSiwx(unable, {})
  await expect(plugin.addSession(session)).rejects.toMatchObject({ name: 'KitError' })
  expect(await plugin.getSessions(chainId, address)).toEqual([])
})

test('behavior: signing out takes it out of storage', async () => {
  const { kit, origin } = await page()
  await signIn(kit)
  expect(origin.items.has(key)).toBe(true)
  await signOut(kit)
  expect(origin.items.has(key)).toBe(false)
})

test('error: what was changed in storage is no session', async () => {
  const { kit, origin, plugin, address } = await page()
  const session = await signIn(kit)
  const changes: [string, Partial<SiwxSession>][] = [
    ['longer', { expirationTime: '2099-01-01T00:00:00Z' }],
    [
      'longer in the text too',
      {
        message: session.message.replace(/Expiration Time: .*/, 'Expiration Time: 2099-01-01T00:00:00Z'),
        expirationTime: '2099-01-01T00:00:00Z',
      },
    ],
    ['another account', { accountAddress: `0x${'1'.repeat(40)}` }],
    ['another chain', { chainId: 'eip155:1' }],
    ['another signature', { signature: `0x${'11'.repeat(65)}` }],
    ['no signature', { signature: '' }],
    ['another text', { message: 'anything' }],
  ]
  for (const [title, change] of changes) {
    const forged = { ...session, ...change }
    origin.items.set(key, JSON.stringify([forged]))
    // As the next visit would see it.
    const fresh = createLocalSiwx(kit, {})
    expect(await fresh.getSessions(forged.chainId, forged.accountAddress), title).toEqual([])
  }
  for (const text of ['nonsense', '{}', '[null, 1, {}]', '[{"accountAddress":1}]']) {
    origin.items.set(key, text)
    expect(await plugin.getSessions(chainId, address)).toEqual([])
  }
})

test('error: a session of another website does not stand here', async () => {
  const { kit, plugin, address } = await page()
  await signIn(kit)
  expect(await plugin.getSessions(chainId, address)).toHaveLength(1)
  vi.stubGlobal('location', new URL('https://evil.example'))
  expect(await plugin.getSessions(chainId, address)).toEqual([])
})

test('error: a signature is taken once, for a message made here, from the account it names', async () => {
  const { kit, plugin, address, wallet } = await page()
  const message = await plugin.createMessage({ chainId, accountAddress: address })
  const text = writeMessage(message)
  const { driver, session } = kit.connection()
  const signature = (await on(driver.messages).sign({ session, address, message: text })) ?? ''
  const { domain: _, address: __, nonce: ___, ...fields } = message
  const made = { ...fields, accountAddress: address, message: text, signature } as SiwxSession
  const other = wallet.addresses[1] ?? ''
  await expect(plugin.addSession({ ...made, accountAddress: other })).rejects.toMatchObject({
    code: signatureInvalid.code,
  })
  // Its nonce is used up, even by a try that failed.
  await expect(plugin.addSession(made)).rejects.toMatchObject({ code: signatureInvalid.code })
  await settle()
  expect(await plugin.getSessions(chainId, address)).toEqual([])
})

test('behavior: storage that cannot be used is no reason to fail', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const { driver, wallet } = evmOn([anvil])
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  const kit = createKit({ drivers: [driver], storage, siwx: (owner) => createLocalSiwx(owner, {}) }, [
    pageWallets,
  ])
  kits.push(kit)
  attachSiwx(kit)
  start(kit)
  await vi.waitFor(() => connectWallet(kit, { walletId: wallet.info.rdns }))
  await signIn(kit)
  expect(siwx.of(kit).get().status).toBe('signedIn')
})
