import type { ChainId } from '@latchkey/protocol/caip'
import { retryAfterSeconds } from '../overload/load.ts'
import type { MethodClass } from './families/rpcFamily.ts'
import type { Gateway, JsonRpcError } from './gateway.ts'
import { type BadCall, type Call, isBadCall, parseRequest } from './jsonRpc/parseRequest.ts'
import { isFailure } from './jsonRpc/readAnswer.ts'
import * as errors from './jsonRpc/rpcErrors.ts'
import { errorText, resultText } from './jsonRpc/writeReply.ts'
import type { GatewayMetrics } from './metrics.ts'
import { callKey, type OpenChain } from './openChain.ts'
import { startTimeLimit } from './timeLimit.ts'
import { ChainSilent } from './upstreams/upstreamFailure.ts'

export type HandlerOptions = {
  /** Throws a Refusal if the chain is not supported. */
  open(chain: string): OpenChain
  readonly metrics: GatewayMetrics
  readonly onUsage:
    | ((projectId: string, chain: ChainId, usage: MethodClass, status: number) => void)
    | undefined
}

/** One response: its text (empty for a notification) and the status it would have on its own. */
type Entry = Pick<Gateway.Reply, 'status' | 'retryAfter' | 'cause'> & { readonly text: string }

const concurrency = 50
/** Maximum size of all responses of a batch together. */
const maxBatchBytes = 16 << 20
const defaultTimeoutMs = 10_000

/** Creates the handler for request bodies. */
export function createHandler({ open, metrics, onUsage }: HandlerOptions): Gateway['handle'] {
  function handle(
    id: string,
    body: string,
    options: Gateway.Options = {},
  ): Gateway.Reply | Promise<Gateway.Reply> {
    let chain: OpenChain
    try {
      chain = open(id)
    } catch (refusal) {
      return Promise.reject(refusal)
    }
    const parsed = parseRequest(body)
    if (parsed.kind === 'batch') return answerBatch(chain, parsed.calls, options)
    const { call } = parsed
    const entry = quick(chain, call, options)
    return entry ? toReply(entry) : answer(chain, call as Call, options).then(toReply)
  }

  /** The response, if it is available synchronously: the most common case. */
  function quick(chain: OpenChain, call: Call | BadCall, options: Gateway.Options): Entry | undefined {
    if (isBadCall(call))
      return count(chain, 'other', 'refused', options, refuse(call.id, call.error, statusOf(call.error)))
    const rule = chain.family.rule(call.method)
    if (!rule?.open)
      return count(chain, 'other', 'refused', options, refuse(call.id, errors.methodRefused, 200))
    const kept = options.fresh ? undefined : chain.peek(rule, callKey(chain.id, call.method, call.paramsText))
    if (!kept) return undefined
    return count(chain, rule.usage, kept.from, options, {
      text: resultText(call.id, kept.result),
      status: 200,
    })
  }

  async function answer(chain: OpenChain, call: Call, options: Gateway.Options): Promise<Entry> {
    const { id, method, params, paramsText } = call
    const { signal, timeoutMs = defaultTimeoutMs, fresh = false } = options
    const rule = chain.family.rule(method)
    const usage = rule?.usage ?? 'other'
    if (options.cachedOnly)
      return count(chain, usage, 'refused', options, {
        ...refuse(id, errors.serverBusy, 503),
        retryAfter: retryAfterSeconds,
      })
    const key = callKey(chain.id, method, paramsText)
    const limit = startTimeLimit(timeoutMs, signal)
    try {
      const { answer, from } = await chain.answer(
        { key, method, params, paramsText, rule },
        { signal: limit.signal, fresh },
      )
      const text = isFailure(answer) ? errorText(id, answer.text) : resultText(id, answer.result)
      return count(chain, usage, from, options, { text, status: 200 })
    } catch (cause) {
      if (cause instanceof ChainSilent) {
        const { throttled, retryAfter } = cause
        const entry = throttled ? refuse(id, errors.nodesBusy, 429) : refuse(id, errors.unavailable, 503)
        return count(chain, usage, 'unavailable', options, { ...entry, retryAfter, cause })
      }
      const late = limit.signal.aborted
      const entry = late ? refuse(id, errors.unavailable, 503) : refuse(id, errors.internalError, 500)
      return count(chain, usage, 'unavailable', options, {
        ...entry,
        retryAfter: late ? 1 : undefined,
        cause,
      })
    } finally {
      limit.end()
    }
  }

  async function answerBatch(chain: OpenChain, calls: readonly (Call | BadCall)[], options: Gateway.Options) {
    const entries: Entry[] = new Array(calls.length)
    let next = 0
    let size = 0
    const work = async () => {
      while (next < calls.length) {
        const index = next++
        const call = calls[index] as Call | BadCall
        // Many calls for one large response cost a node little, but would use up this process's memory.
        const entry =
          size > maxBatchBytes
            ? refuse(call.id, errors.answerTooLarge, 200)
            : (quick(chain, call, options) ?? (await answer(chain, call as Call, options)))
        size += entry.text.length
        entries[index] = size > maxBatchBytes ? refuse(call.id, errors.answerTooLarge, 200) : entry
      }
    }
    await Promise.all(Array.from({ length: Math.min(concurrency, calls.length) }, work))
    const texts = entries.map(({ text }) => text).filter(Boolean)
    if (texts.length === 0) return { status: 204, body: '' }
    const body = `[${texts.join(',')}]`
    // A batch has one status: it only fails if every call in it fails.
    const [first] = entries
    const failed = first !== undefined && entries.every(({ status }) => status === 429 || status >= 500)
    if (!failed) return { status: 200, body }
    const { status, retryAfter, cause } = first
    return { status, body, retryAfter, cause }
  }

  function count(
    chain: OpenChain,
    usage: MethodClass,
    from: Parameters<NonNullable<GatewayMetrics['call']>>[2],
    { projectId }: Gateway.Options,
    entry: Entry,
  ): Entry {
    metrics.call?.(chain.id, usage, from)
    if (projectId !== undefined) onUsage?.(projectId, chain.id, usage, entry.status)
    return entry
  }

  return handle
}

function toReply({ text, status, retryAfter, cause }: Entry): Gateway.Reply {
  return text === '' ? { status: 204, body: '' } : { status, body: text, retryAfter, cause }
}

function refuse(id: string | undefined, error: JsonRpcError, status: number): Entry {
  return { text: errorText(id, JSON.stringify(error)), status }
}

/** An unknown method is a valid response; a malformed body is a bad request. */
function statusOf({ code }: JsonRpcError): number {
  return code === errors.methodRefused.code || code === errors.invalidParams.code ? 200 : 400
}
