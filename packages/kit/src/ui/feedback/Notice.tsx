import { IconButton } from '../controls/IconButton.tsx'
import { CloseIcon, WarningIcon } from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import { useT } from '../words/i18n.tsx'
import css from './Notice.css?inline'

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
