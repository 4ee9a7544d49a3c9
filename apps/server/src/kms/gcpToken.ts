import { importPKCS8, SignJWT } from 'jose'
import { callService, readServiceUrl } from './callService.ts'
import { KmsError } from './kmsError.ts'

/** Answers on every machine, pod and function of Google Cloud. */
const metadata = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token'
const scope = 'https://www.googleapis.com/auth/cloudkms'
/** Replaced before they expire. */
const leadMs = 60_000

export type ReadGcpToken = (signal: AbortSignal) => Promise<string>

/**
 * Access tokens: for the service account in the settings, or for that of the machine.
 *
 * Google's own library would add 12 MB for these two requests.
 *
 * @see https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
export function createGcpToken(
  name: string,
  credential: string | undefined,
  metadataUrl = metadata,
): ReadGcpToken {
  const account = credential === undefined ? undefined : readAccount(credential)
  let known: { readonly token: string; readonly until: number } | undefined
  return async (signal) => {
    if (known && Date.now() < known.until - leadMs) return known.token
    const { json } = account
      ? await exchange(name, account, signal)
      : await callService(name, metadataUrl, { headers: { 'metadata-flavor': 'Google' }, signal })
    const { access_token: token, expires_in: seconds } = json
    if (typeof token !== 'string' || typeof seconds !== 'number')
      throw new KmsError('unavailable', name, 'no access token')
    known = { token, until: Date.now() + seconds * 1_000 }
    return token
  }
}

type Account = { readonly email: string; readonly key: string; readonly tokenUrl: string }

/** The JSON file of a service account. Throws a one-sentence error. */
function readAccount(text: string): Account {
  let json: Record<string, unknown> = {}
  try {
    json = JSON.parse(text)
  } catch {
    // Reported below: the parser's message quotes the text.
  }
  const { client_email: email, private_key: key, token_uri: tokenUrl } = json
  if (typeof email !== 'string' || typeof key !== 'string' || typeof tokenUrl !== 'string')
    throw new Error('AUTH_KMS_CREDENTIAL must be the JSON of a service account for Google Cloud')
  return { email, key, tokenUrl: readServiceUrl(tokenUrl).href }
}

async function exchange(name: string, { email, key, tokenUrl }: Account, signal: AbortSignal) {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(key, 'RS256'))
  const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
  const body = new URLSearchParams({ grant_type: grant, assertion })
  return callService(name, tokenUrl, { method: 'POST', body, signal })
}
