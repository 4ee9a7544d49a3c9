import { afterEach, expect, test, vi } from 'vitest'
import { fromBase64, fromHex, toBase64, toBase64Url, toHex, toUtf8 } from './bytes.ts'
import { createAgreementKeys, createIdentity, sha256, sign, topicOf } from './keys.ts'
import * as plain from './plainKeys.ts'
import { clientId, createRelayToken } from './relayToken.ts'

afterEach(() => void vi.unstubAllGlobals())

async function verify(x: string, bytes: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer>) {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x }
  const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, bytes)
}

test('behavior: both sides derive one key, whichever library each uses', async () => {
  const sides = [createAgreementKeys, async () => plain.createAgreementKeys()]
  for (const one of sides)
    for (const other of sides) {
      const [a, b] = [await one(), await other()]
      const key = await a.agree(b.publicKey)
      expect(toHex(key)).toBe(toHex(await b.agree(a.publicKey)))
      expect(key).toHaveLength(32)
    }
})

test('error: rejects a point of low order', async () => {
  for (const keys of [await createAgreementKeys(), plain.createAgreementKeys()])
    for (const point of [new Uint8Array(32), Uint8Array.of(1, ...new Uint8Array(31)), new Uint8Array(5)])
      await expect(keys.agree(point)).rejects.toThrow()
})

test('behavior: either library signs with the key of the other', async () => {
  const bytes = toUtf8('a message')
  for (const { d, x } of [await createIdentity(), plain.createIdentity()]) {
    expect(await verify(x, bytes, await sign({ d, x }, bytes))).toBe(true)
    expect(await verify(x, bytes, plain.sign(fromBase64(d), bytes))).toBe(true)
  }
})

/** Browsers of before 2024 lack one curve or both; pages without TLS have nothing at all. */
const lacking = {
  'the curves': () => {
    const generateKey = () => Promise.reject(new DOMException('no such curve', 'NotSupportedError'))
    const { subtle } = crypto
    const digest = subtle.digest.bind(subtle)
    return { digest, generateKey, importKey: generateKey }
  },
  everything: () => undefined,
}
test.each(Object.entries(lacking))('behavior: works in a browser that lacks %s', async (_, make) => {
  const [theirs, identity] = [await createAgreementKeys(), await createIdentity()]
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues, subtle: make() })
  const [ours, own] = [await createAgreementKeys(), await createIdentity()]
  const bytes = toUtf8('a message')
  const signatures = [await sign(own, bytes), await sign(identity, bytes)] as const
  const hash = await topicOf(bytes)
  const key = await ours.agree(theirs.publicKey)
  vi.unstubAllGlobals()
  expect(toHex(key)).toBe(toHex(await theirs.agree(ours.publicKey)))
  expect(await verify(own.x, bytes, signatures[0])).toBe(true)
  expect(await verify(identity.x, bytes, signatures[1])).toBe(true)
  expect(hash).toBe(await topicOf(bytes))
})

test('behavior: matches SHA-256', async () => {
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(toHex(await sha256(toUtf8('abc')))).toBe(hash)
  expect(toHex(plain.sha256(toUtf8('abc')))).toBe(hash)
  expect(await topicOf(toUtf8('abc'))).toBe(hash)
})

test('behavior: the token for the relay is signed with the key of its issuer', async () => {
  const identity = await createIdentity()
  const now = Date.UTC(2026, 0, 1)
  const token = await createRelayToken(identity, 'wss://relay.example.com', now)
  const [head = '', body = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/')))
  expect(read(head)).toEqual({ alg: 'EdDSA', typ: 'JWT' })
  const iat = now / 1_000
  expect(read(body)).toEqual({
    iss: clientId(identity),
    sub: expect.stringMatching(/^[\da-f]{64}$/),
    aud: 'wss://relay.example.com',
    iat,
    exp: iat + 86_400,
  })
  expect(await verify(identity.x, toUtf8(`${head}.${body}`), fromBase64(signature))).toBe(true)
})

test('behavior: the client id is a did:key', () => {
  // https://w3c-ccg.github.io/did-key-spec, the first example for Ed25519.
  const x = toBase64Url(fromHex('2e6fcce36701dc791488e0d0b1745cc1e33a4c1c9fcc41c63bd343dbbe0970e6'))
  expect(clientId({ d: '', x })).toBe('did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK')
  expect(toBase64(Uint8Array.of(251, 255))).toBe('+/8=')
})
