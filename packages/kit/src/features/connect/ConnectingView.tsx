import { useEffect } from 'react'
import { bundledWallet } from '../../core/bundledWallets.ts'
import type { ViewParams } from '../../core/modal.ts'
import { modal } from '../../core/modal.ts'
import { findNetwork, networks, networksOf } from '../../core/networks.ts'
import { wallets } from '../../core/wallets.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../ui/i18n.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Message } from '../../ui/Message.tsx'
import { NetworkIcon, WalletIcon } from '../../ui/Picture.tsx'
import { Ring } from '../../ui/Ring.tsx'
import { List, Row } from '../../ui/Row.tsx'
import { attempt } from './attempt.ts'
import { attemptConnection } from './attemptConnection.ts'

/** The wait for a wallet's answer; a screen for each way it can end. */
export default function ConnectingView({ walletId }: ViewParams['ConnectingExternal']) {
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(attempt)
  const [{ found }] = useSlice(wallets)
  const [, navigate] = useSlice(modal)
  const connect = useAction(attemptConnection)
  const known = found.find(({ id }) => id === walletId)
  const listed = bundledWallet(kit, walletId)
  const wallet = known?.name ?? listed?.name ?? walletId
  const retry = () => connect({ walletId })

  // Other views and hosts only lead here; then nobody has asked this wallet yet.
  useEffect(() => {
    if (attempt.of(kit).get().status === 'idle') void attemptConnection(kit, { walletId })
  }, [kit, walletId])

  const icon = (
    <WalletIcon name={wallet} src={known?.icon ?? listed?.imageUrl} size={72} svg={!kit.options.strictCsp} />
  )
  if (state.status === 'choosing')
    return (
      <ChainChoice
        wallet={wallet}
        namespaces={state.namespaces}
        onChoose={(namespace) => connect({ walletId, namespace })}
      />
    )
  if (state.status === 'done')
    return (
      <div className="screen">
        <Ring state="done">{icon}</Ring>
        <Message title={t('connecting.done')} />
      </div>
    )
  if (state.status !== 'stopped')
    return (
      <div className="screen">
        <Ring state="waiting">{icon}</Ring>
        <Message title={t('connecting.waiting.title', { wallet })} body={t('connecting.waiting.body')} />
      </div>
    )

  const { cause } = state
  const install = listed?.chromeStore ?? listed?.homepage
  return (
    <div className="screen">
      <Ring
        state={cause === 'pending' ? 'waiting' : cause === 'notInstalled' ? 'idle' : 'failed'}
        retry={cause === 'notInstalled' ? undefined : { label: t('a11y.retry'), onClick: retry }}
      >
        {icon}
      </Ring>
      <Message
        tone={cause === 'pending' || cause === 'notInstalled' ? 'neutral' : 'negative'}
        title={t(`connecting.${cause}.title`, { wallet })}
        body={t(`connecting.${cause}.body`, { wallet })}
      />
      <div className="stack">
        {cause === 'notInstalled' && install && (
          <Button href={install} onClick={() => kit.emit({ type: 'GET_WALLET', wallet })}>
            {t('connecting.notInstalled.install', { wallet })}
          </Button>
        )}
        {(cause !== 'notInstalled' || known) && <Button onClick={retry}>{t('action.tryAgain')}</Button>}
        <Button variant="secondary" onClick={() => navigate({ type: 'reset', view: { name: 'Connect' } })}>
          {t('action.otherWallet')}
        </Button>
      </div>
    </div>
  )
}

type ChainChoiceProps = {
  wallet: string
  namespaces: readonly Parameters<typeof networksOf>[1][]
  onChoose(namespace: Parameters<typeof networksOf>[1]): void
}

function ChainChoice({ wallet, namespaces, onChoose }: ChainChoiceProps) {
  const t = useT()
  const kit = useKit()
  const [all] = useSlice(networks)
  return (
    <>
      <Message title={t('connect.chooseChain.title')} body={t('connect.chooseChain.body', { wallet })} />
      <List label={t('connect.chooseChain.title')}>
        {namespaces.map((namespace) => {
          const first = findNetwork(kit, networksOf(all, namespace)[0]?.id)
          const name = first?.name ?? namespace
          return (
            <Row
              key={namespace}
              icon={<NetworkIcon name={name} src={first?.icon} svg={!kit.options.strictCsp} />}
              title={name}
              chevron
              onClick={() => onChoose(namespace)}
            />
          )
        })}
      </List>
    </>
  )
}
