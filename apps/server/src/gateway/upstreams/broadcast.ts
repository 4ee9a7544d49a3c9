import { canonicalJson } from '../../canonicalJson.ts'
import type { KnownWrites, RpcFamily, RpcQuery } from '../families/rpcFamily.ts'
import type { JsonRpcError } from '../gateway.ts'
import { type Answer, failWith, isFailure } from '../jsonRpc/readAnswer.ts'
import { answerOf } from './answerOf.ts'
import { callUpstreams } from './callUpstreams.ts'
import type { OpenUpstream } from './openUpstream.ts'
import type { Order } from './rankUpstreams.ts'
import { ChainSilent, type UpstreamFailure } from './upstreamFailure.ts'

export type BroadcastOptions = {
  readonly family: RpcFamily
  readonly writes: KnownWrites
  readonly order: Order
  readonly method: string
  readonly params: unknown
  readonly paramsText: string
  readonly signal: AbortSignal
}

const breadth = 3
/** How long to wait for other upstreams once one has refused. */
const graceMs = 1_000

/**
 * Sends a signed transaction to several upstreams at once. The first that accepts it
 * decides; the others continue, because a transaction in two pools is harder to lose.
 * "Already known" counts as accepted: the hash is the same.
 */
export async function broadcastToUpstreams(options: BroadcastOptions): Promise<Answer> {
  const { order, signal } = options
  const failures: UpstreamFailure[] = []
  for (let start = 0; start < order.upstreams.length && !signal.aborted; start += breadth) {
    const answer = await sendTo(order.upstreams.slice(start, start + breadth), options, failures)
    if (answer) return answer
  }
  const throttled = failures.length > 0 && failures.every((failure) => failure.isRest())
  const retryAfter = Math.min(...failures.map((failure) => failure.retryAfter ?? 1))
  throw new ChainSilent({ throttled, retryAfter })
}

/** Undefined if none could be reached. */
async function sendTo(
  group: readonly OpenUpstream[],
  options: BroadcastOptions,
  failures: UpstreamFailure[],
): Promise<Answer | undefined> {
  const { writes, family, method, paramsText, signal } = options
  // Not the caller's signal: a signed transaction is sent even if the caller disconnects.
  const goOn = new AbortController().signal
  const refusals: JsonRpcError[] = []
  const taken = await new Promise<Answer | undefined>((resolve) => {
    let left = group.length
    let timer: NodeJS.Timeout | undefined
    const finish = (answer: Answer | undefined) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      resolve(answer)
    }
    const giveUp = () => finish(undefined)
    signal.addEventListener('abort', giveUp, { once: true })
    for (const upstream of group)
      upstream
        .send(method, paramsText, goOn)
        .then(
          (answer) => {
            if (!isFailure(answer)) return finish(answer)
            refusals.push(answer.error)
            // Another upstream may still accept it, but one that hangs must not delay a clear refusal.
            timer ??= setTimeout(giveUp, graceMs)
          },
          (failure: UpstreamFailure) => void failures.push(failure),
        )
        .then(() => --left === 0 && giveUp())
  })
  if (taken) return taken
  const id = await knownId(refusals, options)
  if (id !== undefined) return answerOf(writes, id)
  const refusal = refusals.find((error) => family.judge(error) === 'caller') ?? refusals[0]
  return refusal && failWith(refusal)
}

/** The id of the transaction, if the network has it in spite of the refusals. */
async function knownId(
  refusals: readonly JsonRpcError[],
  options: BroadcastOptions,
): Promise<string | undefined> {
  const { doubtful, idOf, isKnown } = options.writes
  if (refusals.some(isKnown)) return idOf(options.params)
  if (!doubtful || !refusals.some(doubtful.isDoubtful)) return undefined
  const id = idOf(options.params)
  return id !== undefined && (await isThere(doubtful.lookUp(id), options)) ? id : undefined
}

async function isThere({ method, params }: RpcQuery, options: BroadcastOptions): Promise<boolean> {
  const { family, order, signal } = options
  const isMissing = (value: unknown) => value === null
  const asked = { family, order, method, paramsText: canonicalJson(params), signal, isMissing }
  const served = await callUpstreams(asked).catch(() => undefined)
  return served !== undefined && !isFailure(served.answer) && served.answer.value !== null
}
