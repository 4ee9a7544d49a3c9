import type { ChainId } from '@latchkey/protocol/caip'

export type JsonRpcError = { readonly code: number; readonly message: string; readonly data?: unknown }

/** One way to reach a chain. */
export type Upstream = {
  /** Short and without secrets: it appears in metrics and logs. */
  readonly id: string
  /** May hold a key: never logged. */
  readonly url: string
  readonly wsUrl?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/**
 * The one door to the chains, for callers outside and for this server's own
 * features: several upstreams per chain, cached by finality, coalesced, hedged.
 */
export type Gateway = {
  /** Chains that can be read, and those that can be listened to. */
  readonly chains: { readonly http: readonly ChainId[]; readonly ws: readonly ChainId[] }
  /**
   * One call for a feature of ours; resolves to the result.
   * Rejects with {@link RpcFailure} for what the node answered, and with a
   * Refusal (`chainUnsupported`, `chainUnavailable`) otherwise.
   */
  request(chain: ChainId, method: string, params?: unknown, options?: Gateway.Options): Promise<unknown>
  /**
   * A body as it came from a caller, one call or a batch; resolves to the status
   * and body to send back. Rejects with a Refusal (`chainUnsupported`) only.
   */
  handle(chain: string, body: string, options?: Gateway.Options): Gateway.Reply | Promise<Gateway.Reply>
  /**
   * Begins a conversation over a socket: all that {@link Gateway.handle} does, and
   * subscriptions. `send` is given what the caller is to read. Throws a Refusal
   * (`chainUnsupported`).
   */
  converse(chain: string, send: (text: string) => void, options?: Gateway.Options): Conversation
  close(): Promise<void>
}

/** A socket's side of the gateway. */
export type Conversation = {
  /** A frame as it came; resolves once it is answered, and never rejects. */
  receive(text: string): Promise<void>
  /** The socket is gone. */
  close(): void
}

export declare namespace Gateway {
  type Options = {
    signal?: AbortSignal | undefined
    /** Milliseconds for everything, fail-over included. @default 10_000 */
    timeout?: number | undefined
    /** Asks the chain now, whatever is kept. */
    fresh?: boolean | undefined
    /**
     * Asks two different upstreams now, where there are two, and believes only
     * what both say; for reads that somebody's rights rest on. Only for `request`.
     */
    agreed?: boolean | undefined
    /** Whom usage is counted for. */
    projectId?: string | undefined
  }
  type Reply = {
    readonly status: number
    /** JSON text. */
    readonly body: string | Buffer
    readonly retryAfter?: number | undefined
  }
}

/** What a node answered instead of a result. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure'
  readonly error: JsonRpcError
  constructor(error: JsonRpcError) {
    super(error.message)
    this.error = error
  }
}
