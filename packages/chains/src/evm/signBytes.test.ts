import fc from 'fast-check'
import { bytesToBigInt, bytesToHex, recoverAddress } from 'viem'
import { privateKeyToAddress, sign } from 'viem/accounts'
import { expect, test } from 'vitest'
import { signBytes } from './signBytes.ts'

const half = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })

test('property: signs as viem does, with a low s, and the signer is recovered', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, bytes, async (secret, digest) => {
      // Not zero and below the order of the curve.
      const key = Uint8Array.of(1, ...secret.slice(1))
      const signature = signBytes(key, digest)
      const [hash, privateKey] = [bytesToHex(digest), bytesToHex(key)]
      const expected = await sign({ hash, privateKey })
      expect(bytesToHex(signature.slice(0, 32))).toBe(expected.r)
      expect(bytesToHex(signature.slice(32, 64))).toBe(expected.s)
      expect(signature[64]).toBe(expected.yParity)
      expect(bytesToBigInt(signature.slice(32, 64)) <= half).toBe(true)
      const recovered = await recoverAddress({ hash, signature: { ...expected } })
      expect(recovered).toBe(privateKeyToAddress(privateKey))
    }),
    { numRuns: 20 },
  )
})

test('error: what is no digest is not signed', () => {
  const key = new Uint8Array(32).fill(1)
  for (const length of [0, 31, 33, 64])
    expect(() => signBytes(key, new Uint8Array(length))).toThrow('A digest has 32 bytes')
})
