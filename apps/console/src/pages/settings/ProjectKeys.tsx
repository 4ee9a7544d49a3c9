import { projectKeyAdd, projectKeyList, projectKeyRevoke } from '@latchkey/protocol/http/accessKeys'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { useContract } from '../../api/useContract.tsx'
import { useMay } from '../../shell/useMember.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/Dialog.tsx'
import { Field, Select, TextInput } from '../../ui/Field.tsx'
import { FailedNotice, Loaded } from '../../ui/Loaded.tsx'
import { Card } from '../../ui/Page.tsx'
import { SecretShown } from '../../ui/SecretShown.tsx'
import { Table } from '../../ui/Table.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useFormat, useT } from '../../words/Words.tsx'

const dayMs = 86_400_000
const lifetimes = [0, 30, 90, 365]

/** Keys with which programs manage the project. One is replaced by adding another, using it, and revoking the first. */
export function ProjectKeys({ projectId }: { projectId: string }) {
  const t = useT()
  const { date } = useFormat()
  const may = useMay()('keys:write')
  const known = useContract(projectKeyList, { params: { id: projectId } }, { isKept: false })
  const [isAdding, setIsAdding] = useState(false)
  const [revoked, setRevoked] = useState<{ id: string; name: string }>()
  return (
    <Card
      title={t('settings.keys')}
      description={t('settings.keys.words')}
      actions={
        may && (
          <Button isSmall onClick={() => setIsAdding(true)}>
            {t('settings.keys.add')}
          </Button>
        )
      }
    >
      <Loaded known={known}>
        {({ keys }) => (
          <Table
            caption={t('settings.keys')}
            rows={keys}
            keyOf={({ id }) => id}
            empty={<p className="muted">{t('settings.keys.none')}</p>}
            columns={[
              { id: 'name', label: t('settings.keys.name'), show: ({ name }) => name },
              { id: 'created', label: t('settings.keys.created'), show: ({ createdAt }) => date(createdAt) },
              {
                id: 'used',
                label: t('settings.keys.used'),
                show: ({ lastUsedOn }) => (lastUsedOn ? date(lastUsedOn) : t('settings.keys.never')),
              },
              {
                id: 'expires',
                label: t('settings.keys.expires'),
                show: ({ expiresAt }) => (expiresAt ? date(expiresAt) : t('settings.keys.never')),
              },
              ...(may
                ? [
                    {
                      id: 'act',
                      label: t('settings.keys.revoke'),
                      isLabelHidden: true,
                      show: (key: { id: string; name: string }) => (
                        <Button isSmall look="danger" onClick={() => setRevoked(key)}>
                          {t('settings.keys.revoke')}
                          <span className="hidden"> {key.name}</span>
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Loaded>
      {isAdding && <AddKey projectId={projectId} onClose={() => setIsAdding(false)} />}
      {revoked && <RevokeKey projectId={projectId} revoked={revoked} onClose={() => setRevoked(undefined)} />}
    </Card>
  )
}

function AddKey({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const t = useT()
  const [name, setName] = useState('')
  const [days, setDays] = useState('90')
  const [key, setKey] = useState<string>()
  const add = useChange(projectKeyAdd, {
    invalidates: [projectKeyList],
    onDone: (answer) => setKey(answer.key),
  })
  const submit = () => {
    if (!name.trim() || add.isRunning) return
    const expiresAt = days === '0' ? undefined : new Date(Date.now() + Number(days) * dayMs).toISOString()
    void add.run({ params: { id: projectId }, body: { name: name.trim(), ...(expiresAt && { expiresAt }) } })
  }
  if (key)
    return (
      <SecretShown
        title={t('settings.keys.added')}
        label={t('settings.keys')}
        secret={key}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      title={t('settings.keys.add')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button look="primary" type="submit" disabled={!name.trim()} isBusy={add.isRunning}>
            {t('settings.keys.add')}
          </Button>
        </>
      }
    >
      <Field label={t('settings.keys.name')} hint={t('settings.keys.nameHint')}>
        <TextInput value={name} maxLength={100} onValue={setName} />
      </Field>
      <Field label={t('settings.keys.expires')}>
        <Select value={days} onValue={setDays}>
          {lifetimes.map((one) => (
            <option key={one} value={one}>
              {one === 0 ? t('settings.keys.never') : t('settings.delay.days', { count: one })}
            </option>
          ))}
        </Select>
      </Field>
      {add.error && <FailedNotice error={add.error} />}
    </Dialog>
  )
}

function RevokeKey({ projectId, revoked, onClose }: RevokeKey.Props) {
  const t = useT()
  const text = useErrorText()
  const toast = useToast()
  const revoke = useChange(projectKeyRevoke, {
    invalidates: [projectKeyList],
    onDone() {
      toast(t('settings.keys.revoked'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('settings.keys.revokeTitle', { name: revoked.name })}
      action={t('settings.keys.revoke')}
      isBusy={revoke.isRunning}
      error={revoke.error && text(revoke.error)}
      onConfirm={() => void revoke.run({ params: { id: projectId, keyId: revoked.id } })}
      onClose={onClose}
    >
      <p>{t('settings.keys.revokeWords')}</p>
    </ConfirmDialog>
  )
}

declare namespace RevokeKey {
  type Props = { projectId: string; revoked: { id: string; name: string }; onClose: () => void }
}
