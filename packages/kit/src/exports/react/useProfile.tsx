import { useMemo } from 'react'
import { connections } from '../../core/connections.ts'
import { holdings } from '../../core/holdings.ts'
import { identity } from '../../features/account/identity.ts'
import { loadProfile, type Profile, readProfile } from '../../features/account/profile.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'

export type ProfileValue = Profile & {
  /** Reads them without the visitor opening their account. */
  load(): Promise<Profile>
}

/** Name, picture and balances of the account in use: empty until the visitor opens it, or until `load` was called. */
export function useProfile(): ProfileValue {
  const kit = useKit()
  const [links] = useSlice(connections)
  const [known] = useSlice(identity)
  const [has] = useSlice(holdings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slices are what it is read from
  return useMemo(() => ({ ...readProfile(kit), load: () => loadProfile(kit) }), [kit, links, known, has])
}
