import { useT } from '../words/Words.tsx'
import { Button } from './Button.tsx'
import { SecretOnce } from './Copy.tsx'
import { Dialog } from './Dialog.tsx'

/** What the server has just made, and shows only now. */
export function SecretShown({ title, label, secret, words, onClose }: SecretShown.Props) {
  const t = useT()
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('shell.kept')}
        </Button>
      }
    >
      {words && <p className="muted">{words}</p>}
      <SecretOnce label={label} secret={secret} />
    </Dialog>
  )
}

export declare namespace SecretShown {
  type Props = { title: string; label: string; secret: string; words?: string; onClose: () => void }
}
