import { bytesToHex, recoverPublicKey } from 'viem'

/** Whether the key made the signature, r and s, of a digest. */
export async function isEcdsa(
  publicKey: Uint8Array,
  digest: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  const [r, s] = [bytesToHex(signature.slice(0, 32)), bytesToHex(signature.slice(32, 64))]
  const keys = await Promise.all(
    [0, 1].map((yParity) =>
      recoverPublicKey({ hash: bytesToHex(digest), signature: { r, s, yParity } }).catch(() => ''),
    ),
  )
  // Both keys have the same first coordinate, which is all of the compressed one but its first byte.
  return keys.some((key) => {
    const isOdd = Number.parseInt(key.slice(-1), 16) % 2
    return key !== '' && `0${2 + isOdd}${key.slice(4, 68)}` === bytesToHex(publicKey).slice(2)
  })
}
