import { isKitError } from '@latchkey/protocol/errors'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal/modal.ts'
import { load } from './changeLinked.ts'
import { embeddedView } from './embeddedViews.ts'

/** Goes to the view of the linked wallets, which may have changed in another tab. */
export async function showLinkedWallets(kit: Kit): Promise<void> {
  modal.of(kit).dispatch({ type: 'push', view: embeddedView('LinkedWallets') })
  await load(kit).catch((error: unknown) => {
    // The view says so.
    if (!isKitError(error)) throw error
  })
}
