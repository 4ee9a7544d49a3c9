import { IconButton } from './IconButton.tsx'
import { useT } from './i18n.tsx'
import { CloseIcon, WarningIcon } from './icons.tsx'
import css from './Notice.css?inline'
import { useStyles } from './styles.tsx'

export type NoticeProps = { title: string; body?: string | undefined; onDismiss(): void }

/** A banner for what needs attention and is not part of the view. */
export function Notice({ title, body, onDismiss }: NoticeProps) {
  useStyles(css)
  const t = useT()
  return (
    <div className="notice" role="alert">
      <WarningIcon />
      <div>
        <strong>{title}</strong>
        {body && <p>{body}</p>}
      </div>
      <IconButton label={t('a11y.dismiss')} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
