import { type ComponentType, Suspense } from 'react'
import { type AccountTab, type AccountTabProps, accountTab, accountTabs } from '../../core/accountTab.ts'
import { hasServer, isServed } from '../../core/apiUrl.ts'
import { closeModal } from '../../core/closeModal.ts'
import { activeConnection, allConnections, type Connection, connections } from '../../core/connections.ts'
import { disconnect } from '../../core/disconnect.ts'
import { features } from '../../core/features.ts'
import { holdings, holdingsKey } from '../../core/holdings.ts'
import { isTabOffered } from '../../core/isTabOffered.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, type View } from '../../core/modal.ts'
import { canSwitchNetwork, networks } from '../../core/networks.ts'
import type { WalletFeature } from '../../core/options.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../ui/i18n.tsx'
import { DisconnectIcon, ExternalIcon, SwitchIcon } from '../../ui/icons.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { BuyIcon, ReceiveIcon, SendIcon, SwapIcon } from '../../ui/moneyIcons.tsx'
import { NetworkIcon } from '../../ui/Picture.tsx'
import { Glyph, List, Row } from '../../ui/Row.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useStyles } from '../../ui/styles.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AccountHead } from './AccountHead.tsx'
import css from './AccountView.css?inline'
import { accountActions } from './accountActions.ts'

export type AccountViewProps = {
  /** What the tabs show; each comes from its own folder. */
  tabs: Readonly<Record<AccountTab, ComponentType<AccountTabProps>>>
  /** Rows of the menu that other features bring; each may show nothing. */
  rows: readonly ComponentType[]
}

/** Who is connected, what they have, and where they can go from here. */
export default function AccountView({ tabs, rows }: AccountViewProps) {
  useStyles(css)
  const t = useT()
  const [state] = useSlice(connections)
  const leave = useAction(leaveAccount)
  const connection = activeConnection(state)
  if (!connection) return null
  const key = holdingsKey(connection)
  return (
    <>
      <AccountHead key={key} connection={connection} />
      <Actions connection={connection} />
      <AccountTabs tabs={tabs} connection={connection} />
      <Menu connection={connection} rows={rows} />
      <div className="account-leave">
        <Button variant="secondary" icon={<DisconnectIcon />} onClick={() => leave()}>
          {t('action.disconnect')}
        </Button>
      </div>
    </>
  )
}

const actionViews: Readonly<Record<WalletFeature, View>> = {
  onramp: { name: 'OnRamp' },
  swaps: { name: 'Swap' },
  receive: { name: 'Receive' },
  send: { name: 'Send' },
}
const actionIcons = { onramp: BuyIcon, swaps: SwapIcon, receive: ReceiveIcon, send: SendIcon } as const

/** What can be done with the account. */
function Actions({ connection }: { connection: Connection }) {
  const t = useT()
  const kit = useKit()
  const [{ features: on }] = useSlice(features)
  const [, navigate] = useSlice(modal)
  const [all] = useSlice(networks)
  const served = isServed(
    kit.options,
    all.find(({ id }) => id === connection.network),
  )
  const driver = kit.driver(connection.namespace)
  const order = kit.options.walletFeatureOrder
  const offered = accountActions({ order, features: { ...on, swaps: on.swaps && served }, driver })
  if (offered.length === 0) return null
  return (
    <ul className="account-actions" aria-label={t('account.actions')}>
      {offered.map((id) => {
        const Icon = actionIcons[id]
        return (
          <li key={id}>
            <button type="button" onClick={() => navigate({ type: 'push', view: actionViews[id] })}>
              <span>
                <Icon />
              </span>
              {t(`account.action.${id}`)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Without a server there are the tokens the wallet tells of. The coin alone stands above already. */
function AccountTabs({ tabs, connection }: Pick<AccountViewProps, 'tabs'> & { connection: Connection }) {
  const t = useT()
  const kit = useKit()
  const [chosen, choose] = useSlice(accountTab)
  const [has] = useSlice(holdings)
  // Which tabs there are depends on them.
  useSlice(features)
  useSlice(networks)
  const known = has.status === 'ready' && has.key === holdingsKey(connection)
  if (!hasServer(kit.options) && !(known && has.tokens.length + has.hidden.length > 1)) return null
  const offered = accountTabs.filter((id) => isTabOffered(kit, id))
  const value = offered.includes(chosen) ? chosen : 'tokens'
  const Panel = tabs[value]
  return (
    <div className="account-tabs">
      <Tabs
        label={t('account.tabs')}
        tabs={offered.map((id) => ({ id, label: t(`account.tab.${id}`) }))}
        value={value}
        onValue={choose}
      >
        <Suspense fallback={<ComingTab />}>
          <Panel key={value} preview />
        </Suspense>
      </Tabs>
    </div>
  )
}

function ComingTab() {
  return (
    <>
      <Loading />
      <Skeleton shape="row" count={3} />
    </>
  )
}

/** Everything else there is to see or change about it. */
function Menu({ connection, rows }: Pick<AccountViewProps, 'rows'> & { connection: Connection }) {
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(connections)
  const [all] = useSlice(networks)
  const [, navigate] = useSlice(modal)
  const network = all.find(({ id }) => id === connection.network)
  const { address, namespace } = connection
  const explorer = network && kit.driver(namespace).explorerUrl?.({ network, address })
  const canSwitch = canSwitchNetwork(kit.options)
  const chooseNetwork = () => {
    kit.emit({ type: 'CLICK_NETWORKS' })
    navigate({ type: 'push', view: { name: 'SwitchNetwork' } })
  }
  return (
    <List label={t('account.menu')}>
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
        subtitle={t('account.walletsConnected', { count: allConnections(state).length })}
        chevron
        onClick={() => navigate({ type: 'push', view: { name: 'ProfileWallets' } })}
      />
      {rows.map((More, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are the same for ever
        <Suspense key={index}>
          <More />
        </Suspense>
      ))}
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
