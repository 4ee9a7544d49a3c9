import { type ReactNode, useEffect } from 'react'
import type { Kit } from '../../core/kit.ts'
import { KitProvider } from '../../ui/kit.tsx'
import { attachModal } from './attachModal.tsx'

/** Gives everything below the kit, and the kit its modal. */
export function LatchkeyProvider({ kit, children }: { kit: Kit; children: ReactNode }) {
  useEffect(() => attachModal(kit), [kit])
  return <KitProvider value={kit}>{children}</KitProvider>
}
