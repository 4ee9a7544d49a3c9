import { createDecipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Bytes, toHex } from './bytes.ts'
import { type Factor, userHalf } from './factor.ts'
import { fingerprintOf } from './fingerprint.ts'
import { readKitCode } from './kitCode.ts'
import { openMeta, sealMeta } from './meta.ts'
import { commitTo, openVault, sealVault } from './sealVault.ts'
import { type Content, writeContent } from './secret.ts'
import { scope } from './testing.ts'

// Vaults outlive releases: what is computed here must never change. Each value is computed
// again by OpenSSL.

const count = (length: number, from = 0): Bytes => Uint8Array.from({ length }, (_, index) => index + from)
const hkdf = (secret: Uint8Array, info: string, salt: Uint8Array = new Uint8Array(0)) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, 32))

function decrypt(key: Buffer, box: Uint8Array, bound: string): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, box.slice(0, 12), { authTagLength: 16 })
  cipher.setAAD(Buffer.from(bound))
  cipher.setAuthTag(box.slice(-16))
  return Buffer.concat([cipher.update(box.slice(12, -16)), cipher.final()])
}

const factor: Factor = { id: 'passkey-1', kind: 'passkey', secret: count(32, 1) }
const dek = count(32, 100)
const content: Content = {
  entropy: count(32),
  seed: count(64),
  accounts: [
    { namespace: 'eip155', index: 0, privateKey: count(32, 7), publicKey: count(33, 9), address: '0xabc' },
    { namespace: 'eip155', index: 1, privateKey: count(32, 8), publicKey: count(33, 10), address: '0xdef' },
  ],
  escrowedUpTo: 258,
  exitTested: true,
}

test('behavior: the half of the user', async () => {
  const half = await userHalf(factor, scope, 3, count(32, 50))
  expect(toHex(half)).toBe(hkdf(factor.secret, 'pair/v1|vault-1|passkey-1|3', count(32, 50)).toString('hex'))
  expect(toHex(half)).toMatchInlineSnapshot(
    `"1e454cb243a4bc9d5327c207070705146437df4be0bedfd5a1dec7469179777f"`,
  )
})

test('behavior: the commitment', async () => {
  const { bytes, commit, gen } = await commitTo(scope, 3, dek)
  expect({ gen, commit }).toEqual({ gen: 3, commit: hkdf(dek, 'commit|vault-1|3').toString('hex') })
  expect(toHex(bytes)).toBe(commit)
})

test('behavior: the secret of a kit', async () => {
  const code = '0123456789ABCDEFGHJKMNPQRS'
  expect(toHex(await readKitCode(code))).toBe(hkdf(Buffer.from(code), 'kit/v1').toString('hex'))
})

test('behavior: the vault', async () => {
  const box = await sealVault(scope, 3, dek, content)
  const plain = decrypt(hkdf(dek, 'vault|vault-1|3'), box, 'acme|user-1|vault-1|3')
  expect(plain.toString('hex')).toBe(toHex(writeContent(content)))
  expect(plain.toString('hex')).toMatchInlineSnapshot(
    `"01010000010220000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f40000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f020665697031353500000000200708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252621090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627282905307861626306656970313535000000012008090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627210a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a053078646566"`,
  )
  expect(await openVault(scope, 3, dek, box)).toEqual(content)
  // Each vault has a nonce of its own.
  expect(await sealVault(scope, 3, dek, content)).not.toEqual(box)
})

test('error: a vault of another generation, user or tenant', async () => {
  const box = await sealVault(scope, 3, dek, content)
  const others = [
    { ...scope, tenant: 'b' },
    { ...scope, user: 'b' },
    { ...scope, vaultId: 'b' },
  ]
  for (const other of others)
    await expect(openVault(other, 3, dek, box)).rejects.toMatchObject({ code: 'vault/wrong_vault' })
  await expect(openVault(scope, 4, dek, box)).rejects.toMatchObject({ code: 'vault/wrong_vault' })
  await expect(openVault(scope, 3, dek, box.slice(0, 20))).rejects.toMatchObject({
    code: 'vault/wrong_vault',
  })
})

test('behavior: the sealed facts of a factor', async () => {
  const meta = { fingerprint: count(32, 3), commit: count(32, 4), minGen: 0x01020304 }
  const sealed = await sealMeta(factor, scope, meta)
  const plain = decrypt(hkdf(factor.secret, 'meta'), sealed, 'acme|user-1|vault-1|meta|passkey-1')
  expect(plain.toString('hex')).toBe(`${toHex(meta.fingerprint)}${toHex(meta.commit)}01020304`)
  expect(await openMeta(factor, scope, sealed)).toEqual(meta)
  const other = { ...factor, id: 'passkey-2' }
  await expect(openMeta(other, scope, sealed)).rejects.toMatchObject({ code: 'vault/wrong_meta' })
})

test('behavior: the fingerprint is of the first accounts, in any order', async () => {
  const [first, second] = content.accounts
  if (!first || !second) throw new Error('There are two accounts.')
  const solana = { ...first, namespace: 'solana', publicKey: count(32) }
  const print = toHex(await fingerprintOf([first, solana]))
  expect(toHex(await fingerprintOf([solana, second, first]))).toBe(print)
  expect(toHex(await fingerprintOf([first]))).not.toBe(print)
  expect(toHex(await fingerprintOf([{ ...first, publicKey: count(33, 1) }, solana]))).not.toBe(print)
  expect(print).toMatchInlineSnapshot(`"9a4be31e24a65fa1f2d0779ef4d381c4f8d2eb44cc37170812815f74a5cec2a3"`)
})
