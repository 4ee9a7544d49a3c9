import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiweConfig } from '../../core/connections/siwx.ts'
import { fromSiwe } from './fromSiwe.ts'
import { address, stubPage } from './testing.ts'

beforeEach(() => stubPage())
afterEach(() => void vi.unstubAllGlobals())

/** A backend of the host's own, as its five calls. */
function backend(options: Partial<SiweConfig> = {}) {
  const calls: unknown[][] = []
  let session: SiweConfig.Session | null = null
  const config: SiweConfig = {
    async getNonce(of) {
      calls.push(['getNonce', of])
      return 'abcdefgh12345678'
    },
    getSession: async () => session,
    async verifyMessage(args) {
      calls.push(['verifyMessage', args])
      session = { address: address.toLowerCase(), chainId: 1 }
      return args.signature === '0x51'
    },
    async signOut() {
      calls.push(['signOut'])
      session = null
      return true
    },
    ...options,
  }
  return { config, calls, plugin: fromSiwe(config) }
}
const account = { chainId: 'eip155:1', accountAddress: address } as const

test('behavior: the message says what the page is, and what the host adds [7.31a]', async () => {
  const { plugin } = backend({ getMessageParams: async () => ({ statement: 'Hello.', resources: [] }) })
  expect(await plugin.createMessage(account)).toMatchObject({
    domain: 'app.example.com',
    uri: 'https://app.example.com',
    address,
    chainId: 'eip155:1',
    nonce: 'abcdefgh12345678',
    version: '1',
    statement: 'Hello.',
    text: undefined,
  })
  const own = backend({ createMessage: ({ chainId, nonce }) => `mine ${chainId} ${nonce}` })
  expect(await own.plugin.createMessage(account)).toMatchObject({ text: 'mine 1 abcdefgh12345678' })
})

test('behavior: while the account is not known, the nonce is requested without an address', async () => {
  const { plugin, calls } = backend({ getMessageParams: () => ({ statement: 'Hello.' }) })
  expect(await plugin.createRequest?.()).toEqual({
    domain: 'app.example.com',
    uri: 'https://app.example.com',
    nonce: 'abcdefgh12345678',
    issuedAt: expect.any(String),
    statement: 'Hello.',
  })
  expect(calls).toEqual([['getNonce', undefined]])
})

test('behavior: the backend begins, knows and ends the session [3.24, 7.31b-d]', async () => {
  const [onSignIn, onSignOut] = [vi.fn(), vi.fn()]
  const { plugin, calls } = backend({ onSignIn, onSignOut })
  expect(await plugin.getSessions('eip155:1', address)).toEqual([])
  const { nonce: _, domain: __, ...fields } = await plugin.createMessage(account)
  const session = { ...fields, ...account, message: 'm', signature: '0x51' } as never
  await plugin.addSession(session)
  expect(calls.at(-1)).toEqual(['verifyMessage', { message: 'm', signature: '0x51', cacao: undefined }])
  expect(onSignIn).toHaveBeenCalledWith({ address, chainId: 1 })
  expect(await plugin.getSessions('eip155:1', address)).toEqual([session])
  expect(await plugin.getSessions('eip155:10', address)).toEqual([])
  expect(await plugin.getSessions('eip155:1', `0x${'1'.repeat(40)}`)).toEqual([])
  // After a reload the backend still knows who it is; the proof stays there.
  const reloaded = fromSiwe({ ...backend().config, getSession: async () => ({ address, chainId: 1 }) })
  expect(await reloaded.getSessions('eip155:1', address)).toMatchObject([{ accountAddress: address }])
  await plugin.revokeSession('eip155:1', address)
  expect(onSignOut).toHaveBeenCalledOnce()
  expect(await plugin.getSessions('eip155:1', address)).toEqual([])
})

test('error: a signature the backend does not accept begins nothing', async () => {
  const { plugin } = backend()
  await expect(plugin.addSession({ signature: '0x52' } as never)).rejects.toMatchObject({
    code: 'server/signature_invalid',
  })
})

test('behavior: required unless the host says otherwise; only where it means something', async () => {
  expect(backend().plugin.getRequired?.()).toBe(true)
  expect(backend({ required: false }).plugin.getRequired?.()).toBe(false)
  const { supports } = backend().plugin
  expect([supports?.('eip155:1'), supports?.('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')]).toEqual([
    true,
    false,
  ])
})
