import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Session, SessionState } from './session.ts'

export type { Session } from './session.ts'

const Current = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <Current value={session}>{children}</Current>
}

/** For calls that neither `useContract` nor `useChange` makes. */
export function useSession(): Session {
  const session = use(Current)
  if (!session) throw new Error('No session here')
  return session
}

export function useSessionState(): SessionState {
  const { state } = useSession()
  return useSyncExternalStore(state.subscribe, state.get)
}
