import { callService, readBase64, readServiceUrl } from './callService.ts'
import { contextBytes } from './contextBytes.ts'
import type { KmsContext, KmsOptions, KmsProvider } from './kms.ts'
import { KmsError } from './kmsError.ts'

const name = 'transit'

/**
 * A key of the Transit engine of OpenBao or Vault, such as
 * `transit:https://bao.example.com:8200/transit/latchkey`: the last part is the key, what is
 * before it the mount. Ciphertexts name the version of the key.
 *
 * The context goes into `associated_data`. The parameter called `context` is only for derived
 * keys, and ignored by others.
 *
 * @see https://openbao.org/api-docs/secret/transit/
 */
export function openTransitKms(url: string, { credential }: KmsOptions): KmsProvider {
  const { origin, pathname } = readServiceUrl(url.slice('transit:'.length))
  const [, mount, key] = /^\/(.+)\/([\w.-]+)$/.exec(pathname) ?? []
  if (!mount || !key)
    throw new Error(
      'the URL of a Transit KMS must look like transit:https://bao.example.com:8200/transit/key',
    )
  if (!credential) throw new Error('AUTH_KMS_CREDENTIAL is not set: a Transit KMS needs a token')
  const token = credential

  async function call(verb: 'encrypt' | 'decrypt', fields: object, context: KmsContext, signal: AbortSignal) {
    const body = JSON.stringify({ ...fields, associated_data: contextBytes(context).toString('base64') })
    const headers = { 'x-vault-token': token, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, signal }
    const { status, json } = await callService(name, `${origin}/v1/${mount}/${verb}/${key}`, init)
    if (status === 200) return { ...(json.data as object) } as Readonly<Record<string, unknown>>
    // A missing key is also 400, and not the fault of the input.
    const isKeyMissing = JSON.stringify(json.errors ?? '').includes('key not found')
    throw new KmsError(status === 400 && !isKeyMissing ? 'refused' : 'unavailable', name, `status ${status}`)
  }

  return {
    name,
    async wrap(bytes, context, signal) {
      const plaintext = Buffer.from(bytes).toString('base64')
      const { ciphertext } = await call('encrypt', { plaintext }, context, signal)
      return toBytes(ciphertext)
    },
    async unwrap(sealed, context, signal) {
      const ciphertext = toText(sealed)
      const { plaintext } = await call('decrypt', { ciphertext }, context, signal)
      return readBase64(name, plaintext)
    },
    async close() {},
  }
}

/** `vault:v1:<Base64>` as bytes: Base64 has several spellings of the same bytes, so a changed text could pass. */
function toBytes(ciphertext: unknown): Buffer {
  const [, version, base64 = ''] = /^vault:v(\d{1,9}):([\w+/]+=*)$/.exec(String(ciphertext)) ?? []
  if (version === undefined) throw new KmsError('unavailable', name, 'an answer of the wrong form')
  const first = Buffer.alloc(4)
  first.writeUInt32BE(Number(version))
  return Buffer.concat([first, Buffer.from(base64, 'base64')])
}

function toText(sealed: Uint8Array): string {
  if (sealed.length < 5) throw new KmsError('refused', name, 'not wrapped with this key')
  const bytes = Buffer.from(sealed)
  return `vault:v${bytes.readUInt32BE()}:${bytes.subarray(4).toString('base64')}`
}
