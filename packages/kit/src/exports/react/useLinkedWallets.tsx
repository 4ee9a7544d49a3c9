import { useMemo } from 'react'
import { type LinkedWalletsState, linkedWallets } from '../../connectors/embedded/linkedWallets.ts'
import { linkWallet, loadLinkedWallets, unlinkWallet } from '../../connectors/embedded/linkWallet.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'

export type LinkedWalletsValue = LinkedWalletsState & {
  /** Reads them: the status is `unread` until you, or the modal, have done so. */
  load(): ReturnType<typeof loadLinkedWallets>
  /** Has an installed wallet sign that it belongs to the visitor. */
  link(args: Parameters<typeof linkWallet>[1]): ReturnType<typeof linkWallet>
  /** Unlinks one by its `id`. */
  unlink(id: string): Promise<void>
}

/** Wallets of the visitor's own, which they have linked to their user of the embedded wallet. */
export function useLinkedWallets(): LinkedWalletsValue {
  const kit = useKit()
  const [state] = useSlice(linkedWallets)
  return useMemo(
    () => ({
      ...state,
      load: () => loadLinkedWallets(kit),
      link: (args) => linkWallet(kit, args),
      unlink: (id) => unlinkWallet(kit, id),
    }),
    [kit, state],
  )
}
