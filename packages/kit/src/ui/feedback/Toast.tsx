import type { Toast as ToastContent, ToastIcon } from '../../core/modal/toasts.ts'
import {
  CheckIcon,
  CopyIcon,
  DisconnectIcon,
  RetryIcon,
  SwitchIcon,
  WalletGlyph,
  WarningIcon,
} from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import { Spinner } from './Spinner.tsx'
import css from './Toast.css?inline'

export type ToastProps = Pick<ToastContent, 'message' | 'variant' | 'icon'>

const icons: Readonly<Record<ToastIcon, typeof CheckIcon>> = {
  check: CheckIcon,
  copy: CopyIcon,
  disconnect: DisconnectIcon,
  retry: RetryIcon,
  switch: SwitchIcon,
  wallet: WalletGlyph,
  warning: WarningIcon,
}

/** A short notice about something that finished in the background. Its live region belongs to the frame. */
export function Toast({ message, variant, icon }: ToastProps) {
  useStyles(css)
  const Icon = icons[icon ?? (variant === 'error' ? 'warning' : 'check')]
  return (
    <div className="toast" data-variant={variant}>
      {variant === 'loading' && !icon ? <Spinner /> : <Icon />}
      <span>{message}</span>
    </div>
  )
}
