import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { type FakeService, startFakeService } from './startFakeService.ts'

const token = 'an access token that only tests know'
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })

/** A fake of Google Cloud KMS and of its token endpoint, by their documentation. */
export async function startFakeGcpKms(): Promise<FakeService & { readonly credential: string }> {
  const service = await startFakeService(({ path, headers, body }, keys) => {
    if (path === '/token')
      return isAssertion(new URLSearchParams(body).get('assertion') ?? '')
        ? { status: 200, json: { access_token: token, expires_in: 3_600, token_type: 'Bearer' } }
        : { status: 400, json: { error: 'invalid_grant' } }
    if (headers.authorization !== `Bearer ${token}`) return { status: 401, json: {} }
    const [, key = '', verb] = /^\/v1\/(.+):(encrypt|decrypt)$/.exec(path) ?? []
    const { plaintext, ciphertext, additionalAuthenticatedData } = JSON.parse(body)
    const aad = Buffer.from(additionalAuthenticatedData, 'base64')
    if (verb === 'encrypt') {
      const { version, bytes } = keys.encrypt(key, Buffer.from(plaintext, 'base64'), aad)
      const sealed = Buffer.concat([Buffer.of(version), bytes])
      return { status: 200, json: { name: key, ciphertext: sealed.toString('base64') } }
    }
    const sealed = Buffer.from(ciphertext, 'base64')
    const plain = keys.decrypt(key, sealed[0] ?? 0, sealed.subarray(1), aad)
    if (!plain) return { status: 400, json: { error: { code: 400, status: 'INVALID_ARGUMENT' } } }
    return { status: 200, json: { plaintext: plain.toString('base64') } }
  })
  const account = {
    client_email: 'latchkey@fake.iam.gserviceaccount.com',
    private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
    token_uri: `${service.origin}/token`,
  }
  return { ...service, credential: JSON.stringify(account) }
}

function isAssertion(text: string): boolean {
  const [head, claims, signature = ''] = text.split('.')
  const signed = Buffer.from(`${head}.${claims}`)
  return verify('sha256', signed, createPublicKey(privateKey), Buffer.from(signature, 'base64url'))
}
