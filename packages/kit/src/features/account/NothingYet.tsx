import { activeConnection, connections } from '../../core/connections.ts'
import { features } from '../../core/features.ts'
import { modal } from '../../core/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../ui/i18n.tsx'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { accountActions } from './accountActions.ts'

/** An account with nothing in it, and the ways to change that which the host offers. */
export function NothingYet() {
  const t = useT()
  const kit = useKit()
  const [{ features: on }] = useSlice(features)
  const [, navigate] = useSlice(modal)
  const connection = activeConnection(useSlice(connections)[0])
  if (!connection) return null
  const offered = accountActions({ features: on, driver: kit.driver(connection.namespace) })
  return (
    <EmptyState scene="wallet" title={t('account.empty.title')} body={t('account.empty.body')}>
      {offered.includes('receive') && (
        <Button variant="secondary" onClick={() => navigate({ type: 'push', view: { name: 'Receive' } })}>
          {t('account.empty.receive')}
        </Button>
      )}
      {offered.includes('onramp') && (
        <Button variant="secondary" onClick={() => navigate({ type: 'push', view: { name: 'OnRamp' } })}>
          {t('account.empty.buy')}
        </Button>
      )}
    </EmptyState>
  )
}
