import type { Toast as ToastContent, ToastIcon } from '../core/toasts.ts'
import {
  CheckIcon,
  CopyIcon,
  DisconnectIcon,
  RetryIcon,
  SwitchIcon,
  WalletGlyph,
  WarningIcon,
} from './icons.tsx'
import { Spinner } from './Spinner.tsx'
import { useStyles } from './styles.tsx'
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

/** A passing word about something that finished elsewhere. Its live region belongs to the frame. */
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
