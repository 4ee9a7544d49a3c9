import { type RefCallback, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Toast, type ToastProps } from '../feedback/Toast.tsx'
import { BackIcon, CloseIcon, HelpIcon } from '../pictures/icons.tsx'
import { useStyles } from '../theme/styles.tsx'
import { useT } from '../words/i18n.tsx'
import { Dialog } from './Dialog.tsx'
import css from './Frame.css?inline'
import { Stage } from './Stage.tsx'

export type FrameProps = {
  /** Changes with every view; a change moves the stage and the focus. */
  viewKey: string
  title: string
  direction: 'forward' | 'back'
  start: 'back' | 'help' | 'none'
  onBack(): void
  onHelp(): void
  closable: boolean
  onClose(): void
  shaking: boolean
  /** In its place in the page: no dialog, no backdrop. */
  inline?: boolean | undefined
  /** See {@link Dialog}. @default true */
  open?: boolean | undefined
  /** False leaves out the card; the slot stays. Pair with `usePresence`. @default true */
  present?: boolean | undefined
  /** A card with another key starts afresh. */
  cardKey?: string | undefined
  /** Takes the element in which a connector keeps its iframe: see `openFrameSlot`. */
  slotRef?: RefCallback<HTMLElement> | undefined
  toast?: ToastProps | undefined
  /** A line below every view. */
  footer?: React.ReactNode
  alert?: { title: string; body?: string | undefined; onDismiss(): void } | undefined
  children: React.ReactNode
}

/** The card that every view is shown in: a header, a stage that moves, and room for notices. */
export function Frame(props: FrameProps) {
  const { viewKey, title, direction, start, closable, inline, open, present = true, toast, alert } = props
  useStyles(css)
  const t = useT()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const cardRef = useRef<HTMLDivElement>(null)
  useShake(cardRef, props.shaking)
  const focusTitle = () => heading.current?.focus({ preventScroll: true })

  useLayoutEffect(() => {
    // A card in the page takes no focus by merely appearing.
    if (!inline && open !== false) heading.current?.focus({ preventScroll: true })
  }, [inline, open])

  const card = present && (
    <div key={props.cardKey} ref={cardRef} className="card">
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
      <Stage
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
    </div>
  )

  const slot = <div ref={props.slotRef} className="slot" />
  if (inline)
    return (
      <section className="frame inline" aria-labelledby={titleId}>
        {card}
        {slot}
      </section>
    )
  const leave = () => {
    if (start === 'back') props.onBack()
    else if (closable) props.onClose()
  }
  return (
    <Dialog labelledBy={titleId} open={open} onEscape={leave} onBackdrop={() => closable && props.onClose()}>
      {card}
      {slot}
    </Dialog>
  )
}

const shakeMs = 500

function useShake(card: RefObject<HTMLElement | null>, shaking: boolean) {
  useEffect(() => {
    if (!shaking) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const frames = still
      ? { opacity: [1, 0.6, 1, 0.6, 1] }
      : { translate: ['0', '-7px', '7px', '-6px', '4px', '0'] }
    const animation = card.current?.animate(frames, { duration: shakeMs, easing: 'ease-in-out' })
    return () => animation?.cancel()
  }, [card, shaking])
}
