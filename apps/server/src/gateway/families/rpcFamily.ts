import type { Namespace } from '@latchkey/protocol/caip'
import type { JsonRpcError } from '../gateway.ts'

/**
 * A chain family as the gateway sees it. Nothing outside `families/` knows a
 * method by name or compares a namespace.
 */
export type RpcFamily = {
  readonly namespace: Namespace
  /** Milliseconds between blocks where a chain does not say. */
  readonly blockTime: number
  /** An upstream so many blocks behind the others is left out. */
  readonly lagBlocks: number
  /** Statuses besides 2xx whose body is a node's answer. */
  readonly answerStatuses: readonly number[]
  /** What is known of a method; undefined for one nobody outside may call. */
  rule(method: string): MethodRule | undefined
  /** How the newest block is read; without it upstreams are not compared by height. */
  readonly head?: HeadQuery | undefined
  /** How a node says which chain it is of; without it every node is believed. */
  readonly identity?: IdentityQuery | undefined
  /** Whose fault an error is. */
  judge(error: JsonRpcError): Judgement
  /** How a write is recognised that a node has already; without it such a write is just refused. */
  readonly writes?: KnownWrites | undefined
  /** How callers may listen: to blocks that the gateway reads, or to what an upstream's socket says. */
  readonly listening?:
    | { readonly by: 'feed' }
    | { readonly by: 'proxy'; readonly subscriptions: Subscriptions }
    | undefined
}

/** By the method that opens one. */
export type Subscriptions = Readonly<Record<string, Subscription>>
export type Subscription = {
  readonly unsubscribe: string
  readonly notification: string
  /** Whether a notification is the last one. */
  isLast?(result: unknown): boolean
}

/** `caller`: the request is wrong and stays wrong. `node`: another may know better. */
export type Judgement = 'caller' | 'node' | 'throttled'

/** Classes that usage is counted by. */
export type MethodClass = 'local' | 'read' | 'call' | 'logs' | 'write' | 'filter' | 'other'

/**
 * How long an answer is good: for ever, until the chain might change its mind
 * about a young block, until the next block, or not at all.
 */
export type Keep = 'immutable' | 'recent' | 'realtime' | 'never'

export type MethodRule = {
  readonly usage: MethodClass
  /**
   * `any`: a read that any upstream can answer. `local`: answered here.
   * `tip`: the height, which never goes back. `broadcast`: a write that several
   * take. `once`: a write for one. `makeFilter` and `useFilter`: state that
   * lives on one upstream.
   */
  readonly route: 'any' | 'local' | 'tip' | 'broadcast' | 'once' | 'makeFilter' | 'useFilter'
  /** False for methods only this server's own features may call. */
  readonly open: boolean
  /** The answer of a local method, as JSON text. */
  answer?(reference: string, heads: Heads): string | undefined
  /** How long an answer is good. Without a value: how long one could be at best. */
  keep(params: unknown, heads: Heads, value?: unknown): Keep
  /** Whether the parameters ask for what no node should be asked. */
  isAbsurd?(params: unknown): boolean
  /** The height an upstream must have reached to answer. */
  needs?(params: unknown): number | undefined
  /** Whether a value says only that this upstream has not got there yet. */
  isMissing?(params: unknown, value: unknown, heads: Heads): boolean
}

/** What the gateway knows of a chain's height; undefined before the first look. */
export type Heads = { readonly tip: number | undefined; readonly finalized: number | undefined }

export type Head = {
  readonly number: number
  /** Undefined where the family has no cheap one. */
  readonly hash: string | undefined
  readonly parentHash: string | undefined
}

export type HeadQuery = {
  readonly latest: RpcQuery
  /** Undefined where the family does not tell finality by height. */
  readonly finalized?: RpcQuery | undefined
  at?(height: number): RpcQuery
  read(value: unknown): Head | undefined
  /** Blocks after which a chain that does not know finality counts as final. */
  readonly finalDepth: number
  /** JSON text of a height. */
  write(height: number): string
}

export type IdentityQuery = RpcQuery & {
  /** Whether the answer names the chain with this reference; undefined where it names none. */
  isOf(value: unknown, reference: string): boolean | undefined
}

export type RpcQuery = { readonly method: string; readonly params: unknown }

export type KnownWrites = {
  /** What the network will know the transaction by; undefined where the parameters do not tell. */
  idOf(params: unknown): string | undefined
  /** The node has it already. */
  isKnown(error: JsonRpcError): boolean
  /** The node may have had it, and more since. */
  mayBeKnown(error: JsonRpcError): boolean
  /** Answers something else than null where the node knows the transaction. */
  lookUp(id: string): RpcQuery
}
