import { memberMe, memberRename } from '@latchkey/protocol/http/members'
import { useState } from 'react'
import { useChange } from '../../api/useChange.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useErrorText } from '../../words/useErrorText.tsx'
import { useT } from '../../words/Words.tsx'

/** Changes the member's own name. */
export function RenameDialog({ name, onClose }: { name: string | null; onClose: () => void }) {
  const t = useT()
  const text = useErrorText()
  const toast = useToast()
  const [typed, setTyped] = useState(name ?? '')
  const rename = useChange(memberRename, {
    invalidates: [memberMe],
    onDone() {
      toast(t('account.renamed'))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      title={t('account.name')}
      onClose={onClose}
      onSubmit={() => !rename.isRunning && void rename.run({ body: { name: typed.trim() || null } })}
      actions={
        <>
          <Button onClick={onClose}>{t('shell.cancel')}</Button>
          <Button look="primary" type="submit" isBusy={rename.isRunning}>
            {t('account.save')}
          </Button>
        </>
      }
    >
      <Field
        label={t('account.name')}
        hint={t('account.nameHint')}
        error={rename.error && text(rename.error)}
      >
        <TextInput value={typed} maxLength={100} autoComplete="name" onValue={setTyped} />
      </Field>
    </Dialog>
  )
}
