import { evm } from '@latchkey/chains/evm'
import type { FrameHandlers } from '@latchkey/protocol/frame/frameEnd'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import { base, mainnet } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { switchConnection } from '../../core/connections/switchConnection.ts'
import { switchNetwork } from '../../core/connections/switchNetwork.ts'
import type { Kit } from '../../core/kit.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { createOrigin, startKit } from '../../core/testing.ts'
import { emailLogin } from './emailLogin.ts'
import { embeddedUser } from './embeddedUser.ts'
import { embeddedWallets } from './embeddedWallets.ts'
import { logInByEmail } from './logInByEmail.ts'
import { loginNote } from './loginNote.ts'
import { createFramePage, user } from './testing.ts'

const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

const smart = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const plain = user.families[0]?.address as string

/** A frame whose server has a bundler for Ethereum. */
function createFrame() {
  let preferred: 'eoa' | 'smartAccount' = 'smartAccount'
  const told: string[] = []
  let isDeployed = false
  const handlers: Partial<FrameHandlers> = {
    connectEmail: async () => ({ action: 'CONNECT' }),
    getUser: async ({ chainId = 'eip155:1' }) => ({
      ...user,
      chainId,
      smartAccount: { address: smart, networks: ['eip155:1'], isPreferred: preferred === 'smartAccount' },
      ...(chainId === 'eip155:1' && { preferredAccountType: preferred, smartAccountDeployed: isDeployed }),
    }),
    setPreferredAccount: async ({ type }) => {
      told.push(type)
      preferred = type
      return { type, address: type === 'eoa' ? plain : smart }
    },
    rpcRequest: async () => {
      isDeployed = true
      return { result: `0x${'1'.repeat(64)}` }
    },
  }
  return {
    handlers,
    told,
    /** As after the browser has cleared its storage. */
    forget() {
      preferred = 'smartAccount'
      told.length = 0
    },
  }
}

function visit(
  handlers: Partial<FrameHandlers>,
  origin = createOrigin(),
  more: Partial<Parameters<typeof startKit>[0]> = {},
): Kit {
  const connector = {
    id: 'embedded',
    wallets: embeddedWallets(
      { url: 'https://wallet.example' },
      { nameIn: () => 'Email wallet', onNotAllowed: vi.fn() },
    ),
    views: { EmailLogin: { title: () => '', load: vi.fn() } },
  }
  vi.stubGlobal('window', new EventTarget())
  const kit = startKit({
    drivers: [evm({ networks: [mainnet, base] })],
    connectors: [connector],
    projectId: 'shop',
    storage: origin.tab(),
    ...more,
  })
  kits.push(kit)
  createFramePage(() => kit, handlers)
  return kit
}

async function logIn(kit: Kit) {
  openModal(kit)
  emailLogin.of(kit).dispatch({ type: 'edit', email: 'ana@example.com' })
  await logInByEmail(kit)
}
const current = (kit: Kit) => activeConnection(connections.of(kit).get())
const choose = (kit: Kit, address: string) =>
  switchConnection(kit, { namespace: 'eip155', walletId: 'embedded', account: address.toLowerCase() })

test('behavior: an app asks for sessions only if its developer switched them on [9.25e]', async () => {
  const asked: string[] = []
  const handlers: Partial<FrameHandlers> = {
    ...createFrame().handlers,
    rpcRequest: async ({ method }) => {
      asked.push(method)
      return { result: null }
    },
  }
  const request = async (kit: Kit, method: string, params: unknown) => {
    await logIn(kit)
    const { provider } = kit.connection('eip155').session as { provider: Provider }
    return provider.request({ method, params })
  }
  await expect(request(visit(handlers), 'wallet_grantPermissions', [])).rejects.toMatchObject({ code: 4200 })
  expect(asked).toEqual([])
  const on = visit(handlers, createOrigin(), {
    api: 'https://api.example',
    features: { smartSessions: true },
  })
  await request(on, 'wallet_grantPermissions', [])
  expect(asked).toEqual(['wallet_grantPermissions'])
})
type Provider = { request(call: { method: string; params: unknown }): Promise<unknown> }

