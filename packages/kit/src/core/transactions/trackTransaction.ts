import { isQueued, type Network, type Receipt, type Session } from '@latchkey/chains/driver'
import { isKitError } from '@latchkey/protocol/errors'
import { findNetwork } from '../config/networks.ts'
import { allConnections, connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'
import { withoutServer } from '../server/withoutServer.ts'
import { isTracked } from './isTracked.ts'
import { isSentHereOnly, keepSent } from './sentHere.ts'
import { type TrackedTransaction, trackedTransactions } from './trackedTransactions.ts'

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

async function follow(
  kit: Kit,
  { address, hash, chain, sentAt, data }: Sent,
): Promise<TrackedTransaction['status']> {
  const network = findNetwork(kit, chain)
  const store = trackedTransactions.of(kit)
  let ended: { status: Exclude<TrackedTransaction['status'], 'pending'>; replacedBy?: string | undefined }
  try {
    const receipts = network && (await kit.driver(network.namespace).receipts?.())
    if (!receipts) throw new Error('this chain has no receipts')
    const handle = { chain, hash, sentAt, data }
    const session = () => sessionOf(kit, network, address)
    const told = await receipts.wait({ network, handle, session, signal: kit.signal })
    const apart = withoutServer(kit, network)
    const receipt =
      apart === network || isQueued(handle) || (told.status === 'success' && !told.replaced)
        ? told
        : await confirmFailure(told, (signal) =>
            receipts.wait({ network: apart, handle, signal: AbortSignal.any([signal, kit.signal]) }),
          )
    if (receipt.replaced) ended = { status: 'replaced', replacedBy: receipt.hash }
    else
      ended = {
        status: outcomes[receipt.status],
        // One that was queued has its hash only now.
        ...(isQueued(handle) && receipt.hash !== hash && { replacedBy: receipt.hash }),
      }
  } catch (error) {
    if (kit.signal.aborted) return 'pending'
    // It may still be confirmed.
    ended = { status: isKitError(error, 'node/execution_reverted') ? 'failed' : 'unknown' }
  }
  store.dispatch({ type: 'ended', hash, ...ended })
  remember(kit, hash, [])
  const last = store.get().find((one) => one.hash === hash)
  if (last && network && isSentHereOnly(kit, network)) keepSent(kit, last)
  return ended.status
}

/** The session of an account, once it is connected. */
function sessionOf(kit: Kit, { namespace }: Network, address: string): Session | undefined {
  const { key } = kit.driver(namespace).addresses
  const connection = allConnections(connections.of(kit).get()).find(
    (one) => one.namespace === namespace && one.accounts.some((account) => account.key === key(address)),
  )
  return connection && kit.sessions.get(connection.id)
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

function isPending(value: unknown): value is TrackedTransaction {
  return isTracked(value) && value.status === 'pending'
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
