import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Toast, type ToastProps } from '../feedback/Toast.tsx'
import { BackIcon, CloseIcon, HelpIcon } from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import { useT } from '../words/i18n.tsx'
import { titleId } from './dialog.ts'
import css from './Frame.css?inline'
import { Stage } from './Stage.tsx'

export type FrameProps = {
  /** Changes with every view; a change moves the stage and the focus. */
  viewKey: string
  /** Another one starts afresh: nothing moves. */
  cardKey: string | number
  title: string
  direction: 'forward' | 'back'
  start: 'back' | 'help' | 'none'
  onBack(): void
  onHelp(): void
  closable: boolean
  onClose(): void
  shaking: boolean
  /** In its place in the page, where it takes no focus by merely appearing. */
  inline?: boolean | undefined
  /** Whether the card is shown. @default true */
  open?: boolean | undefined
  /** Called when the card is drawn, and then whenever `open` changes; it shows or hides the dialog. */
  onOpen?: ((open: boolean) => void) | undefined
  /** Called once instead of focusing the title, where the visitor is on the card already. */
  restore?: (() => void) | undefined
  toast?: ToastProps | undefined
  /** Beside the views, on a wide screen. */
  side?: React.ReactNode
  /** A line below every view. */
  footer?: React.ReactNode
  alert?: { title: string; body?: string | undefined; onDismiss(): void } | undefined
  children: React.ReactNode
}

/** What is on the card around every view: a header, a stage that moves, and room for notices. */
export function Frame(props: FrameProps) {
  const { viewKey, title, direction, start, closable, inline, open = true, onOpen, toast, alert } = props
  useStyles(css)
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const restore = useRef(props.restore)
  useShake(heading, props.shaking)
  const focusTitle = () => heading.current?.focus({ preventScroll: true })

  useLayoutEffect(() => {
    onOpen?.(open)
    if (restore.current) restore.current()
    else if (!inline && open) heading.current?.focus({ preventScroll: true })
    restore.current = undefined
  }, [inline, open, onOpen])

  return (
    <>
      <header className="head">
        {start === 'back' && (
          <IconButton key="back" label={t('a11y.back')} onClick={props.onBack}>
            <BackIcon />
          </IconButton>
        )}
        {start === 'help' && (
          <IconButton key="help" label={t('a11y.help')} onClick={props.onHelp}>
            <HelpIcon />
          </IconButton>
        )}
        <h1 key={viewKey} id={titleId} ref={heading} className="title" tabIndex={-1}>
          {title}
        </h1>
        {closable && (
          <IconButton className="close" label={t('a11y.close')} onClick={props.onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </header>
      {alert && <Notice {...alert} />}
      {props.side}
      <Stage
        key={props.cardKey}
        viewKey={viewKey}
        direction={direction}
        refocus={inline ? 'inside' : 'always'}
        onSwap={focusTitle}
      >
        {props.children}
      </Stage>
      {props.footer}
      <div className="toasts" role="status">
        {toast && <Toast key={toast.message} {...toast} />}
      </div>
    </>
  )
}

const shakeMs = 500

function useShake(heading: RefObject<HTMLElement | null>, shaking: boolean) {
  useEffect(() => {
    if (!shaking) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const frames = still
      ? { opacity: [1, 0.6, 1, 0.6, 1] }
      : { translate: ['0', '-7px', '7px', '-6px', '4px', '0'] }
    const animation = heading.current
      ?.closest('.card')
      ?.animate(frames, { duration: shakeMs, easing: 'ease-in-out' })
    return () => animation?.cancel()
  }, [heading, shaking])
}
