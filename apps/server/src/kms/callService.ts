import { KmsError } from './kmsError.ts'

/** Answers of keepers are short. */
const maxAnswerBytes = 65_536

export type ServiceAnswer = { readonly status: number; readonly json: Readonly<Record<string, unknown>> }

/** Connections that the keeper closed while they were idle. Calls are safe to repeat. */
const staleCodes = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

/** Sends a request to a keeper and reads its JSON. Rejects with a {@link KmsError} if there is no answer. */
export async function callService(name: string, url: string, init: RequestInit): Promise<ServiceAnswer> {
  for (let attempt = 1; ; attempt++)
    try {
      // Credentials must not follow a redirect.
      const response = await fetch(url, { ...init, redirect: 'error' })
      const text = await readText(response)
      const json: unknown = text && JSON.parse(text)
      return { status: response.status, json: typeof json === 'object' && json !== null ? { ...json } : {} }
    } catch (error) {
      const { cause } = error as { cause?: { code?: unknown } }
      const [code = 'no answer'] = /^[A-Z_]+$/.exec(String(cause?.code ?? '')) ?? []
      if (attempt === 1 && staleCodes.includes(code)) continue
      throw new KmsError('unavailable', name, code)
    }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > maxAnswerBytes) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** The URL of a keeper; without TLS only on this machine. Throws a one-sentence error. */
export function readServiceUrl(text: string): URL {
  const url = URL.parse(text)
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  if (!url || !(url.protocol === 'https:' || isLocal))
    throw new Error('the address of a KMS must begin with https://')
  if (url.username || url.password) throw new Error('the address of a KMS must not contain a password')
  return url
}

/** Bytes of an answer in Base64. */
export function readBase64(name: string, value: unknown): Buffer {
  if (typeof value !== 'string') throw new KmsError('unavailable', name, 'an answer of the wrong form')
  return Buffer.from(value, 'base64')
}
