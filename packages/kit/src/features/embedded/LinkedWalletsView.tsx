import type { Namespace, Wallet } from '@latchkey/chains/driver'
import { parseAccountId } from '@latchkey/protocol/caip'
import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { useState } from 'react'
import { cancelLink, link, load, unlink } from '../../connectors/embedded/changeLinked.ts'
import {
  type LinkedWallet,
  type LinkedWalletsState,
  linkedWallets,
} from '../../connectors/embedded/linkedWallets.ts'
import { familyName } from '../../core/wallets/familyName.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { Identicon } from '../../ui/account/Identicon.tsx'
import { WholeAddress } from '../../ui/account/WholeAddress.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { List, Row } from '../../ui/controls/Row.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedState } from '../../ui/feedback/FailedState.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { PlusIcon } from '../../ui/pictures/icons.tsx'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import css from './linkedWallets.css?inline'
import { useWords } from './useWords.tsx'
import type { Words } from './words.ts'

/** As many as the server keeps. */
const maxLinked = 20

type In<Status> = Extract<LinkedWalletsState, { status: Status }>
type Ready = In<'ready' | 'unlinking'>

/** The wallets that the visitor has linked to their user, another one, and the way to unlink one. */
export default function LinkedWalletsView() {
  useStyles(css)
  const t = useWords()
  const [state] = useSlice(linkedWallets)
  const read = useAction(load)
  const [isChoosing, setChoosing] = useState(false)
  const [leaving, setLeaving] = useState<string>()
  if (state.status === 'failed')
    return (
      <FailedState
        title={t('embedded.linked.unread')}
        body={t('embedded.error.request/http_failed')}
        onRetry={() => void read()}
      />
    )
  if (state.status === 'unread' || state.status === 'loading')
    return (
      <>
        <Loading />
        <Skeleton shape="row" count={2} />
      </>
    )
  if (state.status === 'linking') return <Linking state={state} />
  const left = state.wallets.find(({ id }) => id === leaving)
  if (left) return <Confirm wallet={left} state={state} onEnd={() => setLeaving(undefined)} />
  if (isChoosing) return <Choices onEnd={() => setChoosing(false)} />
  return <Linked state={state} onAdd={() => setChoosing(true)} onLeave={setLeaving} />
}

type LinkedProps = { state: Ready; onAdd(): void; onLeave(id: string): void }

function Linked({ state, onAdd, onLeave }: LinkedProps) {
  const t = useWords()
  const { wallets } = state
  const add = (
    <Button icon={<PlusIcon />} onClick={onAdd}>
      {t('embedded.linked.add')}
    </Button>
  )
  const alert = (
    <p className="prose linked-alert" role="alert">
      {state.status === 'ready' && state.error !== undefined && reason(t, state.error)}
    </p>
  )
  if (wallets.length === 0)
    return (
      <>
        <EmptyState
          scene="wallet"
          title={t('embedded.linked.none.title')}
          body={t('embedded.linked.none.body')}
        >
          {add}
        </EmptyState>
        {alert}
      </>
    )
  return (
    <>
      <p className="prose linked-intro">{t('embedded.linked.intro')}</p>
      <List label={t('embedded.linked.title')}>
        {wallets.map((wallet) => (
          <LinkedRow key={wallet.id} wallet={wallet} onLeave={() => onLeave(wallet.id)} />
        ))}
      </List>
      {alert}
      {wallets.length < maxLinked ? (
        add
      ) : (
        <p className="prose">{t('embedded.linked.full', { count: maxLinked })}</p>
      )}
    </>
  )
}

function LinkedRow({ wallet, onLeave }: { wallet: LinkedWallet; onLeave(): void }) {
  const t = useWords()
  const { address, namespace } = parseAccountId(wallet.account)
  const family = useFamily(namespace)
  return (
    <Row
      icon={<LinkedPicture wallet={wallet} size={40} />}
      title={<bdi>{wallet.name ?? family}</bdi>}
      subtitle={
        <>
          <bdi className="linked-address" dir="ltr" title={address}>
            {shortenAddress(address)}
          </bdi>
          {wallet.name !== undefined && ` · ${family}`}
        </>
      }
      trailing={<span className="linked-action">{t('embedded.linked.unlink')}</span>}
      onClick={onLeave}
    />
  )
}

