import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'
import { useT } from '../words/Words.tsx'

/** The member's role does not open this page. */
export function NoAccessPage() {
  const t = useT()
  return (
    <Page title={t('shell.noAccess')} width="narrow">
      <EmptyState
        drawing="key"
        title={t('shell.noAccess.title')}
        action={<ButtonLink to="/projects">{t('shell.toProjects')}</ButtonLink>}
      >
        {t('shell.noAccess.words')}
      </EmptyState>
    </Page>
  )
}
