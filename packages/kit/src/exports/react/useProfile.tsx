import { useMemo } from 'react'
import { connections } from '../../core/connections/connections.ts'
import { holdings } from '../../core/holdings/holdings.ts'
import { identity } from '../../features/account/identity.ts'
import { loadProfile, type Profile, readProfile } from '../../features/account/profile.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'

export type ProfileValue = Profile & {
  /** Loads the profile without opening the account view. */
  load(): Promise<Profile>
}

/** Name, avatar and balances of the active account. Empty until the visitor opens the account view, or `load` is called. */
export function useProfile(): ProfileValue {
  const kit = useKit()
  const [links] = useSlice(connections)
  const [known] = useSlice(identity)
  const [has] = useSlice(holdings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `readProfile` reads the slices
  return useMemo(() => ({ ...readProfile(kit), load: () => loadProfile(kit) }), [kit, links, known, has])
}
