import { maxAccountNameLength } from '@latchkey/protocol/frame/accountName'
import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { type FormEvent, useState } from 'react'
import { addAccount, nameAccount, switchAccount } from '../../connectors/embedded/changeAccounts.ts'
import { type EmbeddedAccount, embeddedUser } from '../../connectors/embedded/embeddedUser.ts'
import { walletAccounts } from '../../connectors/embedded/walletAccounts.ts'
import type { Kit } from '../../core/kit.ts'
import { Identicon } from '../../ui/account/Identicon.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { List, Row } from '../../ui/controls/Row.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { CheckIcon, PlusIcon } from '../../ui/pictures/icons.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { useAccountName } from './useAccountName.tsx'
import css from './WalletAccountsView.css?inline'

/** Accounts of the same words that a wallet can have. */
const maxAccounts = 10

type Editing = { readonly what: 'add' } | { readonly what: 'rename'; readonly index: number }

/** The accounts of the embedded wallet: which one acts, their names, and another one. */
export default function WalletAccountsView() {
  useStyles(css)
  const t = useT()
  const nameOf = useAccountName()
  const [user] = useSlice(embeddedUser)
  const [state] = useSlice(walletAccounts)
  const change = useAction(switchAccount)
  const [editing, setEditing] = useState<Editing>()
  if (!user) return null
  const { accounts } = user
  const isBusy = state.status === 'busy'
  const active = accounts.find(({ isActive }) => isActive)
  const derived = accounts.filter(({ isImported }) => !isImported)
  const hasImported = derived.length < accounts.length
  return (
    <>
      <p className="prose accounts-intro">
        {t(hasImported ? 'walletAccounts.introImported' : 'walletAccounts.intro')}
      </p>
      <List label={t('walletAccounts.title')}>
        {accounts.map((account) => (
          <Row
            key={account.index}
            icon={<Identicon address={account.families[0]?.address ?? ''} />}
            title={<bdi>{nameOf(account)}</bdi>}
            subtitle={<Addresses account={account} />}
            trailing={
              <>
                {account.isImported && <Badge>{t('walletAccounts.imported')}</Badge>}
                {account.isActive && <CheckIcon />}
              </>
            }
            current={account.isActive}
            busy={isBusy && state.index === account.index}
            disabled={isBusy && state.index !== account.index}
            onClick={() => void (account.isActive || change(account.index))}
          />
        ))}
      </List>
      <p className="prose accounts-intro" role="alert">
        {state.status === 'idle' && state.error !== undefined && !editing && t('walletAccounts.failed')}
      </p>
      {editing ? (
        <NameForm
          key={editing.what}
          editing={editing}
          first={
            editing.what === 'rename' && active
              ? nameOf(active)
              : t('walletAccounts.numbered', { number: derived.length + 1 })
          }
          onEnd={() => setEditing(undefined)}
        />
      ) : (
        <div className="accounts-actions">
          {derived.length < maxAccounts ? (
            <Button icon={<PlusIcon />} disabled={isBusy} onClick={() => setEditing({ what: 'add' })}>
              {t('walletAccounts.add')}
            </Button>
          ) : (
            <p className="prose">{t('walletAccounts.full', { count: maxAccounts })}</p>
          )}
          {active && (
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => setEditing({ what: 'rename', index: active.index })}
            >
              {t('walletAccounts.rename', { name: nameOf(active) })}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Addresses({ account: { families } }: { account: EmbeddedAccount }) {
  const { drivers } = useKit()
  const ofApp = families.filter((one) => drivers.some(({ namespace }) => namespace === one.namespace))
  // An imported key may be of a family that only other apps have.
  return (ofApp.length > 0 ? ofApp : families).map(({ address, namespace }, at) => (
    <span key={namespace}>
      {at > 0 && ' · '}
      <bdi className="accounts-address" dir="ltr" title={address}>
        {shortenAddress(address)}
      </bdi>
    </span>
  ))
}

type NameFormProps = { editing: Editing; first: string; onEnd(): void }

function NameForm({ editing, first, onEnd }: NameFormProps) {
  const t = useT()
  const [state] = useSlice(walletAccounts)
  const [name, setName] = useState(first)
  const isBusy = state.status === 'busy'
  const save = useAction(async (kit: Kit, typed: string) => {
    if (editing.what === 'add') await addAndSwitch(kit, typed)
    else await nameAccount(kit, { index: editing.index, name: typed })
    onEnd()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !isBusy) void save(name)
  }
  return (
    <form className="accounts-form" onSubmit={submit}>
      <label>
        {t('walletAccounts.name')}
        <input
          // biome-ignore lint/a11y/noAutofocus: the visitor has asked for this field.
          autoFocus
          type="text"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={maxAccountNameLength}
          readOnly={isBusy}
          value={name}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p role="alert" className="prose">
        {state.status === 'idle' && state.error !== undefined && t('walletAccounts.failed')}
      </p>
      <Button type="submit" busy={isBusy} disabled={!isBusy && name.trim() === ''}>
        {editing.what === 'add' ? t('walletAccounts.add') : t('walletAccounts.save')}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={onEnd}>
        {t('walletAccounts.cancel')}
      </Button>
    </form>
  )
}

/** Who adds an account wants to use it. */
async function addAndSwitch(kit: Kit, name: string): Promise<void> {
  await switchAccount(kit, await addAccount(kit, { name }))
}
