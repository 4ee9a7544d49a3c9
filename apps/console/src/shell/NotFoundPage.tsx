import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'
import { useT } from '../words/Words.tsx'

/** Stands for the whole page: there is no navigation around it. */
export function NotFoundPage() {
  const t = useT()
  return (
    <main>
      <Page title={t('shell.notFound')} width="narrow">
        <EmptyState
          drawing="lost"
          title={t('shell.notFound.title')}
          action={<ButtonLink to="/projects">{t('shell.toProjects')}</ButtonLink>}
        >
          {t('shell.notFound.words')}
        </EmptyState>
      </Page>
    </main>
  )
}
