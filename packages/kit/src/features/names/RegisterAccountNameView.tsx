import { useEffect, useState } from 'react'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { modal } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Glyph, List, Row } from '../../ui/controls/Row.tsx'
import { SearchField } from '../../ui/controls/SearchField.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { OpenWallet } from '../../ui/request/OpenWallet.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { AtIcon } from './AtIcon.tsx'
import { loadOwnNames } from './loadOwnNames.ts'
import { nameSearch } from './nameSearch.ts'
import { ownNames } from './ownNames.ts'
import css from './RegisterAccountNameView.css?inline'
import { cancelRegistration, registerAccountName } from './registerAccountName.ts'
import { type RegistrationCause, registration } from './registration.ts'
import { resetNameSearch, searchNames } from './searchNames.ts'

/** Find a name, see whether it is free, take it with a signature. */
export default function RegisterAccountNameView() {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(registration)
  const [search] = useSlice(nameSearch)
  const find = useAction(searchNames)
  const [text, setText] = useState<string>(search.text)

  // Leaving cancels the request to the wallet and resets the form.
  useEffect(
    () => () => {
      cancelRegistration(kit)
      resetNameSearch(kit)
    },
    [kit],
  )

  if (state.status === 'signing' || state.status === 'registering')
    return <Waiting name={state.name} signed={state.status === 'registering'} />
  return (
    <div className="names">
      <Outcome />
      {state.status !== 'stopped' && <p className="prose">{t('names.intro')}</p>}
      <SearchField
        label={t('names.field')}
        value={text}
        onValue={(value) => {
          setText(value)
          void find(value)
        }}
      />
      <Results />
    </div>
  )
}

function Results() {
  const t = useT()
  const [state] = useSlice(nameSearch)
  const [, navigate] = useSlice(modal)
  const find = useAction(searchNames)
  const take = useAction(registerAccountName)
  switch (state.status) {
    case 'empty':
      return (
        <>
          <p className="names-rules">{t('names.rules')}</p>
          <OwnNames />
        </>
      )
    case 'invalid':
      return (
        <p className="names-rules" data-wrong="" role="alert">
          {t(`names.problem.${state.problem}`)}
        </p>
      )
    case 'searching':
      return (
        <div>
          <Loading />
          <Skeleton shape="row" count={3} />
        </div>
      )
    case 'failed':
      return state.cause === 'off' ? (
        <EmptyState scene="search" title={t('names.off.title')} body={t('names.off.body')}>
          <Button variant="secondary" onClick={() => navigate({ type: 'reset', view: { name: 'Account' } })}>
            {t('names.success.done')}
          </Button>
        </EmptyState>
      ) : (
        <div>
          <Message tone="negative" title={t('names.unreachable.title')} body={t('names.unreachable.body')} />
          <Button variant="secondary" onClick={() => find(state.text)}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )
    case 'found':
      return (
        <>
          <List label={t('names.list')}>
            {state.suggestions.map(({ name, registered }) => (
              <Row
                key={name}
                icon={
                  <Glyph>
                    <AtIcon />
                  </Glyph>
                }
                title={<bdi dir="ltr">{name}</bdi>}
                trailing={
                  registered ? (
                    <Badge>{t('names.taken')}</Badge>
                  ) : (
                    <Badge tone="positive">{t('names.free')}</Badge>
                  )
                }
                disabled={registered}
                onClick={() => void take(name)}
              />
            ))}
          </List>
          <span className="hidden" role="status">
            {t('a11y.results', { count: state.suggestions.length })}
          </span>
        </>
      )
  }
}

/** What the account can be called already. */
function OwnNames() {
  const t = useT()
  const [links] = useSlice(connections)
  const [state] = useSlice(ownNames)
  const load = useAction(loadOwnNames)
  const address = activeConnection(links)?.address
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other names
  useEffect(() => void load(), [load, address])
  if (state.address !== address || state.names.length === 0) return null
  return (
    <List title={t('names.own')}>
      {state.names.map((name) => (
        <Row
          key={name}
          icon={
            <Glyph>
              <AtIcon />
            </Glyph>
          }
          title={<bdi dir="ltr">{name}</bdi>}
        />
      ))}
    </List>
  )
}

function Waiting({ name, signed }: { name: string; signed: boolean }) {
  const t = useT()
  const kit = useKit()
  const [links] = useSlice(connections)
  const cancel = useAction(cancelRegistration)
  const connection = activeConnection(links)
  const wallet = connection?.wallet.name ?? ''
  return (
    <div className="screen">
      <Ring state="waiting">
        <WalletIcon
          id={connection && (connection.wallet.rdns ?? connection.wallet.id)}
          name={wallet}
          src={connection?.wallet.icon}
          size={72}
          svg={!kit.options.strictCsp}
        />
      </Ring>
      {signed ? (
        <Message title={t('names.registering.title')} body={<bdi dir="ltr">{name}</bdi>} />
      ) : (
        <>
          <Message title={t('names.signing.title', { wallet })} body={t('names.signing.body', { name })} />
          <OpenWallet />
          <Button variant="secondary" onClick={() => cancel()}>
            {t('action.cancel')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Another try with the same name makes sense after these. */
const retried: readonly RegistrationCause[] = ['declined', 'expired', 'otherAccount', 'failed']

/** Says why the last name was not given. */
function Outcome() {
  const t = useT()
  const [state] = useSlice(registration)
  const take = useAction(registerAccountName)
  if (state.status !== 'stopped') return null
  const { name, cause } = state
  const words = {
    declined: [t('names.declined.title'), t('names.declined.body', { name })],
    taken: [t('names.takenNow.title', { name }), t('names.takenNow.body')],
    reserved: [t('names.reserved.title', { name }), t('names.reserved.body')],
    usedUp: [t('names.usedUp.title'), t('names.usedUp.body')],
    expired: [t('names.expired.title'), t('names.expired.body')],
    otherAccount: [t('names.otherAccount.title'), t('names.otherAccount.body', { name })],
    unsupported: [t('names.unsupported.title'), t('names.unsupported.body')],
    failed: [t('names.failed.title', { name }), t('names.failed.body')],
  } as const
  const [title, body] = words[cause]
  return (
    <div className="names-outcome">
      <Message tone="negative" title={title} body={body} />
      {retried.includes(cause) && (
        <Button variant="secondary" onClick={() => void take(name)}>
          {t('action.tryAgain')}
        </Button>
      )}
    </div>
  )
}
