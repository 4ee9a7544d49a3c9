import { canonicalJson } from '../../canonicalJson.ts'
import { signAws } from '../signAws.ts'
import { type FakeService, startFakeService } from './startFakeService.ts'

export const fakeAwsCredential = 'AKIDFAKE:only/tests+know'

/** A fake of AWS KMS: Encrypt and Decrypt, by its documentation, with signatures checked. */
export function startFakeAwsKms(): Promise<FakeService> {
  return startFakeService(({ headers, body }, keys) => {
    const fail = (type: string) => ({ status: 400, json: { __type: `com.amazonaws.kms#${type}` } })
    if (!isSigned(headers, body)) return fail('InvalidSignatureException')
    const { KeyId, Plaintext, CiphertextBlob, EncryptionContext } = JSON.parse(body)
    const aad = Buffer.from(canonicalJson(EncryptionContext))
    if (headers['x-amz-target'] === 'TrentService.Encrypt') {
      const plain = Buffer.from(Plaintext, 'base64')
      if (plain.length === 0 || plain.length > 4_096) return fail('ValidationException')
      const { version, bytes } = keys.encrypt(KeyId, plain, aad)
      const blob = Buffer.concat([Buffer.of(version), bytes])
      return { status: 200, json: { CiphertextBlob: blob.toString('base64'), KeyId } }
    }
    const blob = Buffer.from(CiphertextBlob, 'base64')
    const plain = keys.decrypt(KeyId, blob[0] ?? 0, blob.subarray(1), aad)
    if (!plain) return fail('InvalidCiphertextException')
    return { status: 200, json: { Plaintext: plain.toString('base64'), KeyId } }
  })
}

/** Signs what arrived once more: host, headers and body must be those that were signed. */
function isSigned(headers: Readonly<Record<string, string | string[] | undefined>>, body: string): boolean {
  const [id = '', secret = ''] = fakeAwsCredential.split(':')
  const date = String(headers['x-amz-date'])
  const at = new Date(date.replace(/(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)/, '$1-$2-$3:$4:$5'))
  const sent = {
    'content-type': String(headers['content-type']),
    'x-amz-target': String(headers['x-amz-target']),
  }
  const request = {
    service: 'kms',
    region: 'eu-central-1',
    host: String(headers.host),
    headers: sent,
    body,
    at,
  }
  return signAws(request, { id, secret }).authorization === headers.authorization
}
