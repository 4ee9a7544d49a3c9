import { afterEach, expect, test, vi } from 'vitest'
import { toBase58 } from './base58.ts'
import { createTestSolanaWallet } from './testing.ts'
import { verifyMessage } from './verifyMessage.ts'

afterEach(() => void vi.unstubAllGlobals())

const wallet = await createTestSolanaWallet({ clusters: {}, trusted: true })
const [address = '', other = ''] = wallet.addresses
const message = 'app.example.com wants you to sign in'
const { signature: bytes } = (await wallet.ask('signMessage', {
  address,
  message: new TextEncoder().encode(message),
})) as { signature: Uint8Array }
const signature = toBase58(bytes)

test('behavior: accepts the account’s signature, and no other', async () => {
  expect(await verifyMessage({ address, message, signature })).toBe(true)
  for (const wrong of [
    { message: `${message}.` },
    { address: other },
    { address: 'invalid' },
    { signature: '' },
    { signature: signature.slice(1) },
    { signature: toBase58(bytes.map((byte, index) => (index ? byte : byte ^ 1))) },
  ])
    expect(await verifyMessage({ address, message, signature, ...wrong }), JSON.stringify(wrong)).toBe(false)
})

test('behavior: undefined in a browser without Ed25519', async () => {
  const importKey = () => Promise.reject(new DOMException('no', 'NotSupportedError'))
  vi.stubGlobal('crypto', { subtle: { importKey } })
  expect(await verifyMessage({ address, message, signature })).toBeUndefined()
})
