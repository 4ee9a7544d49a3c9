import type { Receipt } from '@latchkey/chains/driver'
import { isChainId } from '@latchkey/protocol/caip'
import { isKitError } from '@latchkey/protocol/errors'
import { findNetwork } from '../config/networks.ts'
import type { Kit } from '../kit.ts'
import { withoutServer } from '../server/withoutServer.ts'
import {
  type Moved,
  maxMoves,
  type TrackedTransaction,
  type TransactionPurpose,
  trackedTransactions,
} from './trackedTransactions.ts'

type Sent = Omit<TrackedTransaction, 'status' | 'replacedBy'>

/** Tracks a transaction that was just sent, also across reloads. Resolves to its outcome. */
export async function trackTransaction(kit: Kit, sent: Sent): Promise<TrackedTransaction['status']> {
  const transaction = { ...sent, status: 'pending' } as const
  trackedTransactions.of(kit).dispatch({ type: 'sent', transaction })
  remember(kit, sent.hash, [transaction])
  return follow(kit, sent)
}

/** Tracks the pending transactions of an earlier page or another tab. */
export function restoreTransactions(kit: Kit): void {
  const known = knownTo(kit)
  const pending = kit.storage
    .read()
    .pending.filter(isPending)
    .filter(({ hash }) => !known.has(hash))
  if (!pending.length) return
  trackedTransactions.of(kit).dispatch({ type: 'restore', transactions: pending })
  for (const transaction of pending) follow(kit, transaction).catch(() => undefined)
}

async function follow(kit: Kit, { hash, chain, sentAt, data }: Sent): Promise<TrackedTransaction['status']> {
  const network = findNetwork(kit, chain)
  const store = trackedTransactions.of(kit)
  let ended: { status: Exclude<TrackedTransaction['status'], 'pending'>; replacedBy?: string | undefined }
  try {
    const receipts = network && (await kit.driver(network.namespace).receipts?.())
    if (!receipts) throw new Error('this chain has no receipts')
    const handle = { chain, hash, sentAt, data }
    const told = await receipts.wait({ network, handle, signal: kit.signal })
    const apart = withoutServer(kit, network)
    const receipt =
      apart === network || (told.status === 'success' && !told.replaced)
        ? told
        : await confirmFailure(told, (signal) =>
            receipts.wait({ network: apart, handle, signal: AbortSignal.any([signal, kit.signal]) }),
          )
    if (receipt.replaced) ended = { status: 'replaced', replacedBy: receipt.hash }
    else ended = { status: outcomes[receipt.status] }
  } catch (error) {
    if (kit.signal.aborted) return 'pending'
    // It may still be confirmed.
    ended = { status: isKitError(error, 'node/execution_reverted') ? 'failed' : 'unknown' }
  }
  store.dispatch({ type: 'ended', hash, ...ended })
  remember(kit, hash, [])
  return ended.status
}

/** Other nodes that do not answer by then are done without; of one that was replaced they may never have heard. */
const confirmTimeoutMs = { replaced: 3_000, failed: 20_000 }

/** Who believes that a transaction failed may send it twice, so the server's word for it is checked. */
async function confirmFailure(
  told: Receipt,
  ask: (signal: AbortSignal) => Promise<Receipt>,
): Promise<Receipt> {
  const limit = AbortSignal.timeout(told.replaced ? confirmTimeoutMs.replaced : confirmTimeoutMs.failed)
  return await ask(limit).catch(() => told)
}

const outcomes = { success: 'success', reverted: 'failed', dropped: 'dropped' } as const

/** Validates stored values, which may have any shape. */
export function isPending(value: unknown): value is TrackedTransaction {
  const { hash, chain, address, purpose, sentAt, data, status } = (value ?? {}) as Partial<TrackedTransaction>
  return (
    typeof hash === 'string' &&
    hash.length < 200 &&
    isChainId(chain) &&
    typeof address === 'string' &&
    isPurpose(purpose) &&
    typeof sentAt === 'number' &&
    Math.abs(sentAt) <= latestTime &&
    (data === undefined || isTexts(data)) &&
    status === 'pending'
  )
}

function isTexts(value: unknown): boolean {
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [undefined]
  return texts.length < 10 && texts.every((text) => typeof text === 'string' && text.length < 10_000)
}

/** Maximum time value of a `Date`. */
const latestTime = 8.64e15

/** Unknown kinds are allowed: they are shown without a text. */
function isPurpose(value: unknown): value is TransactionPurpose {
  const { kind, moves } = (value ?? {}) as Partial<TransactionPurpose>
  return isText(kind) && Array.isArray(moves) && moves.length <= maxMoves && moves.every(isMove)
}

function isMove(value: unknown): value is Moved {
  const { direction = '', amount, symbol, asset } = (value ?? {}) as Partial<Moved>
  return (
    ['in', 'out', 'self'].includes(direction) &&
    isText(symbol) &&
    (asset === undefined || isText(asset)) &&
    (amount === undefined || (isText(amount) && /^\d+(\.\d+)?$/.test(amount)))
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 200
}

/** Stores pending transactions only. Keeps those that other tabs have added. */
function remember(kit: Kit, hash: string, entry: readonly TrackedTransaction[]): void {
  kit.storage.update(({ pending }) => ({
    pending: [...entry, ...pending.filter((one) => isPending(one) && one.hash !== hash)],
  }))
}

function knownTo(kit: Kit): ReadonlySet<string> {
  const tracked = trackedTransactions.of(kit).get()
  return new Set(tracked.map(({ hash }) => hash))
}
