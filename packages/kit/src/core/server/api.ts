import { httpRequestFailed, requestAborted, responseInvalid } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Failure } from '@latchkey/protocol/http/failure'
import { apiRetry, isRetryable, parseRetryAfter, retryDelayMs } from '@latchkey/protocol/retry'
import type { Kit } from '../kit.ts'
import { showProviderAlert } from '../modal/providerAlert.ts'
import { apiUrl } from './apiUrl.ts'

/** An error response of the server: the `cause` of the {@link KitError}. */
export type ServerRefusal = {
  readonly status: number
  /** Error code of a Latchkey server. */
  readonly code: string | undefined
  /** Message for people, if the server sent one. */
  readonly reason: string | undefined
}

/** Requests JSON from the server, with retries. */
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
  // Sent as plain text, which needs no preflight; the server parses it as JSON.
  const init: RequestInit = {
    method,
    credentials: cookies ? 'include' : 'omit',
    // Completes even if the page is closed.
    keepalive: method === 'DELETE',
    ...(cache && { cache }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  }
  for (let attempt = 0; ; attempt++) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)])
    const response = await fetch(url, { ...init, signal: limit }).catch((cause: unknown) => ({ cause }))
    if ('cause' in response) {
      if (attempt >= retries || signal.aborted) {
        const error = new KitError(httpRequestFailed, { cause: response.cause })
        // An aborted request did not fail.
        if (!signal.aborted) kit.emit({ type: 'API_ERROR', error })
        throw error
      }
      await wait(retryDelayMs(attempt, apiRetry), signal)
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
        // Only server errors are reported, not refusals.
        if (status >= 500) kit.emit({ type: 'API_ERROR', error })
        throw error
      }
      const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now())
      await wait(retryDelayMs(attempt, { ...apiRetry, retryAfterMs }), signal)
    }
  }
}

/** The error response behind an error, if there is one. */
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
    /** @default `POST` with a body, otherwise `GET` */
    method?: string | undefined
    body?: unknown
    /** Bearer token. */
    token?: string | undefined
    /** Sends and accepts cookies. @default false */
    cookies?: boolean | undefined
    /** Use of the browser's HTTP cache. @default 'default' */
    cache?: RequestCache | undefined
    /** @default 3 for `GET`, otherwise 0 */
    retries?: number | undefined
    signal?: AbortSignal | undefined
  }
}

const requestTimeoutMs = 10_000

function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new KitError(requestAborted, { cause: signal.reason }))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, delayMs)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
