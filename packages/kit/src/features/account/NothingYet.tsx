import { features } from '../../core/config/features.ts'
import { connections } from '../../core/connections/connections.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { accountActions } from './accountActions.tsx'

/** An account with nothing in it, and the ways to change that which the host offers. */
export function NothingYet() {
  const t = useT()
  const kit = useKit()
  const [, navigate] = useSlice(modal)
  // What is offered depends on them.
  useSlice(features)
  useSlice(connections)
  return (
    <EmptyState scene="wallet" title={t('account.empty.title')} body={t('account.empty.body')}>
      {accountActions(kit).map(
        ({ id, titleWhenEmpty, view }) =>
          titleWhenEmpty && (
            <Button key={id} variant="secondary" onClick={() => navigate({ type: 'push', view })}>
              {titleWhenEmpty(t)}
            </Button>
          ),
      )}
    </EmptyState>
  )
}
