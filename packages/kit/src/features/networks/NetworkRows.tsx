import type { Namespace, Network } from '@latchkey/chains/driver'
import { Fragment, useState } from 'react'
import { activeNetworkId, networks, networksOf } from '../../core/config/networks.ts'
import { activeConnection, connections, namespaceState } from '../../core/connections/connections.ts'
import { familyName } from '../../core/wallets/familyName.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { List, Row } from '../../ui/controls/Row.tsx'
import { SearchField } from '../../ui/controls/SearchField.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Badge } from '../../ui/pictures/Badge.tsx'
import { CheckIcon } from '../../ui/pictures/icons.tsx'
import { NetworkIcon, WalletIcon } from '../../ui/pictures/Picture.tsx'
import { useStyles } from '../../ui/theme/styles.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import css from './NetworkRows.css?inline'
import { networkSwitch } from './networkSwitch.ts'
import { requestNetwork } from './requestNetwork.ts'

/** From so many on, a list is searched rather than read. */
const searchFrom = 9

/** The configured networks to choose from, and why the last choice did not work. */
export function NetworkRows({ label }: { label: string }) {
  useStyles(css)
  const t = useT()
  const kit = useKit()
  const [text, setText] = useState('')
  const [all] = useSlice(networks)
  const wanted = text.trim().toLowerCase()
  const families = kit.drivers.flatMap(({ namespace }) => {
    const name = familyName(kit, namespace)
    const own = networksOf(all, namespace)
    // The name of the chain finds all its networks.
    const shown = name.toLowerCase().includes(wanted)
      ? own
      : own.filter((network) => network.name.toLowerCase().includes(wanted))
    return shown.length ? [{ namespace, name, shown }] : []
  })
  const grouped = kit.drivers.length > 1
  return (
    <>
      <SwitchOutcome />
      {all.length >= searchFrom && <SearchField label={t('network.search')} value={text} onValue={setText} />}
      {families.length === 0 && (
        <EmptyState
          scene="network"
          title={t('network.empty.title')}
          body={t('network.empty.body', { query: text })}
        />
      )}
      {families.map(({ namespace, name, shown }) => (
        <Fragment key={namespace}>
          {grouped && <FamilyHead name={name} namespace={namespace} />}
          <List label={grouped ? name : label}>
            {shown.map((network) => (
              <NetworkRow key={network.id} network={network} />
            ))}
          </List>
        </Fragment>
      ))}
    </>
  )
}

/** A chain and how it stands there: which wallet is connected, if any. */
function FamilyHead({ name, namespace }: { name: string; namespace: Namespace }) {
  const t = useT()
  const kit = useKit()
  const [state] = useSlice(connections)
  const wallet = activeConnection(state, namespace)?.wallet
  const { status } = namespaceState(state, namespace)
  return (
    <div className="family-head">
      <h2>{name}</h2>
      {wallet ? (
        <p>
          <WalletIcon
            id={wallet.rdns ?? wallet.id}
            name={wallet.name}
            src={wallet.icon}
            size={16}
            svg={!kit.options.strictCsp}
          />
          <span>{wallet.name}</span>
        </p>
      ) : (
        <p>{status === 'connecting' ? t('button.connecting') : t('network.notConnected')}</p>
      )}
    </div>
  )
}

function NetworkRow({ network }: { network: Network }) {
  const t = useT()
  const kit = useKit()
  const [all] = useSlice(networks)
  const [state] = useSlice(connections)
  const choose = useAction(requestNetwork)
  const current = network.id === activeNetworkId(state, all)
  return (
    <Row
      icon={
        <NetworkIcon id={network.id} name={network.name} src={network.icon} svg={!kit.options.strictCsp} />
      }
      title={network.name}
      current={current}
      trailing={current ? <CheckIcon /> : network.testnet && <Badge>{t('badge.testnet')}</Badge>}
      onClick={() => choose(network.id)}
    />
  )
}

/** Says why the last switch did not happen, and offers another try. */
function SwitchOutcome() {
  const t = useT()
  const [outcome] = useSlice(networkSwitch)
  const [all] = useSlice(networks)
  const [state] = useSlice(connections)
  const retry = useAction(requestNetwork)
  if (outcome.status !== 'stopped') return null
  const nameOf = (id: string | undefined) => all.find((network) => network.id === id)?.name
  const target = all.find(({ id }) => id === outcome.network)
  const wallet = activeConnection(state, target?.namespace)?.wallet.name ?? ''
  const network = target?.name ?? outcome.network
  const here = nameOf(activeNetworkId(state, all))
  const words = {
    declined: [
      t('network.declined.title'),
      here ? t('network.declined.body', { network: here }) : t('connecting.declined.body'),
    ],
    unsupported: [t('network.unsupported.title', { wallet, network }), t('network.unsupported.body')],
    failed: [t('network.failed.title', { network }), t('network.failed.body')],
  } as const
  const [title, body] = words[outcome.cause]
  return (
    <div className="switch-outcome">
      <Message tone="negative" title={title} body={body} />
      <Button variant="secondary" onClick={() => retry(outcome.network)}>
        {t('action.tryAgain')}
      </Button>
    </div>
  )
}
