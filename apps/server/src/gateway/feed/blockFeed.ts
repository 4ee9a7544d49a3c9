import { isRecord } from '@latchkey/protocol/isRecord'
import type { ChainHeads } from '../heads.ts'
import { type Log, readLogs } from './log.ts'

/** New blocks of a chain and their logs, each once, whichever upstream they came from. */
export type BlockFeed = {
  /** Resolves once it listens: every block after that is told. */
  listen(listener: FeedListener): Promise<() => void>
}

export type FeedListener = {
  /** Without it no header is asked for. */
  onHeader?(header: Readonly<Record<string, unknown>>): void
  /** Without it no log is read. A log that a reorganisation took back comes again with `removed`. */
  onLogs?(logs: readonly Log[]): void
}

export type FeedSource = {
  readonly heads: ChainHeads
  /** A call to the chain; rejects when it cannot be answered. */
  ask(method: string, params: unknown): Promise<unknown>
}

type Block = {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  readonly body: Record<string, unknown>
}
type Told = { readonly hash: string; readonly logs: readonly Log[] }

/** Blocks that are remembered, and at most made up for after a silence. */
const memory = 64
const patience = 1_000
const startTimeout = 5_000
const mostLooks = 4

/**
 * Follows the chain from hash to parent hash, so that neither a change of
 * upstream nor a gap between two looks loses a block or tells one twice. When
 * blocks are replaced the new ones are told, and the old ones' logs taken back.
 */
export function createBlockFeed({ heads, ask }: FeedSource): BlockFeed {
  const listeners = new Set<FeedListener>()
  /** By height; what was told is one chain. */
  const told = new Map<number, Told>()
  let stop: (() => void) | undefined
  let retry: NodeJS.Timeout | undefined
  let starting: Promise<void> | undefined
  let advancing: Promise<void> | undefined
  let again = false
  /** How often logs of a block were asked for that were not there. */
  let looks: { readonly hash: string; readonly count: number } | undefined

  function begin(): Promise<void> {
    stop ??= heads.onHead(wake)
    starting ??= start().finally(() => {
      starting = undefined
    })
    return starting
  }

  async function start() {
    if (told.size > 0) return
    if (!heads.current) await heads.fresh(startTimeout)
    const { current } = heads
    if (current?.hash) told.set(current.number, { hash: current.hash, logs: [] })
  }

  function end() {
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
    clearTimeout(retry)
    told.clear()
  }

  function wake() {
    clearTimeout(retry)
    if (advancing) {
      again = true
      return
    }
    advancing = advance()
      .catch(() => {
        // The next block would do as well, but may be long in coming.
        retry = setTimeout(wake, patience).unref()
      })
      .finally(() => {
        advancing = undefined
        if (!again) return
        again = false
        wake()
      })
  }

  async function advance() {
    const { current } = heads
    if (!current?.hash || told.size === 0 || listeners.size === 0) return
    const oldest = Math.min(...told.keys())
    const fresh: Block[] = []
    let hash: string = current.hash
    let height = current.number
    while (fresh.length < memory && height >= oldest && told.get(height)?.hash !== hash) {
      const block = readBlock(await ask('eth_getBlockByHash', [hash, false]), hash)
      fresh.unshift(block)
      hash = block.parentHash
      height = block.number - 1
    }
    takeBack(height)
    for (const block of fresh) await tell(block)
  }

  /** Forgets what was told above a height. */
  function takeBack(height: number) {
    for (const number of [...told.keys()].filter((one) => one > height).sort((one, other) => other - one)) {
      const logs = told.get(number)?.logs.map((log) => ({ ...log, removed: true })) ?? []
      told.delete(number)
      if (logs.length > 0) for (const listener of listeners) listener.onLogs?.(logs)
    }
  }

  async function tell({ number, hash, body }: Block) {
    const wanted = [...listeners].some((listener) => listener.onLogs)
    const logs = wanted && mayHaveLogs(body) ? readLogs(await ask('eth_getLogs', [{ blockHash: hash }])) : []
    // The block says that it has some: whoever answered has not got it yet. Chains that always say so are believed in the end.
    if (wanted && logs.length === 0 && hasLogs(body)) {
      looks = { hash, count: looks?.hash === hash ? looks.count + 1 : 1 }
      if (looks.count < mostLooks) throw new Error('logs are not there yet')
    }
    told.set(number, { hash, logs })
    if (told.size > memory) told.delete(Math.min(...told.keys()))
    const header = toHeader(body)
    for (const listener of listeners) {
      listener.onHeader?.(header)
      if (logs.length > 0) listener.onLogs?.(logs)
    }
  }

  return {
    async listen(listener) {
      listeners.add(listener)
      const leave = () => {
        if (listeners.delete(listener)) end()
      }
      await begin().catch((cause: unknown) => {
        leave()
        throw cause
      })
      return leave
    },
  }
}

function readBlock(value: unknown, hash: string): Block {
  if (!isRecord(value)) throw new Error('a block is not there yet')
  const { number, parentHash } = value
  if (value.hash !== hash || typeof parentHash !== 'string' || typeof number !== 'string')
    throw new Error('a block is not the one asked for')
  return { number: Number(number), hash, parentHash, body: value }
}

const noBloom = /^0x0*$/

function mayHaveLogs({ logsBloom }: Readonly<Record<string, unknown>>): boolean {
  return typeof logsBloom !== 'string' || !noBloom.test(logsBloom)
}

function hasLogs({ logsBloom }: Readonly<Record<string, unknown>>): boolean {
  return typeof logsBloom === 'string' && !noBloom.test(logsBloom)
}

/** A block without what is not part of its header. */
function toHeader(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { transactions: _t, uncles: _u, withdrawals: _w, size: _s, totalDifficulty: _d, ...header } = body
  return header
}
