import { consoleConfig } from '@latchkey/protocol/http/members'
import { useCallback, useState } from 'react'
import { useContract } from '../api/useContract.tsx'
import { chosenTheme } from '../shell/theme.ts'
import { useWords } from '../words/Words.tsx'
import { useSession } from './SessionProvider.tsx'

/** Signs in with the kit, which is loaded now. */
export function useSignIn() {
  const session = useSession()
  const { locale, t } = useWords()
  const config = useContract(consoleConfig, {})
  const [status, setStatus] = useState<'idle' | 'open' | 'failed'>('idle')
  const walletOrigin = config.data?.walletOrigin ?? null
  const signIn = useCallback(
    async (isFresh = false): Promise<boolean> => {
      setStatus('open')
      try {
        const { signInWithKit } = await import('./signInWithKit.tsx')
        const theme = chosenTheme()
        const statement = 'Sign in to the Latchkey console.'
        const isSignedIn = await signInWithKit(session, { walletOrigin, locale, theme, statement, isFresh })
        setStatus('idle')
        return isSignedIn
      } catch {
        setStatus('failed')
        return false
      }
    },
    [session, walletOrigin, locale],
  )
  return { config, status, signIn, error: status === 'failed' ? t('shell.signInFailed') : undefined }
}

/** Downloads the kit before it is needed. */
export function preloadKit(): void {
  void import('./signInWithKit.tsx').catch(() => undefined)
}
