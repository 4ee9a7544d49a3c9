import { Agent, request } from 'undici'
import type * as z from 'zod/mini'
import { readShape } from '../readShape.ts'
import { inSpan } from '../tracing/spans.ts'

/** A vendor could not be reached, or its response does not match its documentation. */
export class VendorFailure extends Error {
  override readonly name = 'VendorFailure'
  readonly vendor: string
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined
  /** The body, if it was JSON: for mapping, never to be shown unchecked. */
  readonly body: unknown
  /** Seconds, if the vendor sent `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(vendor: string, message: string, details: VendorFailure.Details = {}) {
    super(`${vendor}: ${message}`, { cause: details.cause })
    this.vendor = vendor
    this.status = details.status
    this.body = details.body
    this.retryAfter = details.retryAfter
  }
}

export declare namespace VendorFailure {
  type Details = { status?: number; body?: unknown; retryAfter?: number | undefined; cause?: unknown }
}

/** The vendor works but has no data for this request: no cool-down. */
export class NoAnswer extends VendorFailure {}

/**
 * HTTP client of one vendor. Only reaches paths under the configured base URL, follows
 * no redirects, and has a timeout and a size limit: no input can make the server call
 * another host.
 */
export type Egress = {
  json(path: string, options?: Egress.Options): Promise<unknown>
  /** Resolves to a response in its documented shape. */
  read<Value>(shape: z.ZodMiniType<Value>, path: string, options?: Egress.Options): Promise<Value>
  close(): Promise<void>
}

export declare namespace Egress {
  type Options = {
    method?: 'GET' | 'POST'
    query?: Readonly<Record<string, string | number | boolean | undefined>>
    headers?: Readonly<Record<string, string>>
    body?: unknown
    /** @default 5_000 */
    timeoutMs?: number
    signal?: AbortSignal | undefined
    /** Other statuses whose body is a valid response. @default [] */
    accept?: readonly number[]
  }
}

const maxResponseBytes = 8 << 20

export function createEgress(
  vendor: string,
  base: string,
  headers: Readonly<Record<string, string>> = {},
): Egress {
  const agent = new Agent({ connections: 32, connect: { timeout: 3_000 }, maxResponseSize: maxResponseBytes })
  const root = new URL(base.endsWith('/') ? base : `${base}/`)
  const egress: Egress = {
    read: async (shape, path, options) => readAnswer(vendor, shape, await egress.json(path, options)),
    json: (path, options) => inSpan('vendor', { vendor }, () => fetchJson(path, options)),
    close: () => agent.close(),
  }
  async function fetchJson(path: string, options: Egress.Options = {}): Promise<unknown> {
    const { method = 'GET', query = {}, body, timeoutMs = 5_000, signal, accept = [] } = options
    const url = new URL(path.replace(/^\/+/, ''), root)
    if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname))
      throw new VendorFailure(vendor, 'the path leaves its base')
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value))
    const limit = AbortSignal.timeout(timeoutMs)
    const answer = await request(url, {
      method,
      dispatcher: agent,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...options.headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new VendorFailure(vendor, 'could not be reached', { cause })
    })
    const status = answer.statusCode
    const text = await answer.body.text().catch((cause: unknown) => {
      throw new VendorFailure(vendor, 'closed the connection early', { status, cause })
    })
    const value = parse(text)
    const retryAfter = Number(answer.headers['retry-after']) || undefined
    if ((status < 200 || status > 299) && !accept.includes(status))
      throw new VendorFailure(vendor, `answered ${status}`, { status, body: value, retryAfter })
    if (value === undefined) throw new VendorFailure(vendor, 'did not return JSON', { status })
    return value
  }
  return egress
}

/** Validates a response by its documented shape. */
export function readAnswer<Value>(vendor: string, shape: z.ZodMiniType<Value>, answer: unknown): Value {
  const parsed = readShape(shape, answer)
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new VendorFailure(vendor, `returned an unexpected shape at ${JSON.stringify(path)}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
