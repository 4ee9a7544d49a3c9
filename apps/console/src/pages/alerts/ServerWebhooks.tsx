import {
  serverWebhookCreate,
  serverWebhookList,
  serverWebhookRemove,
  serverWebhookSet,
} from '@latchkey/protocol/http/webhooks'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { FailedNotice, Loaded } from '../../ui/Loaded.tsx'
import { Card } from '../../ui/Page.tsx'
import { SecretShown } from '../../ui/SecretShown.tsx'
import { Badge, Skeleton } from '../../ui/Status.tsx'
import { Table } from '../../ui/Table.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useFormat, useT } from '../../words/Words.tsx'

const tones = { on: 'positive', off: undefined, failed: 'negative' } as const

/** Webhooks that are told the alerts of the server. */
export function ServerWebhooks({ mayWrite }: { mayWrite: boolean }) {
  const t = useT()
  const { dateTime } = useFormat()
  const known = useContract(serverWebhookList, {}, { isKept: false })
  const set = useChange(serverWebhookSet, { invalidates: [serverWebhookList] })
  const remove = useChange(serverWebhookRemove, { invalidates: [serverWebhookList] })
  const [isAdding, setIsAdding] = useState(false)
  const failed = set.error ?? remove.error
  return (
    <Card
      title={t('alerts.hooks')}
      description={t('alerts.hooksWords')}
      actions={
        mayWrite && (
          <Button isSmall onClick={() => setIsAdding(true)}>
            {t('alerts.hookAdd')}
          </Button>
        )
      }
    >
      {failed && <FailedNotice error={failed} />}
      <Loaded known={known} skeleton={<Skeleton shape="row" />}>
        {({ webhooks }) => (
          <Table
            caption={t('alerts.hooks')}
            rows={webhooks}
            keyOf={({ id }) => id}
            empty={<p className="muted">{t('alerts.hooksNone')}</p>}
            columns={[
              {
                id: 'name',
                label: t('alerts.hookName'),
                show: ({ name, url }) => (
                  <span className="alerts-hook">
                    {name}
                    <code className="muted" dir="ltr" translate="no">
                      {url}
                    </code>
                  </span>
                ),
              },
              {
                id: 'state',
                label: t('alerts.hookState'),
                show: ({ state }) => <Badge tone={tones[state]}>{t(`alerts.hook.${state}`)}</Badge>,
              },
              {
                id: 'last',
                label: t('alerts.hookLast'),
                show: ({ lastDeliveredAt }) =>
                  lastDeliveredAt ? dateTime(lastDeliveredAt) : t('alerts.hookNever'),
              },
              {
                id: 'act',
                label: t('alerts.hookRemove'),
                isLabelHidden: true,
                show: ({ id, name, state }) =>
                  mayWrite && (
                    <span className="row">
                      <Button
                        isSmall
                        onClick={() =>
                          void set.run({
                            params: { webhookId: id },
                            body: { state: state === 'on' ? 'off' : 'on' },
                          })
                        }
                      >
                        {t(state === 'on' ? 'alerts.hookOff' : 'alerts.hookOn')}
                        <span className="hidden"> {name}</span>
                      </Button>
                      <Button
                        isSmall
                        look="danger"
                        onClick={() => void remove.run({ params: { webhookId: id } })}
                      >
                        {t('alerts.hookRemove')}
                        <span className="hidden"> {name}</span>
                      </Button>
                    </span>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      {isAdding && <AddHook onClose={() => setIsAdding(false)} />}
    </Card>
  )
}

function AddHook({ onClose }: { onClose: () => void }) {
  const t = useT()
  const text = useErrorText()
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [secret, setSecret] = useState<string>()
  const add = useChange(serverWebhookCreate, {
    invalidates: [serverWebhookList],
    onDone: (answer) => setSecret(answer.secret),
  })
  const isComplete = name.trim() !== '' && url.trim() !== ''
  if (secret !== undefined)
    return (
      <SecretShown
        title={t('alerts.hookAdded')}
        words={t('alerts.hookSecretWords')}
        label={t('alerts.hookSecret')}
        secret={secret}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      title={t('alerts.hookAdd')}
      onClose={onClose}
      onSubmit={() =>
        isComplete && !add.isRunning && void add.run({ body: { name: name.trim(), url: url.trim() } })
      }
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button look="primary" type="submit" disabled={!isComplete} isBusy={add.isRunning}>
            {t('alerts.hookAdd')}
          </Button>
        </>
      }
    >
      <Field label={t('alerts.hookName')}>
        <TextInput value={name} maxLength={100} onValue={setName} />
      </Field>
      <Field label={t('alerts.hookUrl')} hint={t('alerts.hookUrlHint')} error={add.error && text(add.error)}>
        <TextInput value={url} type="url" maxLength={2_048} isCode onValue={setUrl} />
      </Field>
    </Dialog>
  )
}
