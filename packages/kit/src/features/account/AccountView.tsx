import { Suspense, useEffect } from 'react'
import { features } from '../../core/config/features.ts'
import { canSwitchNetwork, networks } from '../../core/config/networks.ts'
import {
  activeConnection,
  allConnections,
  type Connection,
  connections,
} from '../../core/connections/connections.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { holdings, holdingsKey } from '../../core/holdings/holdings.ts'
import type { Kit } from '../../core/kit.ts'
import { closeModal } from '../../core/modal/closeModal.ts'
import { modal } from '../../core/modal/modal.ts'
import { hasServer } from '../../core/server/apiUrl.ts'
import { recallSent } from '../../core/transactions/sentHere.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Glyph, List, Row } from '../../ui/controls/Row.tsx'
import { Tabs } from '../../ui/controls/Tabs.tsx'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { later } from '../../ui/later.tsx'
import { DisconnectIcon, ExternalIcon, SwitchIcon } from '../../ui/pictures/icons.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { isOffered, loadedFeatures } from '../declared.tsx'
import type { Load } from '../feature.ts'
import { AccountHead } from './AccountHead.tsx'
import css from './AccountView.css?inline'
import { accountActions } from './accountActions.tsx'
import { accountTab, accountTabs, panelOf } from './accountTabs.tsx'

/** Who is connected, what they have, and where they can go from here. */
export default function AccountView() {
  useStyles(css)
  const t = useT()
  const [state] = useSlice(connections)
  const leave = useAction(leaveAccount)
  const kit = useKit()
  const connection = activeConnection(state)
  if (!connection) return null
  const key = holdingsKey(connection)
  return (
    <>
      <slot name="accountHeader" />
      <AccountHead key={key} connection={connection} />
      {kit.connectors.map(({ id, notice }) => notice && <MoreRow key={id} load={notice} />)}
      <Actions />
      <AccountTabs connection={connection} />
      <Menu connection={connection} />
      <slot name="accountFooter" />
      <div className="account-leave">
        <Button variant="secondary" icon={<DisconnectIcon />} onClick={() => leave()}>
          {t('action.disconnect')}
        </Button>
      </div>
    </>
  )
}

/** What can be done with the account. */
function Actions() {
  const t = useT()
  const kit = useKit()
  const [, navigate] = useSlice(modal)
  // What is offered depends on them.
  useSlice(features)
  useSlice(networks)
  const offered = accountActions(kit)
  if (offered.length === 0) return null
  return (
    <ul className="account-actions" aria-label={t('account.actions')}>
      {offered.map(({ id, title, Icon, view }) => (
        <li key={id}>
          <button type="button" onClick={() => navigate({ type: 'push', view })}>
            <span>
              <Icon />
            </span>
            {title(t)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Without a server there are the tokens the wallet reports, of which the coin alone is shown above already, and what was sent from here. */
function AccountTabs({ connection }: { connection: Connection }) {
  const t = useT()
  const kit = useKit()
  const [chosen, choose] = useSlice(accountTab)
  const [has] = useSlice(holdings)
  // Which tabs there are depends on them.
  useSlice(features)
  useSlice(networks)
  useSlice(trackedTransactions)
  const recall = useAction(recallSent)
  useEffect(() => void recall(), [recall])
  const known = has.status === 'ready' && has.key === holdingsKey(connection)
  const hasTokens = hasServer(kit.options) || (known && has.tokens.length + has.hidden.length > 1)
  const offered = accountTabs(kit).filter(({ id }) => hasTokens || id !== 'tokens')
  const shown = offered.find(({ id }) => id === chosen) ?? offered[0]
  if (!shown) return null
  const Panel = panelOf(shown)
  const panel = (
    <Suspense fallback={<ComingTab />}>
      <Panel key={shown.id} preview />
    </Suspense>
  )
  if (offered.length === 1)
    return (
      <div className="account-tabs">
        <h2>{shown.title(t)}</h2>
        {panel}
      </div>
    )
  return (
    <div className="account-tabs">
      <Tabs
        label={t('account.tabs')}
        tabs={offered.map(({ id, title }) => ({ id, label: title(t) }))}
        value={shown.id}
        onValue={choose}
      >
        {panel}
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
function Menu({ connection }: { connection: Connection }) {
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(connections)
  const [all] = useSlice(networks)
  const [, navigate] = useSlice(modal)
  // One wallet can be connected on several chains.
  const wallets = new Set(allConnections(state).map(({ wallet }) => wallet.name))
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
        icon={
          <NetworkIcon
            id={network?.id}
            name={network?.name ?? '?'}
            src={network?.icon}
            svg={!kit.options.strictCsp}
          />
        }
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
        subtitle={t('account.walletsConnected', { count: wallets.size })}
        chevron
        onClick={() => navigate({ type: 'push', view: { name: 'ProfileWallets' } })}
      />
      {loadedFeatures().features.map(
        (feature, index) =>
          feature.row &&
          isOffered(kit, feature) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the features are the same for ever
            <MoreRow key={index} load={feature.row} />
          ),
      )}
      {kit.connectors.map(({ id, row }) => row && <MoreRow key={id} load={row} />)}
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

/** A row of a feature, or a row or notice of a connector. If it cannot be fetched, it is not shown. */
function MoreRow({ load }: { load: Load }) {
  const More = later(load, { optional: true })
  return (
    <Suspense>
      <More />
    </Suspense>
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
