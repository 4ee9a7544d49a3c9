import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useT } from '../words/Words.tsx'
import { Button, IconButton } from './Button.tsx'
import { Field, TextInput } from './Field.tsx'
import { CloseIcon } from './icons.tsx'
import './Dialog.css'

/** The browser's own dialog. With `onSubmit` it is a form. */
export function Dialog({ isOpen, title, onClose, onSubmit, actions, children }: Dialog.Props) {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    element.showModal()
    return () => element.close()
  }, [isOpen])
  if (!isOpen) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  const content = (
    <>
      <div className="dialog-body">{children}</div>
      {actions && <footer className="dialog-foot">{actions}</footer>}
    </>
  )
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton label={t('shell.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {onSubmit ? <form onSubmit={submit}>{content}</form> : content}
    </dialog>
  )
}

export declare namespace Dialog {
  type Props = {
    isOpen: boolean
    title: ReactNode
    onClose: () => void
    onSubmit?: (() => void) | undefined
    /** Buttons below; the last one is the one that acts. */
    actions?: ReactNode
    children: ReactNode
  }
}

/** Asks before something that cannot be undone. With `name`, the member types it. */
export function ConfirmDialog({
  isOpen,
  title,
  action,
  name,
  isBusy,
  error,
  onConfirm,
  onClose,
  children,
}: ConfirmDialog.Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const isTyped = !name || typed.trim() === name
  const close = () => {
    setTyped('')
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={close}
      onSubmit={() => isTyped && !isBusy && onConfirm()}
      actions={
        <>
          <Button onClick={close}>{t('shell.cancel')}</Button>
          <Button look="danger" type="submit" disabled={!isTyped} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {name && (
        <Field label={t('shell.typeName', { name })} error={error}>
          <TextInput value={typed} onValue={setTyped} isCode />
        </Field>
      )}
      {!name && error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  )
}

export declare namespace ConfirmDialog {
  type Props = {
    isOpen: boolean
    title: ReactNode
    /** The verb of the button. */
    action: string
    /** What the member must type first. */
    name?: string | undefined
    isBusy?: boolean | undefined
    error?: ReactNode
    onConfirm: () => void
    onClose: () => void
    children: ReactNode
  }
}
