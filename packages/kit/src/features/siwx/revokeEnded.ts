import { addressOn } from '@latchkey/chains/driver'
import { networks, networksOf } from '../../core/config/networks.ts'
import {
  allConnections,
  type Connection,
  type ConnectionsState,
  connections,
} from '../../core/connections/connections.ts'
import type { Siwx } from '../../core/connections/siwx.ts'
import type { Kit, LinkedAccount } from '../../core/kit.ts'
import { tellTabs } from './tabChannel.ts'

const pending = new WeakMap<Kit, Promise<unknown>>()

/** Resolves once what was to be ended has been, or could not be. */
export async function revoking(kit: Kit): Promise<void> {
  await pending.get(kit)
}

/** Disconnecting signs out: ends the sessions of accounts that no wallet is connected for any more. */
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
