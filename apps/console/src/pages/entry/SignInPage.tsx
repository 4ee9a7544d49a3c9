import { consoleConfig } from '@latchkey/protocol/http/members'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useContract } from '../../api/useContract.tsx'
import { useSessionState } from '../../session/SessionProvider.tsx'
import { BareCard } from '../../shell/BareCard.tsx'
import { useOpenPath } from '../../shell/useOpenPath.tsx'
import { Notice } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { SignInButtons } from './SignInButtons.tsx'
import { safeBack } from './safeBack.ts'

/** Signing in leads back to the page that asked for it. */
export default function SignInPage() {
  const t = useT()
  const { status } = useSessionState()
  const open = useOpenPath()
  const config = useContract(consoleConfig, {})
  const { back, cause } = useSearch({ strict: false }) as { back?: string; cause?: string }
  const path = safeBack(back)
  useEffect(() => {
    if (status === 'signedIn') open(path)
  }, [status, open, path])
  return (
    <BareCard title={t('entry.signIn.title')} description={t('entry.signIn.words')}>
      {cause === 'expired' && <Notice tone="warning" title={t('entry.signIn.expired')} />}
      {config.data?.isClaimed === false && (
        <Notice tone="accent" title={t('entry.signIn.unclaimed')}>
          {t('entry.signIn.unclaimedWords')}
        </Notice>
      )}
      <SignInButtons back={path} />
    </BareCard>
  )
}
