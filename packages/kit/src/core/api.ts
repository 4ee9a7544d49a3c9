import { httpRequestFailed, requestAborted, responseInvalid } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { apiRetry, isRetryable, parseRetryAfter, retryDelay } from '@latchkey/protocol/retry'
import type { Kit } from './kit.ts'
import { version } from './version.ts'

/** Reads JSON from the host's own server, trying again where that may help. */
export async function getJson<Value>(
  kit: Kit,
  path: string,
  options: getJson.Options<Value>,
): Promise<Value> {
  const { schema, query = {}, retries = apiRetry.retries } = options
  const url = apiUrl(kit, path, query)
  const signal = options.signal ? AbortSignal.any([options.signal, kit.signal]) : kit.signal
  for (let attempt = 0; ; attempt++) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)])
    const response = await fetch(url, { signal: limit, credentials: 'omit' }).catch((cause: unknown) => ({
      cause,
    }))
    if ('cause' in response) {
      if (attempt >= retries || signal.aborted)
        throw new KitError(httpRequestFailed, { cause: response.cause })
      await wait(retryDelay(attempt, apiRetry), signal)
    } else if (response.ok) {
      const parsed = schema.safeParse(await response.json().catch(() => undefined))
      if (parsed.success) return parsed.data
      throw new KitError(responseInvalid, { details: `${path} answered in an unexpected shape.` })
    } else {
      const error = new KitError(httpRequestFailed, {
        details: `${path} answered ${response.status}.`,
        cause: response.status,
      })
      if (attempt >= retries || !isRetryable(response.status)) throw error
      const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now())
      await wait(retryDelay(attempt, { ...apiRetry, retryAfter }), signal)
    }
  }
}

export declare namespace getJson {
  type Options<Value> = {
    schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } }
    query?: Readonly<Record<string, string | undefined>>
    retries?: number
    signal?: AbortSignal | undefined
  }
}

/** Every call says which project and which version of the kit it comes from. */
export function apiUrl(
  kit: Kit,
  path: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const { api = '', projectId } = kit.options
  const url = new URL(`${api.replace(/\/$/, '')}/${path.replace(/^\//, '')}`, globalThis.location?.href)
  const all = { projectId, st: 'latchkey', sv: version, ...query }
  for (const [name, value] of Object.entries(all)) if (value) url.searchParams.set(name, value)
  return url.href
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
