import type { RpcFamily } from '../families/rpcFamily.ts'
import { type Answer, isFailure } from '../jsonRpc/readAnswer.ts'
import { answerOf } from './answerOf.ts'
import { callUpstreams } from './callUpstreams.ts'
import type { Order } from './rankUpstreams.ts'

export type SendOnceOptions = {
  readonly family: RpcFamily
  readonly order: Order
  readonly method: string
  readonly params: unknown
  readonly paramsText: string
  readonly signal: AbortSignal
}

const timeoutMs = 4_000

/**
 * Sends a write to one upstream, and the same bytes to the next only if the first did
 * not respond. The first may still have accepted it, so "already known" then counts as
 * success.
 */
export async function sendOnce({ params, ...call }: SendOnceOptions): Promise<Answer> {
  const { writes } = call.family
  const { answer } = await callUpstreams({ ...call, timeoutMs })
  if (!isFailure(answer) || !writes?.isKnown(answer.error)) return answer
  const id = writes.idOf(params)
  return id === undefined ? answer : answerOf(writes, id)
}
