import { callService } from './callService.ts'
import type { KmsOptions } from './kms.ts'
import { KmsError } from './kmsError.ts'
import type { AwsCredentials } from './signAws.ts'

/** Addresses on the machine that Amazon reserves for credentials. */
const reserved = { ecs: 'http://169.254.170.2', ec2: 'http://169.254.169.254' }
/** Temporary ones are replaced before they expire. */
const leadMs = 300_000

export type ReadAwsCredentials = (signal: AbortSignal) => Promise<AwsCredentials>

/** Credentials from the settings, or temporary ones of the role of an ECS task or an EC2 machine. */
export function createAwsCredentials(
  name: string,
  options: KmsOptions,
  { ecs, ec2 } = reserved,
): ReadAwsCredentials {
  const { credential, awsContainerPath } = options
  if (credential) {
    const [, id = '', secret = ''] = /^(\w+):(\S+)$/.exec(credential) ?? []
    if (!id) throw new Error('AUTH_KMS_CREDENTIAL must look like id:secret for AWS')
    return async () => ({ id, secret })
  }
  let known: { readonly value: AwsCredentials; readonly until: number } | undefined
  return async (signal) => {
    if (known && Date.now() < known.until - leadMs) return known.value
    const { json } = awsContainerPath
      ? await callService(name, ecs + awsContainerPath, { signal })
      : await readFromMachine(name, ec2, signal)
    const { AccessKeyId: id, SecretAccessKey: secret, Token: sessionToken, Expiration: until } = json
    if (![id, secret, sessionToken, until].every((value) => typeof value === 'string'))
      throw new KmsError(
        'unavailable',
        name,
        'no credentials: set AUTH_KMS_CREDENTIAL or give the machine a role',
      )
    const value = { id, secret, sessionToken } as AwsCredentials
    known = { value, until: Date.parse(until as string) }
    return value
  }
}

/** The second version of the protocol, which a request forged through this server cannot speak. */
async function readFromMachine(name: string, ec2: string, signal: AbortSignal) {
  const text = async (path: string, init: RequestInit) => {
    const response = await fetch(ec2 + path, { ...init, signal, redirect: 'error' }).catch(() => undefined)
    if (!response?.ok)
      throw new KmsError(
        'unavailable',
        name,
        'no credentials: set AUTH_KMS_CREDENTIAL or give the machine a role',
      )
    return response.text()
  }
  const seconds = { 'x-aws-ec2-metadata-token-ttl-seconds': '60' }
  const token = await text('/latest/api/token', { method: 'PUT', headers: seconds })
  const headers = { 'x-aws-ec2-metadata-token': token }
  const folder = '/latest/meta-data/iam/security-credentials/'
  const role = (await text(folder, { headers })).trim()
  return callService(name, `${ec2}${folder}${encodeURIComponent(role)}`, { headers, signal })
}
