import type { SealedBytes } from '@latchkey/protocol/http/vault'
import { base64urlnopad } from '@scure/base'
import { AEAD_AES_256_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_X25519_HKDF_SHA256 } from 'hpke'
import { type Bytes, toUtf8 } from './vault/bytes.ts'
import { VaultError } from './vault/vaultError.ts'

const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM)

export const toBase64url = (bytes: Uint8Array): string => base64urlnopad.encode(bytes)

/** Throws if it is not base64url without padding. */
export const fromBase64url = (text: string): Bytes => Uint8Array.from(base64urlnopad.decode(text))

/** Encrypts bytes for the holder of a public key (RFC 9180). The label is what they can be used for. */
export async function sealFor(publicKey: string, bytes: Bytes, label: string): Promise<SealedBytes> {
  const key = await suite.DeserializePublicKey(fromBase64url(publicKey))
  const { ciphertext, encapsulatedSecret } = await suite.Seal(key, bytes, { info: toUtf8(label) })
  return { enc: toBase64url(encapsulatedSecret), ciphertext: toBase64url(ciphertext) }
}

/** Reads the answer to one request: its private key never leaves the browser's crypto, and is dropped with this. */
export type SealedReader = {
  readonly publicKey: string
  readonly requestId: string
  open(sealed: SealedBytes, label: string): Promise<Bytes>
}

export async function createSealedReader(): Promise<SealedReader> {
  const pair = await suite.GenerateKeyPair(false)
  return {
    publicKey: toBase64url(await suite.SerializePublicKey(pair.publicKey)),
    requestId: crypto.randomUUID(),
    async open({ ciphertext, enc }, label) {
      try {
        const options = { info: toUtf8(label) }
        return Uint8Array.from(await suite.Open(pair, fromBase64url(enc), fromBase64url(ciphertext), options))
      } catch (cause) {
        throw new VaultError('vault/wrong_half', 'The answer is not encrypted for this request.', { cause })
      }
    },
  }
}
