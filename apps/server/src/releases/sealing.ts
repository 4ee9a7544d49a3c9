import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { SealedBytes } from '@latchkey/protocol/http/vault'
import {
  AEAD_AES_256_GCM,
  CipherSuite,
  KDF_HKDF_SHA256,
  KEM_DHKEM_X25519_HKDF_SHA256,
  type KeyPair,
} from 'hpke'

const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM)

/** Bytes on their way between a device and this role, for one reader only (RFC 9180). */
export type Sealing = {
  /** In base64url. */
  publicKey(): Promise<string>
  /** Undefined if they were not encrypted for this key and this label. */
  open(sealed: SealedBytes, label: string): Promise<Uint8Array | undefined>
}

/** `privateKey` is the same in every process of the role. */
export function createSealing(privateKey: () => Promise<Uint8Array>): Sealing {
  let known: Promise<KeyPair<CryptoKey>> | undefined
  const keys = () => {
    known ??= privateKey().then(toKeyPair, (error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
  return {
    async publicKey() {
      const { publicKey } = await keys()
      return toText(await suite.SerializePublicKey(publicKey))
    },
    async open({ enc, ciphertext }, label) {
      const pair = await keys()
      // Errors of the library say nothing more than that it did not work.
      return suite
        .Open(pair, toBytes(enc), toBytes(ciphertext), { info: Buffer.from(label) })
        .catch(() => undefined)
    },
  }
}

/** Encrypts bytes for the key of a caller; undefined if that is not a key. */
export async function sealFor(
  publicKey: string,
  bytes: Uint8Array,
  label: string,
): Promise<SealedBytes | undefined> {
  try {
    const key = await suite.DeserializePublicKey(toBytes(publicKey))
    const { encapsulatedSecret, ciphertext } = await suite.Seal(key, bytes, { info: Buffer.from(label) })
    return { enc: toText(encapsulatedSecret), ciphertext: toText(ciphertext) }
  } catch {
    return undefined
  }
}

/** The bytes of PKCS #8 before the 32 of an X25519 key. */
const pkcs8Head = Buffer.from('302e020100300506032b656e04220420', 'hex')

async function toKeyPair(bytes: Uint8Array): Promise<KeyPair<CryptoKey>> {
  const der = Buffer.concat([pkcs8Head, bytes])
  const { x = '' } = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).export({
    format: 'jwk',
  })
  return {
    privateKey: await suite.DeserializePrivateKey(bytes),
    publicKey: await suite.DeserializePublicKey(toBytes(x)),
  }
}

function toBytes(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
