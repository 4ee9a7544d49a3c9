import { callService, readBase64, readServiceUrl } from './callService.ts'
import { contextBytes } from './contextBytes.ts'
import { createGcpToken } from './gcpToken.ts'
import type { KmsContext, KmsOptions, KmsProvider } from './kms.ts'
import { KmsError } from './kmsError.ts'

const name = 'gcp-kms'

/**
 * A symmetric key of Google Cloud KMS, such as
 * `gcp-kms:projects/p/locations/europe-west3/keyRings/r/cryptoKeys/k`. Google keeps all
 * versions of the key, and its ciphertexts name theirs.
 *
 * @see https://cloud.google.com/kms/docs/reference/rest/v1/projects.locations.keyRings.cryptoKeys
 */
export function openGcpKms(url: string, { credential }: KmsOptions): KmsProvider {
  const [path = '', query] = url.slice('gcp-kms:'.length).split('?')
  if (!/^projects\/[\w.:-]+\/locations\/[\w-]+\/keyRings\/[\w-]+\/cryptoKeys\/[\w-]+$/.test(path))
    throw new Error(
      'the URL of a KMS at Google must look like gcp-kms:projects/p/locations/l/keyRings/r/cryptoKeys/k',
    )
  const given = new URLSearchParams(query).get('endpoint')
  const { origin } = readServiceUrl(given ?? 'https://cloudkms.googleapis.com')
  const token = createGcpToken(name, credential)

  async function call(verb: 'encrypt' | 'decrypt', fields: object, context: KmsContext, signal: AbortSignal) {
    const additionalAuthenticatedData = contextBytes(context).toString('base64')
    const headers = { authorization: `Bearer ${await token(signal)}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ ...fields, additionalAuthenticatedData })
    const init = { method: 'POST', headers, body, signal }
    const { status, json } = await callService(name, `${origin}/v1/${path}:${verb}`, init)
    if (status === 200) return json
    // 400 is about the input: another context, another key or changed bytes.
    throw new KmsError(status === 400 ? 'refused' : 'unavailable', name, `status ${status}`)
  }

  return {
    name,
    async wrap(bytes, context, signal) {
      const plaintext = Buffer.from(bytes).toString('base64')
      const { ciphertext } = await call('encrypt', { plaintext }, context, signal)
      return readBase64(name, ciphertext)
    },
    async unwrap(sealed, context, signal) {
      const ciphertext = Buffer.from(sealed).toString('base64')
      const { plaintext } = await call('decrypt', { ciphertext }, context, signal)
      return readBase64(name, plaintext)
    },
    async close() {},
  }
}
