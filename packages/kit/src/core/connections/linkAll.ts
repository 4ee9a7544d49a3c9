import type { Namespace, Wallet } from '@latchkey/chains/driver'
import type { Kit } from '../kit.ts'
import type { Connection } from './connections.ts'
import { connectWallet } from './connectWallet.ts'

/**
 * Connects every namespace that a wallet behind a link serves, without a prompt: the one to
 * activate last, and first in the answer. Those that fail are left out; if all do, the link is
 * closed, because the wallet must not keep showing it, and the last failure is thrown.
 */
export async function linkAll(
  kit: Kit,
  parts: readonly Wallet[],
  args: linkAll.Args = {},
): Promise<Connection[]> {
  const rank = ({ namespace }: Wallet) => kit.drivers.findIndex((driver) => driver.namespace === namespace)
  const ordered = parts.toSorted((a, b) => rank(a) - rank(b))
  const front = ordered.find(({ namespace }) => namespace === args.namespace) ?? ordered[0]
  const linked: Connection[] = []
  let failure: unknown
  for (const { id, namespace } of [...ordered.filter((part) => part !== front), ...(front ? [front] : [])])
    await connectWallet(kit, { walletId: id, namespace, silent: true, recent: args.recent }).then(
      (connection) => linked.unshift(connection),
      (error) => {
        failure = error
      },
    )
  if (linked.length > 0) return linked
  if (front && 'link' in front) await front.link.close()
  throw failure ?? new TypeError('None of the approved namespaces can be used.')
}

export declare namespace linkAll {
  type Args = {
    /** Namespace to activate. @default the first one, in the order of the drivers */
    namespace?: Namespace | undefined
    /** Id to store among the recently used wallets. */
    recent?: string | undefined
  }
}
