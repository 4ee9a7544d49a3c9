import type { Driver, Namespace, Session } from '@latchkey/chains/driver'
import { requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { activeNetworkId, findNetwork, networks } from '../config/networks.ts'
import type { Kit } from '../kit.ts'
import { connectionId } from './connectionId.ts'
import { connections } from './connections.ts'

/** A pending connection request. */
export type Opening = { readonly id: string; readonly namespace: Namespace; readonly silent: boolean }

const openings = new WeakMap<Kit, Map<Opening, AbortController>>()

/** Connects a wallet through its driver. Rejects as soon as it is aborted; a later answer is ignored. */
export async function openSession(kit: Kit, args: Driver.ConnectArgs): Promise<Session> {
  const { wallet, silent = false } = args
  const { namespace } = wallet
  const network =
    args.network ??
    findNetwork(kit, activeNetworkId(connections.of(kit).get(), networks.of(kit).get(), namespace))
  const opening = { id: connectionId({ namespace, walletId: wallet.id }), namespace, silent }
  const controller = new AbortController()
  const signal = AbortSignal.any([controller.signal, kit.signal, ...(args.signal ? [args.signal] : [])])
  if (signal.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  const own = openings.get(kit) ?? new Map<Opening, AbortController>()
  openings.set(kit, own.set(opening, controller))

  const driver = kit.driver(namespace)
  const answer = driver.connect({ ...args, network, networks: () => driver.networks, signal })
  try {
    const session = await Promise.race([answer, aborted(signal)])
    signal.throwIfAborted()
    return session
  } catch (error) {
    answer.then(release, () => undefined)
    throw signal.aborted ? new KitError(requestAborted, { cause: signal.reason }) : error
  } finally {
    own.delete(opening)
  }
}

/** Aborts pending connection requests. */
export function abandon(kit: Kit, matches: (opening: Opening) => boolean): void {
  for (const [opening, controller] of openings.get(kit) ?? []) if (matches(opening)) controller.abort()
}

/** Releases a session without closing it in the wallet: it stops listening when its last subscriber leaves. */
export function release(session: Session): void {
  session.subscribe(() => {})()
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
