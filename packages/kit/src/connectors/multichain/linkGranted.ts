import type { Namespace } from '@latchkey/chains/driver'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import type { Kit } from '../../core/kit.ts'
import { wallets } from '../../core/wallets/wallets.ts'

/** Connects the other families of the consent, without a prompt. One that fails is left out. */
export async function linkGranted(kit: Kit, { walletId, except }: linkGranted.Args): Promise<void> {
  for (const wallet of wallets.of(kit).get().found) {
    const { id, namespace } = wallet
    if (id !== walletId || namespace === except || !('link' in wallet) || !wallet.link.grant) continue
    // The one that was chosen is connected last, and is the active one.
    await connectWallet(kit, { walletId, namespace, silent: true, recent: walletId }).catch(() => undefined)
  }
}

export declare namespace linkGranted {
  type Args = {
    walletId: string
    /** The family that is connected by whoever asked. */
    except: Namespace
  }
}
