import type { Namespace } from '@latchkey/protocol/caip'
import type { JsonRpcError } from '../gateway.ts'
import type { Answer } from '../jsonRpc/readAnswer.ts'

/** A chain family in the gateway. Code outside `families/` knows no method names and compares no namespaces. */
export type RpcFamily = {
  readonly namespace: Namespace
  /** Milliseconds between blocks, unless the chain configures it. */
  readonly blockTime: number
  /** An upstream this many blocks behind the others is not used. */
  readonly lagBlocks: number
  /** HTTP statuses besides 2xx whose body is a response to the call. */
  readonly answerStatuses: readonly number[]
  /** For nodes without JSON-RPC: a call as an HTTP request; undefined if its parameters are not valid. */
  toHttp?(method: string, params: unknown): HttpCall | undefined
  /** The rule of a method; undefined if callers may not use it. */
  rule(method: string): MethodRule | undefined
  /** How to read the newest block; without it, upstreams are not compared by height. */
  readonly head?: HeadQuery | undefined
  /** How to read a node's chain; without it, every node is trusted. */
  readonly identity?: IdentityQuery | undefined
  /** Classifies an error. */
  judge(error: JsonRpcError): Judgement
  /** How to recognise a write that a node already has; without it, such a write is refused. */
  readonly writes?: KnownWrites | undefined
  /** How callers subscribe: to blocks the gateway polls, or through an upstream's socket. */
  readonly listening?:
    | { readonly by: 'feed' }
    | { readonly by: 'proxy'; readonly subscriptions: Subscriptions }
    | undefined
}

/** A call to a node without JSON-RPC. */
export type HttpCall = {
  readonly verb: 'GET' | 'POST'
  /** Appended to the path of the node's URL. */
  readonly path: string
  readonly body?: string | undefined
  /** Reads the body of the response; undefined if it is not valid. */
  toAnswer(status: number, text: string): Answer | undefined
}

/** Keyed by the method that subscribes. */
export type Subscriptions = Readonly<Record<string, Subscription>>
export type Subscription = {
  readonly unsubscribe: string
  readonly notification: string
  /** Whether a notification is the last one. */
  isLast?(result: unknown): boolean
}

/** `caller`: the request is invalid on every node. `node`: another node may succeed. */
export type Judgement = 'caller' | 'node' | 'throttled'

/** Method classes in usage statistics. */
export type MethodClass = 'local' | 'read' | 'call' | 'logs' | 'write' | 'filter' | 'other'

/** How long a response can be cached: forever, until a reorganisation is unlikely, until the next block, or not at all. */
export type Keep = 'immutable' | 'recent' | 'realtime' | 'never'

export type MethodRule = {
  readonly usage: MethodClass
  /**
   * `any`: a read that any upstream can answer. `local`: answered by the gateway. `tip`:
   * the block height, which never decreases. `broadcast`: a write sent to several
   * upstreams. `once`: a write sent to one. `makeFilter` and `useFilter`: state on one
   * upstream.
   */
  readonly route: 'any' | 'local' | 'tip' | 'broadcast' | 'once' | 'makeFilter' | 'useFilter'
  /** False for methods that only the server's own features may call. */
  readonly open: boolean
  /** The response of a local method, as JSON text. */
  answer?(reference: string, heads: Heads): string | undefined
  /** How long a response can be cached. Without a value: the longest possible. */
  keep(params: unknown, heads: Heads, value?: unknown): Keep
  /** Whether no node should be asked: the parameters are not valid, or could overload it. */
  isAbsurd?(params: unknown): boolean
  /** The height an upstream must have reached to answer. */
  needs?(params: unknown): number | undefined
  /** Whether the value means that this upstream has not seen the block yet. */
  isMissing?(params: unknown, value: unknown, heads: Heads): boolean
}

/** The known heights of a chain; undefined before the first poll. */
export type Heads = { readonly tip: number | undefined; readonly finalized: number | undefined }

export type Head = {
  readonly number: number
  /** Undefined if the family has no cheap way to read it. */
  readonly hash: string | undefined
  readonly parentHash: string | undefined
}

export type HeadQuery = {
  readonly latest: RpcQuery
  /** Undefined if the family does not report finality by height. */
  readonly finalized?: RpcQuery | undefined
  at?(height: number): RpcQuery
  read(value: unknown): Head | undefined
  /** Depth at which a block counts as final on chains that do not report finality. */
  readonly finalDepth: number
  /** A height as JSON text. */
  write(height: number): string
}

export type IdentityQuery = RpcQuery & {
  /** Whether the response names the chain with this reference; undefined if it names none. */
  isOf(value: unknown, reference: string): boolean | undefined
}

export type RpcQuery = { readonly method: string; readonly params: unknown }

export type KnownWrites = {
  /** The transaction id on the network; undefined if the parameters do not contain it. */
  idOf(params: unknown): string | undefined
  /** What nodes answer to a write they accept. @default the id */
  answerOf?(id: string): unknown
  /** The node already has the transaction. */
  isKnown(error: JsonRpcError): boolean
  /** How to find out about writes that may be known; without it, refusals are final. */
  readonly doubtful?: DoubtfulWrites | undefined
}

export type DoubtfulWrites = {
  /** The node may have had the transaction, and later ones. */
  isDoubtful(error: JsonRpcError): boolean
  /** Returns null unless the node knows the transaction. */
  lookUp(id: string): RpcQuery
}
