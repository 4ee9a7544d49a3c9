import { useMemo } from 'react'
import { openModal } from '../../core/openModal.ts'
import { type SiwxState, siwx } from '../../features/siwx/siwx.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'

export type SiwxValue = SiwxState & {
  /** Shows the visitor what signing in is, and asks. */
  signIn(): void
  /** Ends the session, and the connection where signing in is required. */
  signOut(): Promise<void>
}

/** Whether the account in use is signed in, and how to change that. */
export function useSiwx(): SiwxValue {
  const kit = useKit()
  const [state] = useSlice(siwx)
  return useMemo(
    () => ({
      ...state,
      signIn: () => openModal(kit, { view: { name: 'SIWXSignMessage' } }),
      signOut: async () => (await import('../../features/siwx/signOut.ts')).signOut(kit),
    }),
    [kit, state],
  )
}
