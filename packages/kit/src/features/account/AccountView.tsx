import { formatAmount } from '@latchkey/protocol/amount'
import { useEffect } from 'react'
import { closeModal } from '../../core/closeModal.ts'
import { activeConnection, allConnections, connections, namespaceState } from '../../core/connections.ts'
import { disconnect } from '../../core/disconnect.ts'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal.ts'
import { networks } from '../../core/networks.ts'
import { showToast } from '../../core/toasts.ts'
import { isUnsupportedChain } from '../../core/unsupportedChain.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { useFormat, useT } from '../../ui/i18n.tsx'
import { DisconnectIcon, ExternalIcon, SwitchIcon } from '../../ui/icons.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { NetworkIcon } from '../../ui/Picture.tsx'
import { Glyph, List, Row } from '../../ui/Row.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useStyles } from '../../ui/styles.tsx'
import css from './AccountView.css?inline'
import { balance, balanceKey } from './balance.ts'
import { loadBalance } from './loadBalance.ts'

/** Who is connected, what they have, and where they can go from here. */
export default function AccountView() {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(connections)
  const [all] = useSlice(networks)
  const [, navigate] = useSlice(modal)
  const leave = useAction(leaveAccount)
  const connection = activeConnection(state)
  if (!connection) return null

  const { address, namespace } = connection
  const network = all.find(({ id }) => id === connection.network)
  const linked = allConnections(state).length
  const explorer = network && kit.driver(namespace).explorerUrl?.({ network, address })
  const canSwitch = kit.options.enableNetworkSwitch ?? true
  const chooseNetwork = () => {
    kit.emit({ type: 'CLICK_NETWORKS' })
    navigate({ type: 'push', view: { name: 'SwitchNetwork' } })
  }
  return (
    <>
      <div className="account-head">
        <Identicon address={address} size={72} />
        <CopyButton value={address} label={t('account.copyAddress')}>
          <Address address={address} />
        </CopyButton>
        {namespaceState(state, namespace).status === 'reconnecting' ? (
          <p role="status">{t('account.reconnecting')}</p>
        ) : (
          <BalanceLine key={balanceKey(connection)} of={balanceKey(connection)} />
        )}
      </div>
      <List>
        <Row
          icon={<NetworkIcon name={network?.name ?? '?'} src={network?.icon} svg={!kit.options.strictCsp} />}
          title={network?.name ?? t('account.unknownNetwork')}
          subtitle={t('account.network')}
          chevron={canSwitch}
          onClick={canSwitch ? chooseNetwork : undefined}
        />
        <Row
          icon={
            <Glyph>
              <SwitchIcon />
            </Glyph>
          }
          title={t('account.switchWallet')}
          subtitle={t('account.walletsConnected', { count: linked })}
          chevron
          onClick={() => navigate({ type: 'push', view: { name: 'ProfileWallets' } })}
        />
        {explorer && (
          <Row
            icon={
              <Glyph>
                <ExternalIcon />
              </Glyph>
            }
            title={t('account.explorer')}
            href={explorer}
          />
        )}
      </List>
      <Button variant="secondary" icon={<DisconnectIcon />} onClick={() => leave()}>
        {t('action.disconnect')}
      </Button>
    </>
  )
}

function BalanceLine({ of: key }: { of: string }) {
  const t = useT()
  const format = useFormat()
  const kit = useKit()
  const [latest] = useSlice(balance)
  // Until it is read again, the figure may be that of the account shown before.
  const state = latest.status !== 'idle' && latest.key === key ? latest : undefined
  useEffect(() => void loadBalance(kit), [kit])
  const failed = state?.status === 'unavailable'
  useEffect(() => {
    // On a network the app cannot use, the view for that says what there is to say.
    if (failed && !isUnsupportedChain(kit)) showToast(kit, t('toast.balanceUnavailable'), 'error')
  }, [kit, t, failed])
  if (state?.status === 'ready')
    return (
      <p className="account-balance numeric">
        <span className="hidden">{t('account.balance')}</span>
        {format.amount(formatAmount(state.value, state.decimals), { decimals: 3, minimum: 2 })}{' '}
        <span className="account-symbol">{state.symbol}</span>
      </p>
    )
  if (failed)
    return (
      <div className="account-unavailable" role="status">
        <p>{t('account.balanceUnavailable')}</p>
        <p className="prose">{t('account.balanceUnavailableBody')}</p>
      </div>
    )
  return (
    <div className="account-balance">
      <Loading />
      <Skeleton shape="text" size={144} />
    </div>
  )
}

/** Ends the link on screen; the next one takes its place, or the modal closes. */
async function leaveAccount(kit: Kit): Promise<void> {
  const connection = activeConnection(connections.of(kit).get())
  if (!connection) return
  const done = disconnect(kit, { id: connection.id })
  if (!activeConnection(connections.of(kit).get())) closeModal(kit)
  await done
}
