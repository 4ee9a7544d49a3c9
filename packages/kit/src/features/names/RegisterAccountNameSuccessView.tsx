import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal/modal.ts'
import { Identicon } from '../../ui/account/Identicon.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { CopyButton } from '../../ui/controls/CopyButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import css from './RegisterAccountNameSuccessView.css?inline'
import { registration } from './registration.ts'

/** The name is the visitor's now. */
export default function RegisterAccountNameSuccessView() {
  useStyles(css)
  const t = useT()
  const [state] = useSlice(registration)
  const [links] = useSlice(connections)
  const [, navigate] = useSlice(modal)
  const done = useAction(leaveSuccess)
  const address = activeConnection(links)?.address ?? ''
  if (state.status !== 'done')
    return (
      <EmptyState scene="search" title={t('names.none.title')} body={t('names.none.body')}>
        <Button onClick={() => navigate({ type: 'replace', view: { name: 'RegisterAccountName' } })}>
          {t('names.row')}
        </Button>
      </EmptyState>
    )
  const { name } = state
  return (
    <div className="screen">
      <Ring state="done">
        <span className="ring-round">
          <Identicon address={address} size={72} />
        </span>
      </Ring>
      <Message title={t('names.success.title', { name })} body={t('names.success.body')} />
      <div className="names-copy">
        <CopyButton value={name} label={t('names.success.copy')}>
          <bdi dir="ltr">{name}</bdi>
        </CopyButton>
      </div>
      <Button onClick={() => done()}>{t('names.success.done')}</Button>
    </div>
  )
}

function leaveSuccess(kit: Kit): void {
  modal.of(kit).dispatch({ type: 'reset', view: { name: 'Account' } })
}
