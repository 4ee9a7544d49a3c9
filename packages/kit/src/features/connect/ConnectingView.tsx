import { type ReactNode, useEffect } from 'react'
import { networks, networksOf } from '../../core/config/networks.ts'
import { connectionId } from '../../core/connections/connectionId.ts'
import { allConnections, connections } from '../../core/connections/connections.ts'
import type { ViewParams } from '../../core/modal/modal.ts'
import { modal } from '../../core/modal/modal.ts'
import { familyName } from '../../core/wallets/familyName.ts'
import { walletParts } from '../../core/wallets/walletParts.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { List, Row } from '../../ui/controls/Row.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { later } from '../../ui/later.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { NetworkIcon, WalletIcon } from '../../ui/pictures/Picture.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { attempt, type WalletChain } from './attempt.ts'
import { attemptConnection } from './attemptConnection.ts'
import { chooseChain } from './chooseWallet.ts'
import { connectingView } from './connectingView.ts'
import { listedWallet } from './listedWallet.ts'

// With the links that open the page in the browser of a wallet's app.
const NotInstalled = later(() => import('./NotInstalled.tsx'))

/** The wait for a wallet's answer; a screen for each way it can end. */
export default function ConnectingView({ walletId, namespace }: ViewParams['ConnectingExternal']) {
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(attempt)
  const [{ found }] = useSlice(wallets)
  const [, navigate] = useSlice(modal)
  const connect = useAction(attemptConnection)
  const known = walletParts(found, walletId).find((part) => !namespace || part.namespace === namespace)
  const listed = listedWallet(kit, walletId)
  const wallet = known?.name ?? listed?.name ?? walletId
  const retry = () => connect({ walletId, namespace })

  // Other views and hosts only open this view; the wallet has not been asked yet.
  useEffect(() => {
    if (attempt.of(kit).get().status !== 'idle') return
    const view = connectingView(kit, { walletId, namespace })
    if (view.name === 'ConnectingExternal') void attemptConnection(kit, { walletId, namespace })
    else modal.of(kit).dispatch({ type: 'replace', view })
  }, [kit, walletId, namespace])

  const icon = (
    <WalletIcon
      id={known?.rdns ?? listed?.id ?? walletId}
      name={wallet}
      src={known?.icon ?? listed?.imageUrl}
      size={72}
      svg={!kit.options.strictCsp}
    />
  )
  if (state.status === 'choosing') return <ChainChoice wallet={wallet} chains={state.chains} icon={icon} />
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
  const other = (
    <Button variant="secondary" onClick={() => navigate({ type: 'reset', view: { name: 'Connect' } })}>
      {t('action.otherWallet')}
    </Button>
  )
  if (cause === 'notInstalled')
    return (
      <NotInstalled wallet={wallet} icon={icon} listed={listed}>
        {known && <Button onClick={retry}>{t('action.tryAgain')}</Button>}
        {other}
      </NotInstalled>
    )
  return (
    <div className="screen">
      <Ring state={cause === 'pending' ? 'waiting' : 'failed'}>{icon}</Ring>
      <Message
        tone={cause === 'pending' ? 'neutral' : 'negative'}
        title={t(`connecting.${cause}.title`, { wallet })}
        body={t(`connecting.${cause}.body`, { wallet })}
      />
      <div className="stack">
        <Button onClick={retry}>{t('action.tryAgain')}</Button>
        {other}
      </div>
    </div>
  )
}

type ChainChoiceProps = { wallet: string; chains: readonly WalletChain[]; icon: ReactNode }

/** One wallet, several chains: where it is to be used now. The others can follow. */
function ChainChoice({ wallet, chains, icon }: ChainChoiceProps) {
  const t = useT()
  const kit = useKit()
  const [all] = useSlice(networks)
  const [state] = useSlice(connections)
  const choose = useAction(chooseChain)
  const linked = allConnections(state).map(({ id }) => id)
  return (
    <>
      <div className="screen">
        <Ring state="idle">{icon}</Ring>
        <Message title={t('connect.chooseChain.title')} body={t('connect.chooseChain.body', { wallet })} />
      </div>
      <List label={t('connect.chooseChain.title')}>
        {chains.map((chain) => {
          const name = familyName(kit, chain.namespace)
          const own = networksOf(all, chain.namespace)
          return (
            <Row
              key={chain.namespace}
              icon={
                <NetworkIcon id={own[0]?.id} name={name} src={own[0]?.icon} svg={!kit.options.strictCsp} />
              }
              title={name}
              subtitle={own.length > 1 ? t('connect.chooseChain.networks', { count: own.length }) : undefined}
              trailing={
                linked.includes(connectionId(chain)) && <Badge tone="positive">{t('badge.connected')}</Badge>
              }
              chevron
              onClick={() => choose(chain)}
            />
          )
        })}
      </List>
    </>
  )
}
