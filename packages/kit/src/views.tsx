import {
  Component,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type AppearanceState, appearance } from './core/config/appearance.ts'
import { features } from './core/config/features.ts'
import type { Kit } from './core/kit.ts'
import { alerts } from './core/modal/alerts.ts'
import { closeModal, goBack } from './core/modal/closeModal.ts'
import { setFrameSlot } from './core/modal/frameSlot.ts'
import { guardViews } from './core/modal/guardViews.ts'
import { type ModalState, modal, top, type View } from './core/modal/modal.ts'
import { isConnected } from './core/modal/openModal.ts'
import { toasts } from './core/modal/toasts.ts'
import {
  componentOf,
  loadedFeatures,
  loadFeatures,
  subscribeFeatures,
  titleOf,
  viewGuard,
} from './features/declared.tsx'
import { Button } from './ui/controls/Button.tsx'
import { EmptyState } from './ui/feedback/EmptyState.tsx'
import { Loading, Skeleton } from './ui/feedback/Skeleton.tsx'
import { KitProvider, useAction, useKit, useSlice } from './ui/kit.tsx'
import { later, retryMissing } from './ui/later.tsx'
import { usePresence } from './ui/layout/Dialog.tsx'
import { Frame } from './ui/layout/Frame.tsx'
import { mountShadow } from './ui/layout/mountShadow.ts'
import { StyleRoot } from './ui/theme/styles.tsx'
import { direction, I18nProvider, languageOf, loadMessages, useAlertText, useT } from './ui/words/i18n.tsx'

const Branding = later(() => import('./ui/pictures/Branding.tsx'), { optional: true })

/** Puts the modal on the page, or the card into `parent`; returns how to take it away. */
export function mountModal(kit: Kit, { parent }: { parent?: HTMLElement | undefined } = {}): () => void {
  const inline = parent !== undefined
  const look = appearance.of(kit)
  const shadow = mountShadow({ parent, inline, ...lookOf(look.get()) })
  const root = createRoot(shadow.root)
  if (inline) modal.of(kit).dispatch({ type: 'embed', embedded: true, home: home(kit) })
  const stopGuard = guardViews(kit, viewGuard)
  // What a connected visitor sees first; if it cannot be fetched, the view says so and tries again.
  if (isConnected(kit)) loadFeatures().catch(() => undefined)

  let gone = false
  async function render(apply: (change: () => void) => void = (change) => change()) {
    const { locale } = look.get()
    const { lang, tag } = languageOf(locale)
    // English is here already; another language is worth a moment's wait, but the modal is not.
    const messages = lang === 'en' ? undefined : await loadMessages(lang).catch(() => undefined)
    if (gone || look.get().locale !== locale) return
    shadow.update(lookOf(look.get()))
    const tree = (
      <KitProvider value={kit}>
        <StyleRoot value={shadow.root}>
          <I18nProvider messages={messages} tag={tag}>
            <Modal inline={inline} />
          </I18nProvider>
        </StyleRoot>
      </KitProvider>
    )
    apply(() => root.render(tree))
  }
  // At once: somebody has clicked, and a place in the queue would cost a frame.
  void render(flushSync)
  const stop = look.subscribe(() => void render())
  kit.emit({ type: 'MODAL_CREATED' })
  return () => {
    gone = true
    stop()
    stopGuard()
    if (inline) modal.of(kit).dispatch({ type: 'embed', embedded: false, home: home(kit) })
    root.unmount()
    shadow.remove()
  }
}

function lookOf({ theme, locale }: AppearanceState): mountShadow.Look {
  const { lang } = languageOf(locale)
  return { lang, dir: direction(lang), theme: theme.mode, accent: theme.accent }
}

