import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { confirmText } from '@latchkey/protocol/http/vault'
import { expect, test } from 'vitest'
import { toCose, verifyAssertion } from './verifyAssertion.ts'

const origin = 'https://wallet.test'
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const nonce = randomBytes(32).toString('base64url')
const intent = randomBytes(32).toString('base64url')
const spki = (key: KeyObject) => key.export({ format: 'der', type: 'spki' })

function confirmationBy(privateKey: KeyObject, digest: string | null) {
  const challenge = sha256(confirmText(nonce, intent)).toString('base64url')
  const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }))
  // Present and verified; it does not count.
  const data = Buffer.concat([sha256('wallet.test'), Buffer.of(5, 0, 0, 0, 0)])
  const signature = sign(digest, Buffer.concat([data, sha256(client)]), privateKey)
  return {
    challengeId: crypto.randomUUID(),
    intent,
    credential: {
      id: 'AAAA',
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    },
  }
}

test.each([
  ['P-256', generateKeyPairSync('ec', { namedCurve: 'prime256v1' }), 'sha256'],
  ['Ed25519', generateKeyPairSync('ed25519'), null],
  ['RSA', generateKeyPairSync('rsa', { modulusLength: 2_048 }), 'sha256'],
])('behavior: passkeys with a key of %s are verified', async (_, { privateKey, publicKey }, digest) => {
  const confirmation = confirmationBy(privateKey, digest)
  const expected = { nonce, origin, publicKey: toCose(spki(publicKey)) ?? Buffer.of(), uses: 0 }
  expect(await verifyAssertion(confirmation, expected)).toBe(0)
  const other = { ...expected, nonce: randomBytes(32).toString('base64url') }
  await expect(verifyAssertion(confirmation, other)).rejects.toThrow()
})

test.each([
  ['another curve', spki(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey)],
  ['a key for other uses', spki(generateKeyPairSync('x25519').publicKey)],
  ['a short key of RSA', spki(generateKeyPairSync('rsa', { modulusLength: 1_024 }).publicKey)],
  ['no key', randomBytes(91)],
])('error: %s is refused', (_, key) => {
  expect(toCose(key)).toBeUndefined()
})
