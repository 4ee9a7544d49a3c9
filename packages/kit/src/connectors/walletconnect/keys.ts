import { type Bytes, fromBase64, toHex } from './bytes.ts'
import type { AgreementKeys, Identity } from './keyTypes.ts'

// Uses WebCrypto if it supports the curves; otherwise loads a library.

export async function sha256(bytes: Bytes): Promise<Bytes> {
  const { subtle } = crypto
  // `undefined` on pages without TLS.
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  return (await import('./plainKeys.ts')).sha256(bytes)
}

export async function topicOf(key: Bytes): Promise<string> {
  return toHex(await sha256(key))
}

export async function createAgreementKeys(): Promise<AgreementKeys> {
  const pair = await generate('X25519', ['deriveBits'], false)
  if (!pair) return (await import('./plainKeys.ts')).createAgreementKeys()
  const { subtle } = crypto
  return {
    publicKey: new Uint8Array(await subtle.exportKey('raw', pair.publicKey)),
    async agree(peer) {
      const theirs = await subtle.importKey('raw', peer, 'X25519', false, [])
      const shared = await subtle.deriveBits({ name: 'X25519', public: theirs }, pair.privateKey, 256)
      const seed = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits'])
      const none = new Uint8Array()
      const derived = { name: 'HKDF', hash: 'SHA-256', salt: none, info: none }
      return new Uint8Array(await subtle.deriveBits(derived, seed, 256))
    },
  }
}

export async function createIdentity(): Promise<Identity> {
  const pair = await generate('Ed25519', ['sign', 'verify'], true)
  if (!pair) return (await import('./plainKeys.ts')).createIdentity()
  const { d = '', x = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { d, x }
}

export async function sign({ d, x }: Identity, bytes: Bytes): Promise<Bytes> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', d, x }
  const key = await crypto.subtle?.importKey('jwk', jwk, 'Ed25519', false, ['sign']).catch(() => undefined)
  if (!key) return (await import('./plainKeys.ts')).sign(fromBase64(d), bytes)
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, bytes))
}

/** `undefined` if the browser does not support the curve. */
async function generate(
  name: 'X25519' | 'Ed25519',
  usages: KeyUsage[],
  extractable: boolean,
): Promise<CryptoKeyPair | undefined> {
  try {
    return (await crypto.subtle.generateKey(name, extractable, usages)) as CryptoKeyPair
  } catch {
    return undefined
  }
}