/** The icon of the wallet if it is installed here, else a drawing of the address. */
function LinkedPicture({ wallet, size }: { wallet: LinkedWallet; size: number }) {
  const [{ found }] = useSlice(wallets)
  const { address, namespace } = parseAccountId(wallet.account)
  const here = found.find((one) => one.namespace === namespace && one.name === wallet.name)
  return here ? (
    <WalletIcon id={here.rdns} name={here.name} src={here.icon} size={size} />
  ) : (
    <Identicon address={address} size={size} />
  )
}

function useFamily(namespace: Namespace): string {
  const kit = useKit()
  return kit.drivers.some((driver) => driver.namespace === namespace) ? familyName(kit, namespace) : namespace
}

type ConfirmProps = { wallet: LinkedWallet; state: Ready; onEnd(): void }

function Confirm({ wallet, state, onEnd }: ConfirmProps) {
  const t = useWords()
  const { address, namespace } = parseAccountId(wallet.account)
  const family = useFamily(namespace)
  const name = wallet.name ?? family
  const remove = useAction(unlink)
  const isBusy = state.status === 'unlinking'
  return (
    <div className="stack linked-confirm">
      <Row
        icon={<LinkedPicture wallet={wallet} size={40} />}
        title={<bdi>{t('embedded.linked.confirm.title', { name })}</bdi>}
      />
      <WholeAddress address={address} />
      <p className="prose">{t('embedded.linked.confirm.body')}</p>
      <p className="prose linked-alert" role="alert">
        {state.status === 'ready' && state.error !== undefined && reason(t, state.error)}
      </p>
      <Button busy={isBusy} onClick={() => void remove(wallet.id).then(onEnd)}>
        {t('embedded.linked.unlink')}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={onEnd}>
        {t('embedded.linked.keep')}
      </Button>
    </div>
  )
}

/** The installed wallets, one row for each chain family that they have. */
function Choices({ onEnd }: { onEnd(): void }) {
  const t = useWords()
  const kit = useKit()
  const [{ found }] = useSlice(wallets)
  const start = useAction(link)
  const installed = found.filter((wallet) => canSign(wallet))
  const back = (
    <Button variant="secondary" onClick={onEnd}>
      {t('embedded.linked.cancel')}
    </Button>
  )
  if (installed.length === 0)
    return (
      <EmptyState
        scene="wallet"
        title={t('embedded.linked.missing.title')}
        body={t('embedded.linked.missing.body')}
      >
        {back}
      </EmptyState>
    )
  return (
    <>
      <p className="prose linked-intro">{t('embedded.linked.choose')}</p>
      <List label={t('embedded.linked.add')}>
        {installed.map(({ icon, id, name, namespace, rdns }) => (
          <Row
            key={`${namespace} ${id}`}
            icon={<WalletIcon id={rdns} name={name} src={icon} />}
            title={<bdi>{name}</bdi>}
            subtitle={familyName(kit, namespace)}
            chevron
            onClick={() => {
              onEnd()
              void start({ walletId: id, namespace })
            }}
          />
        ))}
      </List>
      <div className="linked-back">{back}</div>
    </>
  )

  function canSign(wallet: Wallet): boolean {
    return (
      (!('link' in wallet) || wallet.link.ask !== undefined) &&
      kit.driver(wallet.namespace).messages !== undefined
    )
  }
}

function Linking({ state: { step, wallet } }: { state: In<'linking'> }) {
  const t = useWords()
  const cancel = useAction(async (kit) => cancelLink(kit))
  const { icon, id, name } = wallet
  return (
    <div className="screen">
      <Ring state="waiting">
        <WalletIcon id={id} name={name} src={icon} size={72} />
      </Ring>
      <Message
        title={t(`embedded.linked.step.${step}.title`, { name })}
        body={t(`embedded.linked.step.${step}.body`)}
      />
      <div className="stack">
        <Button variant="secondary" onClick={() => void cancel()}>
          {t('embedded.linked.cancel')}
        </Button>
      </div>
    </div>
  )
}

/** Why the last attempt failed. */
function reason(t: Words, code: string): string {
  if (code === 'connect/rejected' || code === 'sign/rejected') return t('embedded.linked.declined')
  if (code === 'links/taken' || code === 'links/ended' || code === 'escrow/waiting')
    return t(`embedded.linked.error.${code}`)
  if (code === 'request/http_failed') return t('embedded.error.request/http_failed')
  return t('embedded.error.failed')
}
