import { useEffect, useState } from 'react'
import type { EmailLoginError } from '../../connectors/embedded/emailLogin.ts'
import { useWords } from './useWords.tsx'
import { errorText } from './words.ts'

/** Why a step failed; where it may be tried again later, with a countdown. */
export function useErrorText(
  error: EmailLoginError | undefined,
): { text: string; waits: boolean } | undefined {
  const t = useWords()
  const [now, setNow] = useState(Date.now)
  const retryAt = error?.retryAt
  useEffect(() => {
    if (retryAt === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    setNow(Date.now())
    return () => clearInterval(timer)
  }, [retryAt])
  if (!error) return undefined
  const waits = retryAt !== undefined && retryAt > now
  return { text: errorText(t, error, now), waits }
}
