import { evm } from '@latchkey/chains/evm'
import { announceTestWallet, createTestWallet } from '@latchkey/chains/evm/testing'
import type { FrameAsk } from '@latchkey/protocol/frame/calls'
import type { FrameHandlers } from '@latchkey/protocol/frame/frameEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { verifyMessage } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { activeConnection, allConnections, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { createOrigin, startKit } from '../../core/testing.ts'
import { cancelLink } from './changeLinked.ts'
import { embeddedWallets } from './embeddedWallets.ts'
import { heldBy } from './held.ts'
import { linkedWallets } from './linkedWallets.ts'
import { linkWallet, loadLinkedWallets, unlinkWallet } from './linkWallet.ts'
import { logInWithToken } from './logInWithToken.ts'
import { createFramePage, user, walletOrigin } from './testing.ts'

const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

const id = '6e5b1c52-6a0e-4f38-9d1e-7f0d1d3a9b11'
const linkedAt = '2026-01-01T00:00:00.000Z'
const message = 'Link this wallet'

/** A page whose visitor has a wallet installed, and may be logged in. */
async function visit(handlers: Partial<FrameHandlers> = {}, { isLoggedIn = true } = {}) {
  const wallet = createTestWallet({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] })
  const target = new EventTarget()
  announceTestWallet(wallet, target)
  const [own = ''] = wallet.addresses
  const asked: FrameAsk<'finishWalletLink'>[] = []
  const connector = {
    id: 'embedded',
    wallets: embeddedWallets(
      { url: walletOrigin },
      { nameIn: () => 'Email wallet', onNotAllowed: () => undefined },
    ),
  }
  vi.stubGlobal('window', new EventTarget())
  const kit = startKit({
    drivers: [evm({ networks: [mainnet], target })],
    connectors: [connector],
    projectId: 'shop',
    storage: createOrigin().tab(),
  })
  kits.push(kit)
  createFramePage(() => kit, {
    connectToken: async () => user,
    getLinkedWallets: async () => ({ wallets: [] }),
    startWalletLink: async () => ({ linkId: id, message }),
    finishWalletLink: async (ask) => {
      asked.push(ask)
      return { id, account: `eip155:1:${own}`, name: ask.name, linkedAt }
    },
    unlinkWallet: async () => null,
    ...handlers,
  })
  if (isLoggedIn) await logInWithToken(kit, { getToken: () => 'a.b.c' })
  return { asked, kit, own, state: () => linkedWallets.of(kit).get(), wallet, walletId: wallet.info.rdns }
}

test('behavior: the wallet signs what the frame gives, and the embedded wallet stays the connection', async () => {
  const { asked, kit, own, state, walletId } = await visit()
  const before = allConnections(connections.of(kit).get())
  const linked = { id, account: `eip155:1:${own}`, name: 'Test Wallet', linkedAt: new Date(linkedAt) }
  expect(await linkWallet(kit, { walletId })).toEqual(linked)
  expect(state()).toEqual({ status: 'ready', wallets: [linked] })
  const [{ linkId, signature } = { linkId: '', signature: '' }] = asked
  expect(linkId).toBe(id)
  expect(await verifyMessage({ address: own as '0x', message, signature: signature as '0x' })).toBe(true)
  expect(allConnections(connections.of(kit).get())).toEqual(before)
  expect(activeConnection(connections.of(kit).get())?.wallet.id).toBe('embedded')
  await unlinkWallet(kit, id)
  expect(state()).toEqual({ status: 'ready', wallets: [] })
})

test('error: what is declined, refused or cancelled links nothing, and says why', async () => {
  let code = ''
  const { kit, state, wallet, walletId } = await visit({
    async startWalletLink() {
      if (code) throw new FrameRefusal({ code })
      return { linkId: id, message }
    },
  })
  const link = () => linkWallet(kit, { walletId }).catch(({ code }: { code: string }) => code)
  wallet.decline()
  expect(await link()).toBe('connect/rejected')
  for (const [told, expected] of [
    ['links/full', 'links/full'],
    ['links/taken', 'links/taken'],
    ['login/session_ended', 'auth/not_connected'],
    ['anything', 'request/http_failed'],
  ] as const) {
    code = told
    expect([told, await link()]).toEqual([told, expected])
  }
  code = ''
  wallet.hold()
  const held = link()
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'linking', step: 'sign' }))
  expect(await link(), 'one at a time').toBe('request/action_not_allowed')
  cancelLink(kit)
  expect(await held).toBe('sign/rejected')
  expect(state()).toEqual({ status: 'ready', wallets: [], error: 'sign/rejected' })
})

test('error: without a login, or a wallet of that id, nothing is asked', async () => {
  const { kit } = await visit({}, { isLoggedIn: false })
  await expect(loadLinkedWallets(kit)).rejects.toMatchObject({ code: 'auth/not_connected' })
  const other = await visit()
  await expect(linkWallet(other.kit, { walletId: 'dev.none' })).rejects.toMatchObject({
    code: 'connect/not_installed',
  })
  // The embedded wallet itself is none that can be linked.
  await expect(linkWallet(other.kit, { walletId: 'embedded' })).rejects.toMatchObject({
    code: 'connect/not_installed',
  })
})

test('behavior: the next visitor does not see the wallets of the last', async () => {
  const wallets = [{ id, account: `eip155:1:0x${'1'.repeat(40)}`, linkedAt }]
  const { kit, state } = await visit({ getLinkedWallets: async () => ({ wallets }) })
  expect(await loadLinkedWallets(kit)).toHaveLength(1)
  await (await heldBy(kit).load()).signOut()
  expect(state()).toEqual({ status: 'unread' })
})
