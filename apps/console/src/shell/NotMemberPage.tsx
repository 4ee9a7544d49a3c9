import { useSession } from '../session/SessionProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'
import { useT } from '../words/Words.tsx'

/** Signed in, but this account is not a member. */
export function NotMemberPage() {
  const t = useT()
  const session = useSession()
  return (
    <Page title={t('shell.notMember')} width="narrow">
      <EmptyState
        drawing="key"
        title={t('shell.notMember.title')}
        action={<Button onClick={() => void session.signOut()}>{t('shell.signOut')}</Button>}
      >
        {t('shell.notMember.words', { account: session.account() ?? '' })}
      </EmptyState>
    </Page>
  )
}
