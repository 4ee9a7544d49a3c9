/** An upstream gave no usable response. Does not quote the response, which may contain a key. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure'
  readonly kind: UpstreamFailure.Kind
  /** Seconds for which the upstream gets no calls. */
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

  /** The node asked for fewer calls, now or before. */
  isRest(): boolean {
    return this.kind === 'throttled' || this.kind === 'resting'
  }
}

export declare namespace UpstreamFailure {
  type Kind =
    | 'unreachable'
    | 'timeout'
    | 'status'
    | 'throttled'
    | 'resting'
    | 'malformed'
    | 'abandoned'
    | 'otherChain'
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
    const seconds = options.retryAfter ?? 1
    this.retryAfter = Number.isFinite(seconds) ? Math.min(60, Math.max(1, Math.ceil(seconds))) : 1
  }
}
