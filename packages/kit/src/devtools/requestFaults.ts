import type { Place } from './contacts.ts'
import type { FaultName } from './faults.ts'

const slowMs = 5_000
const blocksBehind = 3n

type Send = (body?: string) => Promise<Response>

/** The answer to a request while faults are on. `send` asks the real server or node. */
export async function answerWithFaults(
  place: Place,
  url: string,
  body: string | undefined,
  isOn: (name: FaultName) => boolean,
  send: Send,
): Promise<Response> {
  if (place === 'server') {
    if (isOn('serverDown')) throw new TypeError('Failed to fetch')
    if (isOn('serverBusy')) return refusal(429, 'Too many requests', { 'retry-after': '5' })
    if (isOn('serverBroken')) return refusal(500, 'Internal error')
    if (isOn('serverSlow')) await new Promise((resolve) => setTimeout(resolve, slowMs))
  }
  if (place === 'node') {
    if (isOn('nodeDown')) throw new TypeError('Failed to fetch')
    if (isOn('nodeBehind')) return await answerFromThePast(url, body, send)
  }
  return await send()
}

/** As the kit's server answers. */
function refusal(status: number, description: string, headers: Record<string, string> = {}): Response {
  const body = { status: 'FAILURE', reasons: [{ name: 'devtools', description }] }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

type Call = { id?: unknown; method?: unknown; params?: unknown }
type Answer = { id?: unknown; result?: unknown }

/** Where a block is named in the parameters of a method. */
const blockAt: Readonly<Record<string, number>> = {
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_call: 1,
  eth_getStorageAt: 2,
  eth_getBlockByNumber: 0,
}

/** By URL: the block at which a node has stopped. */
const stopped = new Map<string, bigint>()

/** Forgets where nodes have stopped, for the next time that they fall behind. */
export function catchUp(): void {
  stopped.clear()
}

/** Real answers of the node, as it gave them a few blocks ago. */
async function answerFromThePast(url: string, body: string | undefined, send: Send): Promise<Response> {
  const asked = readCalls(body)
  if (!asked) return await send()
  const calls = Array.isArray(asked) ? asked : [asked]
  if (!calls.some(({ method }) => String(method).startsWith('eth_'))) return await send()
  const block = stopped.get(url) ?? (await stopAt(url, send))
  const past = calls.map((call) => ({ ...call, params: atBlock(call, block) }))
  const response = await send(JSON.stringify(Array.isArray(asked) ? past : past[0]))
  const got = (await response.json()) as Answer | Answer[]
  const answers = (Array.isArray(got) ? got : [got]).map((answer) => {
    const call = calls.length === 1 ? calls[0] : calls.find(({ id }) => id === answer.id)
    return { ...answer, ...(answer.result !== undefined && { result: seenAt(call, answer.result, block) }) }
  })
  return new Response(JSON.stringify(Array.isArray(got) ? answers : answers[0]), {
    status: response.status,
    headers: { 'content-type': 'application/json' },
  })
}

async function stopAt(url: string, send: Send): Promise<bigint> {
  const asked = await send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }))
  const { result } = (await asked.json()) as Answer
  const now = BigInt(String(result))
  const block = now > blocksBehind ? now - blocksBehind : 0n
  const known = stopped.get(url) ?? block
  stopped.set(url, known)
  return known
}

function atBlock({ method, params }: Call, block: bigint): unknown {
  const at = blockAt[String(method)]
  if (at === undefined || !Array.isArray(params)) return params
  const tag: unknown = params[at] ?? 'latest'
  if (tag !== 'latest' && tag !== 'pending') return params
  return params.map((param: unknown, index) => (index === at ? hex(block) : param))
}

/** What the node knew of an answer at that block: later transactions are not in it yet. */
function seenAt(call: Call | undefined, result: unknown, block: bigint): unknown {
  if (call?.method === 'eth_blockNumber') return hex(block)
  if (!/^eth_getTransaction(?:Receipt|ByHash)$/.test(String(call?.method))) return result
  const { blockNumber } = (result ?? {}) as { blockNumber?: unknown }
  return typeof blockNumber === 'string' && BigInt(blockNumber) > block ? null : result
}

function readCalls(body: string | undefined): Call | Call[] | undefined {
  try {
    return JSON.parse(body ?? '') as Call | Call[]
  } catch {
    return undefined
  }
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`
}
