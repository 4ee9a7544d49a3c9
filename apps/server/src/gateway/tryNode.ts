import { type ChainId, parseChainId } from '@latchkey/protocol/caip'
import { createBytesInFlight } from '../overload/bytesInFlight.ts'
import { families } from './families/families.ts'
import type { Upstream } from './gateway.ts'
import { isFailure } from './jsonRpc/readAnswer.ts'
import { openUpstream } from './upstreams/openUpstream.ts'
import { UpstreamFailure } from './upstreams/upstreamFailure.ts'

/** What a node answers. */
export type NodeReport = {
  readonly ok: boolean
  /** In plain words, and without its URL. */
  readonly cause: string | null
  readonly height: number | null
  readonly tookMs: number | null
  /** Null where the family has no such call. */
  readonly hasArchive: boolean | null
  readonly hasLogs: boolean | null
}

const timeoutMs = 8_000
const causes: Readonly<Record<UpstreamFailure['kind'], string>> = {
  otherChain: 'The node serves another chain',
  throttled: 'The node answers that there were too many calls',
  resting: 'The node answers that there were too many calls',
  timeout: 'The node did not answer in time',
  unreachable: 'The node could not be reached',
  malformed: 'It answered, but not as a node of this chain',
  status: 'It answered with an error: check the key in the URL',
  abandoned: 'The node did not answer in time',
}

/** Asks a node for its chain and its newest block, and what else it answers. Never rejects. */
export async function tryNode(chain: ChainId, upstream: Upstream): Promise<NodeReport> {
  const { namespace } = parseChainId(chain)
  const family = families[namespace]
  const node = openUpstream(upstream, {
    chain,
    family,
    clock: Date.now,
    inFlight: createBytesInFlight(),
    metrics: {},
    log: undefined,
  })
  const signal = AbortSignal.timeout(timeoutMs)
  const none = { height: null, tookMs: null, hasArchive: null, hasLogs: null }
  const ask = (method: string, params: unknown) => node.send(method, JSON.stringify(params), signal)
  /** Whether it answers; null if the family has no such method. */
  async function answers(method: string, params: unknown): Promise<boolean | null> {
    if (!family.rule(method)) return null
    return ask(method, params).then(
      (answer) => !isFailure(answer) && answer.value !== null,
      () => false,
    )
  }
  try {
    const { head } = family
    const startedAt = performance.now()
    const answer = head && (await ask(head.latest.method, head.latest.params))
    const tookMs = Math.round(performance.now() - startedAt)
    if (answer && isFailure(answer)) return { ...none, ok: false, cause: causes.malformed }
    const height = (answer && head?.read(answer.value)?.number) ?? null
    if (head && height === null) return { ...none, ok: false, cause: causes.malformed }
    // Nodes that prune no longer have the state of the first blocks; some keep that of block 0.
    const first = ['0x0000000000000000000000000000000000000000', height === 0 ? '0x0' : '0x1']
    const [hasArchive, hasLogs] = await Promise.all([
      answers('eth_getBalance', first),
      answers('eth_getLogs', [{ fromBlock: 'latest', toBlock: 'latest' }]),
    ])
    return { ok: true, cause: null, height, tookMs, hasArchive, hasLogs }
  } catch (error) {
    const cause = error instanceof UpstreamFailure ? causes[error.kind] : causes.timeout
    return { ...none, ok: false, cause }
  } finally {
    await node.close()
  }
}
