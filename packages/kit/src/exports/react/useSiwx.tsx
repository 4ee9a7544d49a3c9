import { useMemo } from 'react'
import { openModal } from '../../core/modal/openModal.ts'
import { type SiwxState, siwx } from '../../features/siwx/siwx.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'

export type SiwxValue = SiwxState & {
  /** Opens the sign-in view. */
  signIn(): void
  /** Signs out, and disconnects if sign-in is required. */
  signOut(): Promise<void>
}

/** Sign-in state of the active account, with functions to sign in and out. */
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
