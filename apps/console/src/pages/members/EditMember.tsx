import { type ProjectRole, projectRoles } from '@latchkey/protocol/http/roles'
import { useState } from 'react'
import type { ServerError } from '../../api/ServerError.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useT } from '../../words/Words.tsx'
import type { Listed } from './MembersOf.tsx'
import { RoleField } from './RoleField.tsx'

/** Changes the name and the role of a member. */
export function EditMember({ member, change, onSave, onClose }: EditMember.Props) {
  const t = useT()
  const text = useErrorText()
  const toast = useToast()
  const [name, setName] = useState(member.name ?? '')
  const [role, setRole] = useState(projectRoles.find((one) => one === member.role) ?? 'viewer')
  const save = async () => {
    if (change.isRunning) return
    const saved = await onSave({ name: name.trim() || null, ...(role !== member.role && { role }) })
    if (saved === undefined) return
    toast(t('members.saved'))
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={t('members.edit')}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button look="primary" type="submit" isBusy={change.isRunning}>
            {t('members.save')}
          </Button>
        </>
      }
    >
      <Field label={t('members.name')}>
        <TextInput value={name} maxLength={100} onValue={setName} />
      </Field>
      <RoleField role={role} onRole={setRole} error={change.error && text(change.error)} />
    </Dialog>
  )
}

export declare namespace EditMember {
  type Props = {
    member: Listed
    change: { readonly isRunning: boolean; readonly error: ServerError | undefined }
    onSave: (body: { name: string | null; role?: ProjectRole }) => Promise<unknown>
    onClose: () => void
  }
}
