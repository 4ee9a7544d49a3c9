import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'
import { useT } from '../words/Words.tsx'

/** A page has failed: its code could not be loaded, or has a mistake. */
export function FailedPage({ reset }: ErrorComponentProps) {
  const t = useT()
  return (
    <Page title={t('shell.failed')} width="narrow">
      <EmptyState
        drawing="lost"
        title={t('shell.failed.title')}
        action={
          <span className="row">
            <Button look="primary" onClick={reset}>
              {t('shell.retry')}
            </Button>
            <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
          </span>
        }
      >
        {t('shell.failed.words')}
      </EmptyState>
    </Page>
  )
}
