/** A delivery of a webhook that your Latchkey server has signed. */
export type WebhookEvent = {
  /** The same for every try of one event: keep it, to ignore the event the second time. */
  readonly id: string
  /** Such as `signed_in`. */
  readonly type: string
  /** When it happened. */
  readonly timestamp: Date
  readonly projectId: string
  /** False if a visitor's browser has reported it, which can report what it likes. */
  readonly isVerified: boolean
  readonly data: Readonly<Record<string, unknown>>
}

export type VerifyWebhookOptions = {
  /** The secret of the webhook, which begins with `whsec_`. Several while you replace it. */
  secret: string | readonly string[]
  /** The body as it was received, not parsed. */
  body: string | Uint8Array
  /** Of the request: those of Node or of `fetch`. */
  headers:
    | { get(name: string): string | null }
    | Readonly<Record<string, string | readonly string[] | undefined>>
  /** How old a delivery may be, in milliseconds: older ones may be recordings. @default 300_000 */
  toleranceMs?: number | undefined
  /** For tests. @default Date.now */
  now?: (() => number) | undefined
}

/** Why a delivery is not accepted. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code: 'headers_missing' | 'too_old' | 'signature_invalid' | 'body_invalid' | 'secret_invalid'
  constructor(code: WebhookError['code'], message: string) {
    super(message)
    this.code = code
  }
}

const defaultToleranceMs = 300_000
/** Longer ones are no deliveries of ours. */
const maxHeaderChars = 4_096

/**
 * Checks that a delivery comes from your Latchkey server and was not changed, and reads it. Rejects
 * with a {@link WebhookError}: answer such a request with the status 400.
 *
 * @see https://www.standardwebhooks.com
 */
export async function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookEvent> {
  const { headers, now = Date.now, secret, toleranceMs = defaultToleranceMs } = options
  const id = readHeader(headers, 'webhook-id')
  const seconds = readHeader(headers, 'webhook-timestamp')
  const signatures = readHeader(headers, 'webhook-signature')
  if (!/^\d{1,12}$/.test(seconds))
    throw new WebhookError('headers_missing', 'webhook-timestamp is not a time.')
  if (Math.abs(now() - Number(seconds) * 1_000) > toleranceMs)
    throw new WebhookError('too_old', 'The delivery is too old, or the clock of this machine is wrong.')
  const body = typeof options.body === 'string' ? new TextEncoder().encode(options.body) : options.body
  const head = new TextEncoder().encode(`${id}.${seconds}.`)
  const signed = new Uint8Array(head.length + body.length)
  signed.set(head)
  signed.set(body, head.length)
  const given = signatures.split(' ').flatMap((text) => (text.startsWith('v1,') ? [text.slice(3)] : []))
  let isValid = false
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await importSecret(one)
    // `verify` compares in constant time.
    for (const text of given)
      if (await crypto.subtle.verify('HMAC', key, decodeBase64(text), signed)) isValid = true
  }
  if (!isValid) throw new WebhookError('signature_invalid', 'The signature is not valid.')
  return readBody(id, new TextDecoder().decode(body))
}

function readHeader(headers: VerifyWebhookOptions['headers'], name: string): string {
  const get = headers.get
  const value =
    typeof get === 'function' ? get.call(headers, name) : (headers as Record<string, unknown>)[name]
  const text = Array.isArray(value) ? value[0] : value
  if (typeof text !== 'string' || text.length === 0 || text.length > maxHeaderChars)
    throw new WebhookError('headers_missing', `The header ${name} is missing.`)
  return text
}

function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''))
  // An empty key would accept what anyone signs.
  if (bytes.length < 24) throw new WebhookError('secret_invalid', 'The secret is not that of a webhook.')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

/** Empty if it is not base64. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

function readBody(id: string, text: string): WebhookEvent {
  try {
    const { data, isVerified, projectId, timestamp, type } = JSON.parse(text) as Record<string, unknown>
    if (typeof type === 'string' && data !== null && typeof data === 'object')
      return {
        id,
        type,
        timestamp: new Date(String(timestamp)),
        projectId: String(projectId),
        isVerified: isVerified === true,
        data: data as WebhookEvent['data'],
      }
  } catch {
    // Reported below.
  }
  throw new WebhookError('body_invalid', 'The body is not an event.')
}
