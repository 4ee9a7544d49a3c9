import type { RpcFamily } from '../families/rpcFamily.ts'
import { type Answer, isFailure } from '../jsonRpc/readAnswer.ts'
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

const timeout = 4_000

/**
 * Hands a write to one upstream, and the same bytes to the next only when the
 * first was not heard. It may have taken them all the same: that they are known
 * then is a success.
 */
export async function sendOnce({ params, ...call }: SendOnceOptions): Promise<Answer> {
  const { writes } = call.family
  const { answer } = await callUpstreams({ ...call, timeout })
  if (!isFailure(answer) || !writes?.isKnown(answer.error)) return answer
  const id = writes.idOf(params)
  return id === undefined ? answer : { result: JSON.stringify(id), value: id }
}
