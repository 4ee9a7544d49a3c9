import { addressOn } from '@latchkey/chains/driver'
import {
  allConnections,
  type Connection,
  type ConnectionsState,
  connections,
} from '../../core/connections.ts'
import type { Kit, LinkedAccount } from '../../core/kit.ts'
import { networks, networksOf } from '../../core/networks.ts'
import type { Siwx } from '../../core/siwx.ts'
import { tellTabs } from './tabChannel.ts'

const pending = new WeakMap<Kit, Promise<unknown>>()

/** Resolves once what was to be ended has been, or could not be. */
export async function revoking(kit: Kit): Promise<void> {
  await pending.get(kit)
}

/** Who disconnects signs out: the sessions of accounts that no wallet is linked for any more are ended. */
export function revokeEnded(
  kit: Kit,
  plugin: Siwx,
  { before, now }: { before: ConnectionsState; now: ConnectionsState },
): void {
  if (before === now) return
  const live = allConnections(now)
  const ended = allConnections(before).filter(({ id }) => !live.some((link) => link.id === id))
  revokeUnlinked(kit, plugin, ended.flatMap(accountsOf))
}

/** The same for accounts of which it is not known yet whether a wallet is still linked for them. */
export function revokeUnlinked(kit: Kit, plugin: Siwx, accounts: readonly LinkedAccount[]): void {
  const live = allConnections(connections.of(kit).get()).flatMap(accountsOf)
  for (const account of accounts) {
    if (live.some((other) => isSame(other, account))) continue
    const end = revokeAccount(kit, plugin, account).catch((error) =>
      kit.emit({ type: 'INTERNAL_SDK_ERROR', error }),
    )
    pending.set(kit, Promise.all([pending.get(kit), end]))
  }
}

function accountsOf({ namespace, accounts }: Connection): readonly LinkedAccount[] {
  return accounts.map((account) => ({ namespace, account }))
}

function isSame(a: LinkedAccount, b: LinkedAccount): boolean {
  return a.namespace === b.namespace && a.account.key === b.account.key
}

async function revokeAccount(kit: Kit, plugin: Siwx, { namespace, account }: LinkedAccount): Promise<void> {
  const own = networksOf(networks.of(kit).get(), namespace)
  await Promise.all(
    own.map(async ({ id }) => {
      const address = addressOn(account, id)
      if (address) await plugin.revokeSession(id, address)
    }),
  )
  tellTabs(kit)
}