describe('a wallet with a smart account', () => {
  test('behavior: has both accounts where there is a bundler, and uses the smart one [3.01b, 3.03b, 3.04a, 3.06d]', async () => {
    const kit = visit(createFrame().handlers)
    await logIn(kit)
    expect(current(kit)).toMatchObject({
      address: smart,
      network: 'eip155:1',
      accounts: [
        { address: smart, type: 'smartAccount' },
        { address: plain, type: 'eoa' },
      ],
    })
    expect(embeddedUser.of(kit).get()?.smartAccount).toMatchObject({
      networks: ['eip155:1'],
      isPreferred: true,
    })
  })

  test('behavior: acts with the account of the key on other networks, and comes back to the smart one', async () => {
    const { handlers, told } = createFrame()
    const kit = visit(handlers)
    await logIn(kit)
    await switchNetwork(kit, 'eip155:8453')
    expect(current(kit)).toMatchObject({ address: plain, accounts: [{ type: 'eoa' }] })
    await switchNetwork(kit, 'eip155:1')
    expect(current(kit)).toMatchObject({ address: smart })
    // The visitor has chosen nothing.
    expect(told).toEqual([])
  })

  test('behavior: the choice of an account is told to the frame, and holds on later visits [3.02g, 3.17f, 3.17q, 4.17]', async () => {
    const origin = createOrigin()
    const { handlers, told } = createFrame()
    const first = visit(handlers, origin)
    await logIn(first)
    await choose(first, plain)
    await vi.waitFor(() => expect(told).toEqual(['eoa']))
    expect(embeddedUser.of(first).get()?.smartAccount?.isPreferred).toBe(false)
    expect(loginNote.read(first)).toMatchObject({ accountType: 'eoa', smartNetworks: ['eip155:1'] })
    await switchNetwork(first, 'eip155:8453')
    await switchNetwork(first, 'eip155:1')
    expect(current(first)?.address).toBe(plain)
    first.destroy()

    const later = visit(handlers, origin)
    await vi.waitFor(() => expect(current(later)?.address).toBe(plain))
    await choose(later, smart)
    await vi.waitFor(() => expect(told).toEqual(['eoa', 'smartAccount']))
    expect(current(later)?.address).toBe(smart)
  })

  test('behavior: a choice that the frame has lost is made again', async () => {
    const origin = createOrigin()
    const frame = createFrame()
    const first = visit(frame.handlers, origin)
    await logIn(first)
    await choose(first, plain)
    await vi.waitFor(() => expect(frame.told).toEqual(['eoa']))
    first.destroy()
    frame.forget()
    const later = visit(frame.handlers, origin)
    await vi.waitFor(() => expect(current(later)?.address).toBe(plain))
    expect(frame.told).toEqual(['eoa'])
  })

  test('behavior: says whether it is deployed, and when the first transaction has done that [3.02h]', async () => {
    const kit = visit(createFrame().handlers)
    await logIn(kit)
    const deployed = () => embeddedUser.of(kit).get()?.smartAccount?.isDeployed
    await vi.waitFor(() => expect(deployed()).toBe(false))
    const { provider } = kit.connection('eip155').session as unknown as {
      provider: { request(args: object): Promise<unknown> }
    }
    await provider.request({ method: 'eth_sendTransaction', params: [{ from: smart, to: plain }] })
    await vi.waitFor(() => expect(deployed()).toBe(true))
  })

  test('error: a frame that refuses the choice leaves the visitor connected', async () => {
    const { handlers } = createFrame()
    const kit = visit({
      ...handlers,
      setPreferredAccount: async () => {
        throw new FrameRefusal({ code: 'embedded/account_type_unsupported' })
      },
    })
    await logIn(kit)
    await choose(kit, plain)
    expect(current(kit)?.address).toBe(plain)
  })
})
