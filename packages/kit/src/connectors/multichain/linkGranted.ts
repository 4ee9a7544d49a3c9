import type { Namespace } from '@latchkey/chains/driver'
import { connectWallet, rememberRecent } from '../../core/connections/connectWallet.ts'
import type { Kit } from '../../core/kit.ts'
import { leadOn } from '../../core/modal/leadOn.ts'
import { modal } from '../../core/modal/modal.ts'
import { wallets } from '../../core/wallets/wallets.ts'

/** Connects the other families of a consent, without a prompt. One that fails is left out. */
export async function linkGranted(kit: Kit, { walletId, chosen }: linkGranted.Args): Promise<void> {
  rememberRecent(kit, walletId)
  const parts = wallets
    .of(kit)
    .get()
    .found.filter(({ id }) => id === walletId)
  const granted = parts.filter((part) => 'link' in part && part.link.grant)
  for (const { namespace } of granted) {
    // The caller connects the chosen family, last, so that it is the active one.
    if (namespace === chosen) continue
    await connectWallet(kit, { walletId, namespace, silent: true }).catch(() => undefined)
  }
  // The modal waits for one of them, and the visitor granted others.
  const view = modal.of(kit).get().stack.at(-1)
  const { namespace, walletId: awaited } = (view?.params ?? {}) as Partial<linkGranted.Awaited>
  const isOther = granted.length > 0 && granted.every((part) => part.namespace !== chosen)
  if (view && awaited === walletId && !namespace && isOther) await leadOn(kit, [view.name])
}

export declare namespace linkGranted {
  type Args = {
    walletId: string
    /** The family the visitor was asked for. */
    chosen: Namespace
  }
  /** Parameters of a view that waits for a wallet. */
  type Awaited = { walletId: unknown; namespace: unknown }
}
