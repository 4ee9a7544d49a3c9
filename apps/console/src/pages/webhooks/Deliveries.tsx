import {
  type DeliveryState,
  deliveryList,
  deliveryRead,
  deliveryStates,
  webhookList,
  webhookReplay,
} from '@latchkey/protocol/http/webhooks'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { useMay, useProject } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyBlock } from '../../ui/Copy.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field, Select } from '../../ui/Field.tsx'
import { FailedNotice, Loaded } from '../../ui/Loaded.tsx'
import { Card } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { DeliveryBadge, type Webhook } from './WebhookState.tsx'

const limit = 20
const refetchMs = 5_000
const dayMs = 86_400_000

/** The delivery log of a webhook. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const t = useT()
  const { dateTime, number } = useFormat()
  const toast = useToast()
  const { id } = useProject()
  const mayWrite = useMay()('webhooks:write')
  const params = { id, webhookId: webhook.id }
  const [state, setState] = useState<DeliveryState | ''>('')
  const [pages, setPages] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<string>()
  const before = pages.at(-1)
  const query = { limit, ...(state && { state }), ...(before !== undefined && { before }) }
  const known = useContract(deliveryList, { params, query } as never, { refetchMs, isKept: false })
  const replay = useChange(webhookReplay, {
    invalidates: [deliveryList, deliveryRead, webhookList],
    onDone: ({ replayed }) => toast(t('webhooks.replayed', { count: replayed })),
  })
  const replayFailed = () => {
    // As long as the log goes back.
    const failedSince = new Date(Date.now() - 30 * dayMs).toISOString()
    void replay.run({ params, body: { failedSince } })
  }
  const isOn = webhook.state === 'on'
  const next = known.data?.next
  const details = {
    id: 'open',
    label: t('webhooks.details'),
    isLabelHidden: true,
    show: (delivery: { readonly id: string }) => (
      <Button isSmall onClick={() => setOpened(delivery.id)}>
        {t('webhooks.details')}
      </Button>
    ),
  }
  return (
    <Card
      title={t('webhooks.deliveries')}
      description={t('webhooks.deliveriesWords')}
      actions={
        mayWrite &&
        isOn && (
          <Button isSmall isBusy={replay.isRunning} onClick={replayFailed}>
            {t('webhooks.replayFailed')}
          </Button>
        )
      }
    >
      <div className="stack">
        <div className="webhooks-filter">
          <Field label={t('webhooks.show')}>
            <Select
              value={state}
              onValue={(value) => {
                setState(value as DeliveryState | '')
                setPages([])
              }}
            >
              <option value="">{t('webhooks.everyState')}</option>
              {deliveryStates.map((one) => (
                <option key={one} value={one}>
                  {t(`webhooks.delivery.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {replay.error && <FailedNotice error={replay.error} />}
        <Loaded known={known} skeleton={<Skeleton shape="row" count={3} />}>
          {({ deliveries }) => (
            <Table
              caption={t('webhooks.deliveries')}
              rows={deliveries}
              keyOf={(delivery) => delivery.id}
              empty={
                <EmptyState title={t('webhooks.noDeliveries')}>{t('webhooks.noDeliveriesWords')}</EmptyState>
              }
              columns={[
                {
                  id: 'kind',
                  label: t('webhooks.event'),
                  show: ({ kind }) => <code translate="no">{kind}</code>,
                },
                { id: 'at', label: t('webhooks.happened'), show: ({ createdAt }) => dateTime(createdAt) },
                {
                  id: 'state',
                  label: t('webhooks.stateLabel'),
                  show: ({ state }) => <DeliveryBadge state={state} />,
                },
                {
                  id: 'tries',
                  label: t('webhooks.tries'),
                  isNumeric: true,
                  show: ({ tries }) => number(tries),
                },
                {
                  id: 'next',
                  label: t('webhooks.nextTry'),
                  show: ({ finishedAt, nextAt }) =>
                    nextAt ? dateTime(nextAt) : finishedAt ? t('webhooks.noMore') : '',
                },
                // What was sent names accounts: it is for those who may change webhooks.
                ...(mayWrite ? [details] : []),
              ]}
            />
          )}
        </Loaded>
        <Pagination
          onNewer={pages.length > 0 ? () => setPages(pages.slice(0, -1)) : undefined}
          onOlder={next ? () => setPages([...pages, next]) : undefined}
          isBusy={known.isFetching}
        />
      </div>
      {opened !== undefined && (
        <DeliveryDialog
          deliveryId={opened}
          webhook={webhook}
          onClose={() => setOpened(undefined)}
          onReplay={
            mayWrite && isOn ? () => void replay.run({ params, body: { deliveryId: opened } }) : undefined
          }
          isReplaying={replay.isRunning}
        />
      )}
    </Card>
  )
}

/** What was sent, and every try. */
function DeliveryDialog({ deliveryId, isReplaying, onClose, onReplay, webhook }: DeliveryDialog.Props) {
  const t = useT()
  const { dateTime, number } = useFormat()
  const { id } = useProject()
  const params = { id, webhookId: webhook.id, deliveryId }
  const known = useContract(deliveryRead, { params }, { refetchMs, isKept: false })
  const isDone = known.data && known.data.delivery.state !== 'waiting'
  return (
    <Dialog
      isOpen
      title={t('webhooks.deliveryTitle')}
      onClose={onClose}
      actions={
        <>
          {onReplay && isDone && (
            <Button isBusy={isReplaying} onClick={onReplay}>
              {t('webhooks.replay')}
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            {t('webhooks.done')}
          </Button>
        </>
      }
    >
      <Loaded known={known} skeleton={<Skeleton shape="line" count={4} />}>
        {({ answer, attempts, body, delivery }) => (
          <div className="stack">
            <p className="row">
              <code translate="no">{delivery.kind}</code>
              <DeliveryBadge state={delivery.state} />
            </p>
            {attempts.length > 0 ? (
              <ol className="webhooks-tries">
                {attempts.map((attempt) => (
                  <li key={attempt.at}>
                    <span>{dateTime(attempt.at)}</span>
                    <span>
                      {attempt.problem
                        ? t(`webhooks.problem.${attempt.problem}`, { status: String(attempt.status ?? '') })
                        : t('webhooks.accepted', { status: String(attempt.status ?? '') })}
                    </span>
                    <span className="numeric muted">
                      {t('webhooks.milliseconds', { value: number(attempt.milliseconds) })}
                    </span>
                  </li>
                ))}
              </ol>
            ) : (
              <p className="muted">{t('webhooks.noTries')}</p>
            )}
            {answer && <CopyBlock title={t('webhooks.answer')} code={answer} />}
            <CopyBlock title={t('webhooks.body')} code={pretty(body)} />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

declare namespace DeliveryDialog {
  type Props = {
    deliveryId: string
    webhook: Webhook
    onClose: () => void
    onReplay: (() => void) | undefined
    isReplaying: boolean
  }
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
