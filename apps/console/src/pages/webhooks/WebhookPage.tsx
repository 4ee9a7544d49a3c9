import {
  deliveryList,
  webhookList,
  webhookRemove,
  webhookRotate,
  webhookSet,
  webhookTest,
} from '@latchkey/protocol/http/webhooks'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { useMay, useProject } from '../../shell/useMember.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedNotice, Loaded } from '../../ui/Loaded.tsx'
import { Card, Page } from '../../ui/Page.tsx'
import { SecretShown } from '../../ui/SecretShown.tsx'
import { Notice, Skeleton } from '../../ui/Status.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { Deliveries } from './Deliveries.tsx'
import { kindLabel } from './kindLabel.ts'
import { isComplete, WebhookForm } from './WebhookForm.tsx'
import { type Webhook, WebhookState } from './WebhookState.tsx'
import './webhooks.css'

const refetchMs = 10_000

/** One webhook: its state, its deliveries, and what can be done about it. */
export default function WebhookPage() {
  const t = useT()
  const { id } = useProject()
  const { webhookId } = useParams({ strict: false }) as { webhookId?: string }
  const known = useContract(webhookList, { params: { id } }, { refetchMs })
  const webhook = known.data?.webhooks.find((one) => one.id === webhookId)
  const back = (
    <ButtonLink to="/projects/$projectId/webhooks" params={{ projectId: id }}>
      {t('webhooks.all')}
    </ButtonLink>
  )
  return (
    <Page title={webhook?.name ?? t('webhooks.title')} actions={back}>
      <Loaded known={known} skeleton={<Skeleton count={2} />}>
        {() =>
          webhook ? (
            <>
              <Facts webhook={webhook} />
              <Deliveries webhook={webhook} />
              <Settings key={webhook.url} webhook={webhook} />
            </>
          ) : (
            <EmptyState drawing="lost" title={t('webhooks.unknown')} action={back} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Facts({ webhook }: { webhook: Webhook }) {
  const t = useT()
  const { dateTime } = useFormat()
  const toast = useToast()
  const { id } = useProject()
  const mayWrite = useMay()('webhooks:write')
  const params = { id, webhookId: webhook.id }
  const test = useChange(webhookTest, {
    invalidates: [webhookList, deliveryList],
    onDone: () => toast(t('webhooks.tested')),
  })
  const turn = useChange(webhookSet, { invalidates: [webhookList, deliveryList] })
  const isOn = webhook.state === 'on'
  const turnTo = (state: 'on' | 'off') => void turn.run({ params, body: { state } })
  return (
    <>
      {webhook.state === 'failed' && (
        <Notice
          tone="negative"
          title={t('webhooks.disabled', { time: dateTime(webhook.stateSince) })}
          action={
            mayWrite && (
              <Button isSmall isBusy={turn.isRunning} onClick={() => turnTo('on')}>
                {t('webhooks.turnOn')}
              </Button>
            )
          }
        >
          {t('webhooks.disabledWords')}
        </Notice>
      )}
      {isOn && webhook.failingSince && (
        <Notice tone="warning" title={t('webhooks.failing', { time: dateTime(webhook.failingSince) })}>
          {t('webhooks.failingWords')}
        </Notice>
      )}
      <Card
        title={t('webhooks.receiver')}
        actions={
          mayWrite && (
            <div className="row">
              {webhook.state !== 'failed' && (
                <Button isSmall isBusy={turn.isRunning} onClick={() => turnTo(isOn ? 'off' : 'on')}>
                  {t(isOn ? 'webhooks.turnOff' : 'webhooks.turnOn')}
                </Button>
              )}
              {isOn && (
                <Button isSmall isBusy={test.isRunning} onClick={() => void test.run({ params })}>
                  {t('webhooks.test')}
                </Button>
              )}
            </div>
          )
        }
      >
        <div className="stack">
          {[test.error, turn.error].map((error) => error && <FailedNotice key={error.code} error={error} />)}
          <dl className="webhooks-facts">
            <dt>{t('webhooks.url')}</dt>
            <dd>
              <code dir="ltr" translate="no">
                {webhook.url}
              </code>
            </dd>
            <dt>{t('webhooks.stateLabel')}</dt>
            <dd>
              <WebhookState webhook={webhook} />
            </dd>
            <dt>{t('webhooks.kinds')}</dt>
            <dd>{webhook.kinds.map((kind) => t(kindLabel(kind))).join(', ')}</dd>
            <dt>{t('webhooks.lastDelivered')}</dt>
            <dd>{webhook.lastDeliveredAt ? dateTime(webhook.lastDeliveredAt) : t('webhooks.never')}</dd>
            {webhook.restUntil && (
              <>
                <dt>{t('webhooks.nextTry')}</dt>
                <dd>{dateTime(webhook.restUntil)}</dd>
              </>
            )}
          </dl>
        </div>
      </Card>
    </>
  )
}

/** Changes, the secret, and removal. */
function Settings({ webhook }: { webhook: Webhook }) {
  const t = useT()
  const text = useErrorText()
  const { dateTime } = useFormat()
  const toast = useToast()
  const navigate = useNavigate()
  const { id } = useProject()
  const mayWrite = useMay()('webhooks:write')
  const params = { id, webhookId: webhook.id }
  const [draft, setDraft] = useState({ name: webhook.name, url: webhook.url, kinds: webhook.kinds })
  const [asked, setAsked] = useState<'remove' | 'rotate'>()
  const [secret, setSecret] = useState<string>()
  const save = useChange(webhookSet, {
    invalidates: [webhookList],
    onDone: () => toast(t('webhooks.saved')),
  })
  const rotate = useChange(webhookRotate, {
    invalidates: [webhookList],
    onDone: (answer) => {
      setAsked(undefined)
      setSecret(answer.secret)
    },
  })
  const remove = useChange(webhookRemove, {
    invalidates: [webhookList],
    onDone: () => void navigate({ to: '/projects/$projectId/webhooks', params: { projectId: id } } as never),
  })
  if (!mayWrite) return null
  return (
    <>
      <Card
        title={t('webhooks.settings')}
        footer={
          <Button
            look="primary"
            isBusy={save.isRunning}
            disabled={!isComplete(draft)}
            onClick={() => void save.run({ params, body: { ...draft, kinds: [...draft.kinds] } })}
          >
            {t('webhooks.save')}
          </Button>
        }
      >
        <WebhookForm
          draft={draft}
          error={save.error}
          onDraft={(next) => setDraft({ ...next, kinds: [...next.kinds] })}
        />
      </Card>
      <Card
        title={t('webhooks.secret')}
        description={t('webhooks.rotateWords')}
        footer={<Button onClick={() => setAsked('rotate')}>{t('webhooks.rotate')}</Button>}
      >
        {webhook.previousSecretUntil && (
          <p className="muted">{t('webhooks.overlap', { time: dateTime(webhook.previousSecretUntil) })}</p>
        )}
      </Card>
      <Card
        tone="danger"
        title={t('webhooks.remove')}
        description={t('webhooks.removeWords')}
        footer={
          <Button look="danger" onClick={() => setAsked('remove')}>
            {t('webhooks.remove')}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={asked === 'rotate'}
        title={t('webhooks.rotate')}
        action={t('webhooks.rotate')}
        isBusy={rotate.isRunning}
        error={rotate.error && text(rotate.error)}
        onConfirm={() => void rotate.run({ params })}
        onClose={() => setAsked(undefined)}
      >
        <p className="muted">{t('webhooks.rotateWords')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('webhooks.remove')}
        action={t('webhooks.remove')}
        name={webhook.name}
        isBusy={remove.isRunning}
        error={remove.error && text(remove.error)}
        onConfirm={() => void remove.run({ params })}
        onClose={() => setAsked(undefined)}
      >
        <p className="muted">{t('webhooks.removeWords')}</p>
      </ConfirmDialog>
      {secret !== undefined && (
        <SecretShown
          title={t('webhooks.newSecret')}
          words={t('webhooks.secretWords')}
          label={t('webhooks.secret')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  )
}
