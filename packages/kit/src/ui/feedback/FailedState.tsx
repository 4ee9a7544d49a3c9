import { Button } from '../controls/Button.tsx'
import { useT } from '../words/i18n.tsx'
import { EmptyState } from './EmptyState.tsx'

export type FailedStateProps = { title: string; body: string; onRetry(): void }

/** Something that should be here and could not be read, and the way to try again. */
export function FailedState({ title, body, onRetry }: FailedStateProps) {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState scene="offline" title={title} body={body}>
        <Button variant="secondary" onClick={() => onRetry()}>
          {t('action.tryAgain')}
        </Button>
      </EmptyState>
    </div>
  )
}
