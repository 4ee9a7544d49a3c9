import type { Network } from '@latchkey/chains/driver'
import { useState } from 'react'
import { activeConnection, connections } from '../../core/connections.ts'
import { activeNetworkId, networks } from '../../core/networks.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../ui/i18n.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Message } from '../../ui/Message.tsx'
import { NetworkIcon } from '../../ui/Picture.tsx'
import { List, Row } from '../../ui/Row.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useStyles } from '../../ui/styles.tsx'
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
  const [state] = useSlice(connections)
  const choose = useAction(requestNetwork)
  const current = activeNetworkId(state, all)
  const shown = all.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <>
      <SwitchOutcome />
      {all.length >= searchFrom && <SearchField label={t('network.search')} value={text} onValue={setText} />}
      {shown.length === 0 ? (
        <EmptyState
          scene="network"
          title={t('network.empty.title')}
          body={t('network.empty.body', { query: text })}
        />
      ) : (
        <List label={label}>
          {shown.map((network: Network) => (
            <Row
              key={network.id}
              icon={<NetworkIcon name={network.name} src={network.icon} svg={!kit.options.strictCsp} />}
              title={network.name}
              current={network.id === current}
              trailing={
                network.id === current ? (
                  <CheckIcon />
                ) : (
                  network.testnet && <Badge>{t('badge.testnet')}</Badge>
                )
              }
              onClick={() => choose(network.id)}
            />
          ))}
        </List>
      )}
    </>
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
  const wallet = activeConnection(state)?.wallet.name ?? ''
  const network = nameOf(outcome.network) ?? outcome.network
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
