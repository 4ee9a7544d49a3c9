import type { ProjectRole } from '@latchkey/protocol/http/roles'
import { useState } from 'react'
import type { ServerError } from '../../api/ServerError.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { FailedNotice } from '../../ui/Loaded.tsx'
import { SecretShown } from '../../ui/SecretShown.tsx'
import { useT } from '../../words/Words.tsx'
import { RoleField } from './RoleField.tsx'

/** Makes a link with which one person becomes a member, and shows it once. */
export function InviteDialog({ hasRoles = false, change, onInvite, onClose }: InviteDialog.Props) {
  const t = useT()
  const [name, setName] = useState('')
  const [role, setRole] = useState<ProjectRole>('viewer')
  const [link, setLink] = useState<string>()
  if (link)
    return (
      <SecretShown
        title={t('members.invited', { name: name.trim() })}
        words={t('members.invitedWords')}
        label={t('members.link')}
        secret={link}
        onClose={onClose}
      />
    )
  const submit = async () => {
    if (name.trim() && !change.isRunning) setLink(await onInvite({ name: name.trim(), role }))
  }
  return (
    <Dialog
      isOpen
      title={t(hasRoles ? 'members.invite' : 'members.inviteOperator')}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button look="primary" type="submit" disabled={!name.trim()} isBusy={change.isRunning}>
            {t('members.makeLink')}
          </Button>
        </>
      }
    >
      <Field label={t('members.name')} hint={t('members.nameHint')}>
        <TextInput value={name} maxLength={100} onValue={setName} />
      </Field>
      {hasRoles && <RoleField role={role} onRole={setRole} />}
      {change.error && <FailedNotice error={change.error} />}
    </Dialog>
  )
}

export declare namespace InviteDialog {
  type Props = {
    /** False for operators. */
    hasRoles?: boolean
    change: { readonly isRunning: boolean; readonly error: ServerError | undefined }
    onInvite: (body: { name: string; role: ProjectRole }) => Promise<string | undefined>
    onClose: () => void
  }
}
