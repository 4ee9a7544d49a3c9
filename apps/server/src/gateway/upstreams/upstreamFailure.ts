/** An upstream gave no usable response. Does not quote the response, which may contain a key. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure'
  readonly kind: UpstreamFailure.Kind
  /** Seconds, if the upstream sent `Retry-After`. */
  readonly retryAfter: number | undefined
  /** The failure concerns this call only: other calls may succeed. */
  readonly isOfCall: boolean

  constructor(
    kind: UpstreamFailure.Kind,
    upstream: string,
    details: { retryAfter?: number | undefined; code?: string; isOfCall?: boolean } = {},
  ) {
    super(`${upstream}: ${kind}${details.code ? ` (${details.code})` : ''}`)
    this.kind = kind
    this.retryAfter = details.retryAfter
    this.isOfCall = details.isOfCall ?? false
  }
}

export declare namespace UpstreamFailure {
  type Kind = 'unreachable' | 'timeout' | 'status' | 'throttled' | 'malformed' | 'abandoned' | 'otherChain'
}

/** No upstream of a chain responded in time. */
export class ChainSilent extends Error {
  override readonly name = 'ChainSilent'
  readonly throttled: boolean
  /** Seconds. */
  readonly retryAfter: number

  constructor(options: { throttled?: boolean; retryAfter?: number | undefined; cause?: unknown } = {}) {
    super('no upstream responded', { cause: options.cause })
    this.throttled = options.throttled ?? false
    this.retryAfter = Math.min(60, Math.max(1, Math.ceil(options.retryAfter ?? 1)))
  }
}
