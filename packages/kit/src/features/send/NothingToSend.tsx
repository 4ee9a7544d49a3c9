import { modal } from '../../core/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../ui/i18n.tsx'
import { useSlice } from '../../ui/kit.tsx'

/** Nothing is drafted or under way: leads to where that begins. */
export function NothingToSend() {
  const t = useT()
  const [, navigate] = useSlice(modal)
  return (
    <EmptyState scene="wallet" title={t('send.nothing.title')} body={t('send.nothing.body')}>
      <Button onClick={() => navigate({ type: 'replace', view: { name: 'Send' } })}>{t('send.title')}</Button>
    </EmptyState>
  )
}
