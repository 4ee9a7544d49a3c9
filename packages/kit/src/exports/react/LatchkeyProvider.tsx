import { type ReactNode, useEffect } from 'react'
import type { Kit } from '../../core/kit.ts'
import { KitProvider } from '../../ui/kit.tsx'
import { attachModal } from './attachModal.tsx'

/**
 * Provides the kit to the hooks and buttons inside it, and adds the modal.
 *
 * @example
 * <LatchkeyProvider kit={kit}>
 *   <ConnectButton />
 * </LatchkeyProvider>
 */
export function LatchkeyProvider({ kit, children }: { kit: Kit; children: ReactNode }) {
  useEffect(() => attachModal(kit), [kit])
  return <KitProvider value={kit}>{children}</KitProvider>
}
