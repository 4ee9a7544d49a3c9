import { maxWebhooks, webhookCreate, webhookList } from '@latchkey/protocol/http/webhooks'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { useMay, useProject } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page } from '../../ui/Page.tsx'
import { SecretShown } from '../../ui/SecretShown.tsx'
import { Notice, Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useFormat, useT } from '../../words/Words.tsx'
import { emptyDraft, isComplete, WebhookForm } from './WebhookForm.tsx'
import { WebhookState } from './WebhookState.tsx'
import './webhooks.css'
import { kindLabel } from './kindLabel.ts'

const refetchMs = 15_000

/** The webhooks of a project. */
export default function WebhooksPage() {
  const t = useT()
  const { dateTime, number } = useFormat()
  const { id } = useProject()
  const mayWrite = useMay()('webhooks:write')
  const known = useContract(webhookList, { params: { id } }, { refetchMs })
  const [isAdding, setIsAdding] = useState(false)
  const count = known.data?.webhooks.length ?? 0
  const add = mayWrite && (
    <Button
      look="primary"
      icon={<PlusIcon />}
      disabled={count >= maxWebhooks}
      onClick={() => setIsAdding(true)}
    >
      {t('webhooks.add')}
    </Button>
  )
  return (
    <Page title={t('webhooks.title')} description={t('webhooks.words')} actions={count > 0 && add}>
      <Loaded known={known} skeleton={<Skeleton shape="row" count={3} />}>
        {({ webhooks }) => (
          <div className="stack">
            {webhooks.some(({ state }) => state === 'failed') && (
              <Notice tone="negative" title={t('webhooks.someFailed')}>
                {t('webhooks.someFailedWords')}
              </Notice>
            )}
            <Table
              caption={t('webhooks.title')}
              rows={webhooks}
              keyOf={(webhook) => webhook.id}
              empty={
                <EmptyState title={t('webhooks.none')} action={add}>
                  {t('webhooks.noneWords')}
                </EmptyState>
              }
              columns={[
                {
                  id: 'name',
                  label: t('webhooks.name'),
                  show: (webhook) => (
                    <span className="webhooks-name">
                      <Link
                        className="link"
                        to="/projects/$projectId/webhooks/$webhookId"
                        params={{ projectId: id, webhookId: webhook.id } as never}
                      >
                        {webhook.name}
                      </Link>
                      <code className="muted" dir="ltr" translate="no">
                        {webhook.url}
                      </code>
                    </span>
                  ),
                },
                {
                  id: 'kinds',
                  label: t('webhooks.kinds'),
                  show: ({ kinds }) => kinds.map((kind) => t(kindLabel(kind))).join(', '),
                },
                {
                  id: 'state',
                  label: t('webhooks.stateLabel'),
                  show: (webhook) => <WebhookState webhook={webhook} />,
                },
                {
                  id: 'last',
                  label: t('webhooks.lastDelivered'),
                  show: ({ lastDeliveredAt }) =>
                    lastDeliveredAt ? dateTime(lastDeliveredAt) : t('webhooks.never'),
                },
                {
                  id: 'waiting',
                  label: t('webhooks.waiting'),
                  isNumeric: true,
                  show: ({ waiting }) => number(waiting),
                },
              ]}
            />
          </div>
        )}
      </Loaded>
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

/** Makes a webhook, then shows its secret. */
function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { id } = useProject()
  const [draft, setDraft] = useState(emptyDraft)
  const [secret, setSecret] = useState<string>()
  const create = useChange(webhookCreate, {
    invalidates: [webhookList],
    onDone: (answer) => setSecret(answer.secret),
  })
  const submit = () => {
    if (!isComplete(draft)) return
    const body = { name: draft.name.trim(), url: draft.url.trim(), kinds: [...draft.kinds] }
    void create.run({ params: { id }, body })
  }
  if (secret !== undefined)
    return (
      <SecretShown
        title={t('webhooks.added')}
        words={t('webhooks.secretWords')}
        label={t('webhooks.secret')}
        secret={secret}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      title={t('webhooks.add')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button look="primary" type="submit" isBusy={create.isRunning} disabled={!isComplete(draft)}>
            {t('webhooks.add')}
          </Button>
        </>
      }
    >
      <WebhookForm draft={draft} error={create.error} onDraft={setDraft} />
    </Dialog>
  )
}
