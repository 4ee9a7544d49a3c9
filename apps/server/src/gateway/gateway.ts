import type { LookupFunction } from 'node:net'
import type { ChainId } from '@latchkey/protocol/caip'

export type JsonRpcError = { readonly code: number; readonly message: string; readonly data?: unknown }

/** One RPC endpoint of a chain. */
export type Upstream = {
  /** Short and without secrets: appears in metrics and logs. */
  readonly id: string
  /** May contain a key: never logged. */
  readonly url: string
  readonly wsUrl?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Resolves its host name, to addresses that may be connected to. @default every address */
  readonly lookup?: LookupFunction | undefined
}

/**
 * Access to the chains, for callers and for the server's own features: several
 * upstreams per chain, with caching by finality, coalescing and hedging.
 */
export type Gateway = {
  /** Chains available over HTTP and over WebSocket. */
  readonly chains: { readonly http: readonly ChainId[]; readonly ws: readonly ChainId[] }
  /**
   * One call for a feature of the server; resolves to the result. Rejects with
   * {@link RpcFailure} if the node returns an error, otherwise with a Refusal
   * (`chainUnsupported`, `chainUnavailable`).
   */
  request(chain: ChainId, method: string, params?: unknown, options?: Gateway.Options): Promise<unknown>
  /**
   * Handles a request body, one call or a batch; resolves to the status and body of the
   * response. Only rejects with a Refusal (`chainUnsupported`).
   */
  handle(chain: string, body: string, options?: Gateway.Options): Gateway.Reply | Promise<Gateway.Reply>
  /**
   * Opens a conversation over a socket: the same as {@link Gateway.handle}, plus
   * subscriptions. `send` receives the texts for the caller. Throws a Refusal
   * (`chainUnsupported`).
   */
  converse(chain: string, send: (text: string) => void, options?: Gateway.Options): Conversation
  /**
   * Call when a source other than the nodes says that a block exists, such as a bundler with a
   * receipt. If the nodes have not reported it yet, what they said about the newest block is stale.
   */
  reached(chain: ChainId, height: number): void
  /**
   * Replaces the nodes of a chain that is served. Calls that have begun end with the nodes before;
   * sockets of callers are closed, so that they open new ones.
   */
  setNodes(chain: ChainId, upstreams: readonly Upstream[]): void
  /** The nodes of a chain, or of all, as this process sees them. */
  nodes(chain?: ChainId): readonly NodeState[]
  close(): Promise<void>
}

/** The gateway's side of a socket. */
export type Conversation = {
  /** Handles a frame; resolves once it is answered, and never rejects. */
  receive(text: string): Promise<void>
  /** Call when the socket has closed. */
  close(): void
}

/** `unused`: it was not called yet. */
export type NodeState = {
  readonly chain: ChainId
  readonly upstream: Upstream
  readonly state: 'ok' | 'resting' | 'failing' | 'other_chain' | 'unused'
  readonly blocksBehind: number
  readonly errorShare: number
  readonly milliseconds: number
  /** Unix milliseconds; undefined if it is not resting. */
  readonly restsUntil: number | undefined
}

export declare namespace Gateway {
  type Options = {
    signal?: AbortSignal | undefined
    /** Timeout in milliseconds, including fail-over. @default 10_000 */
    timeoutMs?: number | undefined
    /** Bypasses the cache. */
    fresh?: boolean | undefined
    /** Refuses calls that need a node: the process is too busy for them. Only for `handle` and `converse`. */
    cachedOnly?: boolean | undefined
    /**
     * Asks two different upstreams, if there are two, and fails unless they agree. For
     * reads that permissions depend on. Only for `request`.
     */
    agreed?: boolean | undefined
    /** The project that usage is counted for. */
    projectId?: string | undefined
    /** Called for a reply that would have a status of 500 or more over HTTP. Only for `converse`. */
    onFailed?: ((reply: Reply) => void) | undefined
    /** Called once if the nodes of the chain are replaced. Only for `converse`. */
    onReplaced?: (() => void) | undefined
  }
  type Reply = {
    readonly status: number
    /** JSON text. */
    readonly body: string | Buffer
    readonly retryAfter?: number | undefined
    /** Why the status is 500 or more; for the log. */
    readonly cause?: unknown
  }
}

/** An error returned by a node. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure'
  readonly error: JsonRpcError
  constructor(error: JsonRpcError) {
    super(error.message)
    this.error = error
  }
}
