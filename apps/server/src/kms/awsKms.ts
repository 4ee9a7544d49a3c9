import { createAwsCredentials } from './awsCredentials.ts'
import { callService, readBase64, readServiceUrl } from './callService.ts'
import type { KmsOptions, KmsProvider } from './kms.ts'
import { KmsError } from './kmsError.ts'
import { signAws } from './signAws.ts'

const name = 'aws-kms'

/** Errors about the sealed bytes; all others are about the key, the credentials or the service. */
const refusals = /^(InvalidCiphertext|IncorrectKey|Validation)Exception$/

/**
 * A symmetric key of AWS KMS, such as `aws-kms:arn:aws:kms:eu-central-1:111122223333:key/…`.
 * `?endpoint=` sets another address, such as that of a VPC endpoint.
 *
 * Each call is a line in CloudTrail, with the context.
 */
export function openAwsKms(url: string, options: KmsOptions): KmsProvider {
  const [arn = '', query] = url.slice('aws-kms:'.length).split('?')
  const [, partition, region = ''] =
    /^arn:(aws[a-z-]*):kms:([a-z\d-]+):\d{12}:(?:key|alias)\/[\w/-]+$/.exec(arn) ?? []
  if (!region)
    throw new Error('the URL of a KMS at AWS must look like aws-kms:arn:aws:kms:region:account:key/id')
  const domain = partition === 'aws-cn' ? 'amazonaws.com.cn' : 'amazonaws.com'
  const given = new URLSearchParams(query).get('endpoint')
  const endpoint = readServiceUrl(given ?? `https://kms.${region}.${domain}`)
  const credentials = createAwsCredentials(name, options)

  async function call(verb: 'Encrypt' | 'Decrypt', fields: object, signal: AbortSignal) {
    const body = JSON.stringify({ KeyId: arn, ...fields })
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${verb}` }
    const request = { service: 'kms', region, host: endpoint.host, headers, body, at: new Date() }
    const signed = signAws(request, await credentials(signal))
    const init = { method: 'POST', headers: signed, body, signal }
    const { status, json } = await callService(name, `${endpoint.origin}/`, init)
    if (status === 200) return json
    // Such as `com.amazonaws.kms#InvalidCiphertextException`.
    const [type = `status ${status}`] = /\w+$/.exec(String(json.__type ?? '')) ?? []
    throw new KmsError(refusals.test(type) ? 'refused' : 'unavailable', name, type)
  }

  return {
    name,
    async wrap(bytes, context, signal) {
      const Plaintext = Buffer.from(bytes).toString('base64')
      const { CiphertextBlob } = await call('Encrypt', { Plaintext, EncryptionContext: context }, signal)
      return readBase64(name, CiphertextBlob)
    },
    async unwrap(sealed, context, signal) {
      const CiphertextBlob = Buffer.from(sealed).toString('base64')
      const { Plaintext } = await call('Decrypt', { CiphertextBlob, EncryptionContext: context }, signal)
      return readBase64(name, Plaintext)
    },
    async close() {},
  }
}
