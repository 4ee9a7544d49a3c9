import { toBase64 } from '../wire.ts'
import type { Bytes } from './frames.ts'

/** The page's side of one association. Its keys are used once and cannot be exported. */
export type Association = {
  /** The public association key, as the URL carries it. */
  readonly token: string
  /** The first message: a fresh public key, signed with the association key. */
  readonly hello: Bytes
  /** Derives the key of the messages. Rejects if the wallet's public key is not on the curve. */
  agree(walletKey: Bytes): Promise<CryptoKey>
}

/** Length of an uncompressed public key (X9.62). */
export const publicKeyBytes = 65

const curve = 'P-256'

/** @see https://solana-mobile.github.io/mobile-wallet-adapter/spec/spec.html#session-establishment */
export async function createAssociation(): Promise<Association> {
  const { subtle } = crypto
  const [own, agreement] = await Promise.all([
    subtle.generateKey({ name: 'ECDSA', namedCurve: curve }, false, ['sign']),
    subtle.generateKey({ name: 'ECDH', namedCurve: curve }, false, ['deriveBits']),
  ])
  const [ownKey, agreementKey] = await Promise.all([exportKey(own.publicKey), exportKey(agreement.publicKey)])
  const signature = await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, own.privateKey, agreementKey)
  return {
    token: toBase64(ownKey).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, ''),
    hello: Uint8Array.from([...agreementKey, ...new Uint8Array(signature)]),
    async agree(walletKey) {
      const theirs = await subtle.importKey('raw', walletKey, { name: 'ECDH', namedCurve: curve }, false, [])
      const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, agreement.privateKey, 256)
      const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
      const derivation = { name: 'HKDF', hash: 'SHA-256', salt: ownKey, info: new Uint8Array() }
      const cipher = { name: 'AES-GCM', length: 128 }
      return await subtle.deriveKey(derivation, secret, cipher, false, ['encrypt', 'decrypt'])
    },
  }
}

async function exportKey(key: CryptoKey): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', key))
}
