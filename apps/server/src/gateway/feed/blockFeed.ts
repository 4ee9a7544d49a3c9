import { isRecord } from '@latchkey/protocol/isRecord'
import type { ChainHeads } from '../heads.ts'
import { type Log, readLogs } from './log.ts'

/** New blocks of a chain and their logs, each exactly once, from any upstream. */
export type BlockFeed = {
  /** Resolves when listening: every later block is reported. */
  listen(listener: FeedListener): Promise<() => void>
}

export type FeedListener = {
  /** Without it, headers are not fetched. */
  onHeader?(header: Readonly<Record<string, unknown>>): void
  /** Without it, logs are not fetched. Logs removed by a reorganisation are repeated with `removed`. */
  onLogs?(logs: readonly Log[]): void
}

export type FeedSource = {
  readonly heads: ChainHeads
  /** Calls the chain; rejects on failure. */
  ask(method: string, params: unknown): Promise<unknown>
}

type Block = {
  readonly number: number
  readonly hash: string
  readonly parentHash: string
  readonly body: Record<string, unknown>
}
type Told = { readonly hash: string; readonly logs: readonly Log[] }

/** Blocks remembered, and the maximum to catch up on after a gap. */
const maxBlocks = 64
const retryMs = 1_000
const startTimeoutMs = 5_000
const maxLogAttempts = 4

/**
 * Follows the chain from hash to parent hash, so that a change of upstream or a gap
 * between polls neither loses nor repeats a block. After a reorganisation, reports the
 * new blocks and the old logs as removed.
 */
export function createBlockFeed({ heads, ask }: FeedSource): BlockFeed {
  const listeners = new Set<FeedListener>()
  /** Reported blocks by height; they form one chain. */
  const told = new Map<number, Told>()
  let stop: (() => void) | undefined
  let retry: NodeJS.Timeout | undefined
  let starting: Promise<void> | undefined
  let advancing: Promise<void> | undefined
  let again = false
  /** How many times the missing logs of a block were requested. */
  let logAttempts: { readonly hash: string; readonly count: number } | undefined

  function begin(): Promise<void> {
    stop ??= heads.onHead(wake)
    starting ??= start().finally(() => {
      starting = undefined
    })
    return starting
  }

  async function start() {
    if (told.size > 0) return
    if (!heads.current) await heads.fresh(startTimeoutMs)
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
        // Do not rely on the next block, which may take long.
        retry = setTimeout(wake, retryMs).unref()
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
    while (fresh.length < maxBlocks && height >= oldest && told.get(height)?.hash !== hash) {
      const block = readBlock(await ask('eth_getBlockByHash', [hash, false]), hash)
      fresh.unshift(block)
      hash = block.parentHash
      height = block.number - 1
    }
    takeBack(height)
    for (const block of fresh) await tell(block)
  }

  /** Reverts reported blocks above a height. */
  function takeBack(height: number) {
    for (const number of [...told.keys()].filter((one) => one > height).sort((one, other) => other - one)) {
      const logs = told.get(number)?.logs.map((log) => ({ ...log, removed: true })) ?? []
      told.delete(number)
      if (logs.length > 0) for (const listener of listeners) listener.onLogs?.(logs)
    }
  }

  async function tell({ number, hash, body }: Block) {
    const needsLogs = [...listeners].some((listener) => listener.onLogs)
    const logs =
      needsLogs && mayHaveLogs(body) ? readLogs(await ask('eth_getLogs', [{ blockHash: hash }])) : []
    // The block's bloom says it has logs, so the upstream that answered is behind. After a
    // few attempts the empty list is accepted, because some chains always set the bloom.
    if (needsLogs && logs.length === 0 && hasLogs(body)) {
      logAttempts = { hash, count: logAttempts?.hash === hash ? logAttempts.count + 1 : 1 }
      if (logAttempts.count < maxLogAttempts) throw new Error('logs are not available yet')
    }
    told.set(number, { hash, logs })
    if (told.size > maxBlocks) told.delete(Math.min(...told.keys()))
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
  if (!isRecord(value)) throw new Error('the block is not available yet')
  const { number, parentHash } = value
  if (value.hash !== hash || typeof parentHash !== 'string' || typeof number !== 'string')
    throw new Error('the upstream returned another block')
  return { number: Number(number), hash, parentHash, body: value }
}

const noBloom = /^0x0*$/

function mayHaveLogs({ logsBloom }: Readonly<Record<string, unknown>>): boolean {
  return typeof logsBloom !== 'string' || !noBloom.test(logsBloom)
}

function hasLogs({ logsBloom }: Readonly<Record<string, unknown>>): boolean {
  return typeof logsBloom === 'string' && !noBloom.test(logsBloom)
}

/** A block reduced to its header fields. */
function toHeader(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { transactions: _t, uncles: _u, withdrawals: _w, size: _s, totalDifficulty: _d, ...header } = body
  return header
}
