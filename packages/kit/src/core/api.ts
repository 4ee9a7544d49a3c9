import { httpRequestFailed, requestAborted, responseInvalid } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Failure } from '@latchkey/protocol/http/failure'
import { apiRetry, isRetryable, parseRetryAfter, retryDelay } from '@latchkey/protocol/retry'
import { apiUrl } from './apiUrl.ts'
import type { Kit } from './kit.ts'
import { showProviderAlert } from './providerAlert.ts'

/** What a server that refused said: `cause` of the error. */
export type ServerRefusal = {
  readonly status: number
  /** Stable, where the server is ours. */
  readonly code: string | undefined
  /** For a person, where the server gave one. */
  readonly reason: string | undefined
}

/** Reads JSON from the host's own server, trying again where that may help. */
export async function getJson<Value>(
  kit: Kit,
  path: string,
  options: getJson.Options<Value>,
): Promise<Value> {
  const { schema, query, body, token } = options
  const { method = body === undefined ? 'GET' : 'POST', cookies, cache } = options
  const { retries = method === 'GET' ? apiRetry.retries : 0 } = options
  const url = apiUrl(kit.options, path, query)
  const signal = options.signal ? AbortSignal.any([options.signal, kit.signal]) : kit.signal
  // Sent as plain text, which the server reads as JSON: a type of its own would cost a preflight.
  const init: RequestInit = {
    method,
    credentials: cookies ? 'include' : 'omit',
    // What is ended, ends even if the page goes first.
    keepalive: method === 'DELETE',
    ...(cache && { cache }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  }
  for (let attempt = 0; ; attempt++) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)])
    const response = await fetch(url, { ...init, signal: limit }).catch((cause: unknown) => ({ cause }))
    if ('cause' in response) {
      if (attempt >= retries || signal.aborted) {
        const error = new KitError(httpRequestFailed, { cause: response.cause })
        // An aborted request did not fail.
        if (!signal.aborted) kit.emit({ type: 'API_ERROR', error })
        throw error
      }
      await wait(retryDelay(attempt, apiRetry), signal)
    } else if (response.ok) {
      const parsed = schema.safeParse(await response.json().catch(() => undefined))
      if (parsed.success) return parsed.data
      const error = new KitError(responseInvalid, { details: `${path} answered in an unexpected shape.` })
      kit.emit({ type: 'DATA_PARSING_ERROR', error })
      throw error
    } else {
      const refusal = await readRefusal(response)
      const { status, reason } = refusal
      const error = new KitError(httpRequestFailed, {
        details: `${path} answered ${status}${reason ? `: ${reason}` : '.'}`,
        cause: refusal,
      })
      showProviderAlert(kit, reason ?? '')
      if (attempt >= retries || !isRetryable(status)) {
        // A refusal is an answer; only a server that fails is worth a report.
        if (status >= 500) kit.emit({ type: 'API_ERROR', error })
        throw error
      }
      const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now())
      await wait(retryDelay(attempt, { ...apiRetry, retryAfter }), signal)
    }
  }
}

/** What the server said, if the error is about one that refused. */
export function refusalOf(error: unknown): ServerRefusal | undefined {
  const cause = error instanceof KitError ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'status' in cause
    ? (cause as ServerRefusal)
    : undefined
}

export async function readRefusal(response: Response): Promise<ServerRefusal> {
  const body: unknown = await response.json().catch(() => undefined)
  const { code, reasons } = (typeof body === 'object' && body ? body : {}) as Partial<Failure>
  const reason = Array.isArray(reasons) ? reasons[0]?.description : undefined
  const text = (value: unknown) => (typeof value === 'string' && value ? value.slice(0, 300) : undefined)
  return { status: response.status, code: text(code), reason: text(reason) }
}

export declare namespace getJson {
  type Options<Value> = {
    schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } }
    query?: Readonly<Record<string, string | undefined>> | undefined
    /** What is not a GET is tried once unless `retries` says otherwise. @default POST where there is a body, else GET */
    method?: string | undefined
    body?: unknown
    /** Who asks, as a bearer token. */
    token?: string | undefined
    /** Sends the server's own cookies along, and keeps those it sets. */
    cookies?: boolean | undefined
    /** How the browser's own cache is used. @default 'default' */
    cache?: RequestCache | undefined
    retries?: number | undefined
    signal?: AbortSignal | undefined
  }
}

const requestTimeout = 10_000

function wait(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new KitError(requestAborted, { cause: signal.reason }))
    const stop = () => {
      clearTimeout(timer)
      reject(new KitError(requestAborted, { cause: signal.reason }))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, time)
    signal.addEventListener('abort', stop, { once: true })
  })
}