function Modal({ inline }: { inline: boolean }) {
  const t = useT()
  const kit = useKit()
  const close = useAction(closeModal)
  const back = useAction(goBack)
  const [alert, changeAlerts] = useSlice(alerts)
  const [toast] = useSlice(toasts)
  const [{ features: on }] = useSlice(features)
  const setSlot = useCallback((element: HTMLElement | null) => setFrameSlot(kit, element), [kit])
  const alertText = useAlertText()
  const state = useModalState()
  useFeatures(state)
  const open = state.status === 'open'
  const present = usePresence(open)
  const card = useCard(state)
  // While it fades out, the card shows what it showed last.
  const last = useRef(state)
  if (open) last.current = state
  const shown = last.current
  const view = top(shown)
  const canGoBack = shown.stack.length > 1
  return (
    <Frame
      cardKey={card === 'fresh' ? 'fresh' : 'card'}
      present={present || card === 'ready'}
      slotRef={setSlot}
      viewKey={`${shown.stack.length}${view.name}${JSON.stringify(view.params ?? '')}`}
      title={titleOf(view, t, kit)}
      direction={shown.direction}
      start={canGoBack ? 'back' : view.name === 'Connect' ? 'help' : 'none'}
      onBack={back}
      onHelp={() => modal.of(kit).dispatch({ type: 'push', view: { name: 'WhatIsAWallet' } })}
      closable={!inline}
      onClose={close}
      shaking={shown.shaking}
      inline={inline}
      open={open}
      footer={
        on.branding && (
          <Suspense>
            <Branding />
          </Suspense>
        )
      }
      toast={toast.open ? toast.toast : undefined}
      alert={alert.shown && { ...alertText(alert.shown), onDismiss: () => changeAlerts({ type: 'dismiss' }) }}
    >
      <ViewBoundary key={view.name}>
        <Suspense fallback={<ComingView />}>
          <CurrentView view={view} />
        </Suspense>
      </ViewBoundary>
    </Frame>
  )
}

/**
 * Until the first opening the card stands ready, unseen: a click then only has
 * to show it. Ready means the wallet list, which asks nobody anything; when
 * another view is opened first, that gets a card of its own.
 */
function useCard({ status, stack }: ModalState): 'ready' | 'shown' | 'fresh' {
  const first = useRef<'shown' | 'fresh'>(undefined)
  if (status === 'open')
    first.current ??= stack.length === 1 && stack[0].name === 'Connect' ? 'shown' : 'fresh'
  return first.current ?? 'ready'
}

function CurrentView({ view }: { view: View }) {
  const View = componentOf(view.name)
  return <View {...view.params} />
}

function ComingView() {
  return (
    <>
      <Loading />
      <Skeleton shape="row" count={3} />
    </>
  )
}

/** A view whose file cannot be fetched, or that breaks, must not take the way out with it. */
class ViewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidCatch(error: unknown) {
    reportError(error)
  }
  override render() {
    return this.state.failed ? (
      <BrokenView
        onRetry={() => {
          retryMissing()
          this.setState({ failed: false })
        }}
      />
    ) : (
      this.props.children
    )
  }
}

function BrokenView({ onRetry }: { onRetry(): void }) {
  const t = useT()
  return (
    <EmptyState scene="offline" title={t('error.general/unexpected')}>
      <Button onClick={onRetry}>{t('action.tryAgain')}</Button>
    </EmptyState>
  )
}

/** The modal's state; a view that is still on its way leaves the one before it on screen. */
function useModalState(): ModalState {
  const store = modal.of(useKit())
  const [state, setState] = useState(store.get)
  useEffect(() => {
    const follow = () => {
      const next = store.get()
      // Opening and closing answer a click; only moving between views may wait for a file.
      if (next.status === 'open' && state.status === 'open') startTransition(() => setState(next))
      else setState(next)
    }
    follow()
    return store.subscribe(follow)
  }, [store, state.status])
  return state
}

/** Has the other features fetched when the visitor goes beyond the wallet list, ahead of what they open next. */
function useFeatures(state: ModalState): void {
  useSyncExternalStore(subscribeFeatures, loadedFeatures, loadedFeatures)
  const wanted = state.status === 'open' && top(state).name !== 'Connect'
  useEffect(() => {
    // A view that cannot do without them says so, and tries again.
    if (wanted) loadFeatures().catch(() => undefined)
  }, [wanted])
}

function home(kit: Kit): View {
  return { name: isConnected(kit) ? 'Account' : 'Connect' }
}
