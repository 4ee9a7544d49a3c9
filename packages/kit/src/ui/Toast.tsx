import { CheckIcon, WarningIcon } from './icons.tsx'
import { Spinner } from './Spinner.tsx'
import { useStyles } from './styles.tsx'
import css from './Toast.css?inline'

export type ToastProps = { message: string; variant: 'success' | 'loading' | 'error' }

/** A passing word about something that finished elsewhere. Its live region belongs to the frame. */
export function Toast({ message, variant }: ToastProps) {
  useStyles(css)
  return (
    <div className="toast" data-variant={variant}>
      {variant === 'loading' ? <Spinner /> : variant === 'error' ? <WarningIcon /> : <CheckIcon />}
      <span>{message}</span>
    </div>
  )
}
