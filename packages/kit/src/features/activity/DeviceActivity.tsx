import type { Network } from '@latchkey/chains/driver'
import { useEffect } from 'react'
import type { Connection } from '../../core/connections/connections.ts'
import { recallSent } from '../../core/transactions/sentHere.ts'
import type { TrackedTransaction } from '../../core/transactions/trackedTransactions.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { List } from '../../ui/controls/Row.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useAction, useKit } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { previewLength } from '../feature.ts'
import { ShowAll } from './ShowAll.tsx'
import { SentRow } from './TransactionRow.tsx'

export type DeviceActivityProps = {
  connection: Connection
  network: Network
  /** Newest first. */
  sent: readonly TrackedTransaction[]
  now: number
  preview?: boolean | undefined
}

/** What this device sent, where nothing lists the transactions of an account. */
export function DeviceActivity({ connection, network, now, preview, sent }: DeviceActivityProps) {
  const t = useT()
  const kit = useKit()
  const recall = useAction(recallSent)
  useEffect(() => void recall(), [recall])
  const { address } = connection
  const { activity, explorerUrl } = kit.driver(connection.namespace)
  const explorer = explorerUrl?.({ network, address })
  const note = activity === 'device' && t('activity.deviceOnly', { network: network.name })
  const others = explorer && (
    <Button variant="secondary" href={explorer}>
      {t('activity.explorer')}
    </Button>
  )
  if (sent.length === 0)
    return (
      <EmptyState scene="wallet" title={t('activity.empty.title')} body={note || undefined}>
        {others}
      </EmptyState>
    )
  return (
    <>
      <List title={t('activity.fromHere')}>
        {sent.slice(0, preview ? previewLength : undefined).map((one) => (
          <SentRow key={one.hash} sent={one} network={network} now={now} />
        ))}
      </List>
      {preview && sent.length > previewLength && <ShowAll />}
      {note && <p className="prose">{note}</p>}
      {others}
    </>
  )
}
