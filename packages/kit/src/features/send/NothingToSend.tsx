import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'

/** Nothing is drafted or under way: links to the form. */
export function NothingToSend() {
  const t = useT()
  const [, navigate] = useSlice(modal)
  return (
    <EmptyState scene="wallet" title={t('send.nothing.title')} body={t('send.nothing.body')}>
      <Button onClick={() => navigate({ type: 'replace', view: { name: 'Send' } })}>{t('send.title')}</Button>
    </EmptyState>
  )
}
