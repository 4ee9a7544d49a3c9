import { Navigate, useSearch } from '@tanstack/react-router'
import { useSessionState } from '../../session/SessionProvider.tsx'
import { BareCard } from '../../shell/BareCard.tsx'
import { Notice } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'
import { SignInButtons } from './SignInButtons.tsx'
import { safeBack } from './safeBack.ts'

export default function SignInPage() {
  const t = useT()
  const state = useSessionState()
  const { back, cause } = useSearch({ strict: false }) as { back?: string; cause?: string }
  if (state.status === 'signedIn') return <Navigate to={safeBack(back)} replace />
  return (
    <BareCard title={t('entry.signIn.title')} description={t('entry.signIn.words')}>
      {cause === 'expired' && <Notice tone="warning" title={t('entry.signIn.expired')} />}
      <SignInButtons back={safeBack(back)} />
    </BareCard>
  )
}
