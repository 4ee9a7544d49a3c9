import {
  Component,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { appearance } from './core/config/appearance.ts'
import { features } from './core/config/features.ts'
import { languageOf } from './core/config/language.ts'
import type { Kit } from './core/kit.ts'
import { alerts } from './core/modal/alerts.ts'
import { closeModal } from './core/modal/closeModal.ts'
import { setFrameSlot } from './core/modal/frameSlot.ts'
import { guardViews } from './core/modal/guardViews.ts'
import { goBack } from './core/modal/leaveView.ts'
import { type ModalState, modal, sameView, top, type View } from './core/modal/modal.ts'
import { isConnected } from './core/modal/openModal.ts'
import { toasts } from './core/modal/toasts.ts'
import { showHelp } from './features/connect/leaveConnect.ts'
import {
  componentOf,
  loadedFeatures,
  loadFeatures,
  subscribeFeatures,
  titleOf,
  viewGuard,
} from './features/declared.tsx'
import { applyLooks, lookOf, type Shell } from './shell.ts'
import { Button } from './ui/controls/Button.tsx'
import { element } from './ui/dom.ts'
import { EmptyState } from './ui/feedback/EmptyState.tsx'
import { Loading, Skeleton } from './ui/feedback/Skeleton.tsx'
import { KitProvider, useAction, useKit, useSlice } from './ui/kit.tsx'
import { retryMissing } from './ui/later.tsx'
import { titleId } from './ui/layout/dialog.ts'
import { Frame, type FrameProps } from './ui/layout/Frame.tsx'
import { mountShadow } from './ui/layout/mountShadow.ts'
import { Branding } from './ui/pictures/Branding.tsx'
import { StyleRoot } from './ui/theme/styles.tsx'
import { I18nProvider, useAlertText, useT } from './ui/words/i18n.tsx'
import { loadFirstWords } from './ui/words/loadFirstWords.ts'
import { areMessagesLoaded, englishMessages, loadMessages } from './ui/words/loadMessages.ts'
import { stringsOf } from './ui/words/strings.ts'

/** Draws the views into the shell. Returns a function that removes them and the shell. */
export async function mountModal(kit: Kit, shell: Shell): Promise<() => void> {
  await loadLayout(kit)
  const restore = await shell.takeOver()
  const stop = render(kit, { ...shell, restore })
  kit.emit({ type: 'MODAL_CREATED' })
  return () => {
    stop()
    shell.remove()
  }
}

/** Draws the views into an element of the page. Returns a function that removes them. */
export function embedModal(kit: Kit, parent: HTMLElement): () => void {
  applyLooks(kit)
  const store = modal.of(kit)
  const shadow = mountShadow({ parent, inline: true, ...lookOf(appearance.of(kit).get()) })
  const card = element('div', { class: 'card' })
  const slot = element('div', { class: 'slot' })
  shadow.root.append(element('section', { class: 'frame inline', 'aria-labelledby': titleId }, card, slot))
  setFrameSlot(kit, slot)
  store.dispatch({ type: 'embed', embedded: true, home: home(kit) })
  const stop = render(kit, { root: shadow.root, card, update: shadow.update })
  kit.emit({ type: 'MODAL_CREATED' })
  return () => {
    store.dispatch({ type: 'embed', embedded: false, home: home(kit) })
    stop()
    setFrameSlot(kit, null)
    shadow.remove()
  }
}

type Target = Pick<Shell, 'root' | 'card' | 'update'> &
  Partial<Pick<Shell, 'setOpen'>> & { restore?: () => void }

function render(kit: Kit, { root, card, update, setOpen, restore }: Target): () => void {
  const look = appearance.of(kit)
  const react = createRoot(card)
  const stopGuard = guardViews(kit, viewGuard)
  // What a connected visitor sees first; if it cannot be fetched, the view says so and tries again.
  if (isConnected(kit)) loadFeatures().catch(() => undefined)

  let gone = false
  async function draw(apply: (change: () => void) => void = (change) => change()) {
    const { locale } = look.get()
    const { lang, tag } = languageOf(locale)
    // English is here already; another language is worth a moment's wait, but the modal is not.
    const loading = Promise.all([loadMessages(lang), loadFirstWords(locale)]).catch(() => [englishMessages])
    const [messages] = areMessagesLoaded(lang) ? [englishMessages] : await loading
    if (gone || look.get().locale !== locale) return
    update(lookOf(look.get()))
    const tree = (
      <KitProvider value={kit}>
        <StyleRoot value={root}>
          <I18nProvider messages={messages} strings={stringsOf(kit, lang)} tag={tag}>
            <Modal onOpen={setOpen} restore={restore} />
          </I18nProvider>
        </StyleRoot>
      </KitProvider>
    )
    apply(() => react.render(tree))
  }
  // At once: what is on the card is replaced while nothing is pressed.
  void draw(flushSync)
  // The card of a dialog waits for it.
  if (!setOpen) void loadLayout(kit).then(() => draw())
  const stop = look.subscribe(() => void loadLayout(kit).then(() => draw()))
  return () => {
    gone = true
    stop()
    stopGuard()
    react.unmount()
  }
}

let wide: typeof import('./WideFrame.tsx') | undefined

/** Loads the wide layout if the page wants it; without it the modal is compact. */
async function loadLayout(kit: Kit): Promise<void> {
  if (appearance.of(kit).get().theme.layout === 'wide')
    wide ??= await import('./WideFrame.tsx').catch(() => undefined)
}

/** Without `onOpen` it is part of the page: always open. */
function Modal({
  onOpen,
  restore,
}: {
  onOpen: Shell['setOpen'] | undefined
  restore: (() => void) | undefined
}) {
  const t = useT()
  const kit = useKit()
  const close = useAction(closeModal)
  const back = useAction(goBack)
  const [alert, changeAlerts] = useSlice(alerts)
  const [toast] = useSlice(toasts)
  const [{ features: on }] = useSlice(features)
  const alertText = useAlertText()
  const state = useModalState()
  useFeatures(state)
  const open = state.status === 'open'
  const { shown, cardKey } = useShown(state)
  const view = top(shown)
  const canGoBack = shown.stack.length > 1
  const inline = onOpen === undefined
  const draw = (view: View) => (
    <ViewBoundary key={view.name}>
      <Suspense fallback={<ComingView />}>
        <CurrentView view={view} />
      </Suspense>
    </ViewBoundary>
  )
  const props: Omit<FrameProps, 'children'> = {
    cardKey,
    viewKey: `${shown.stack.length}${view.name}${JSON.stringify(view.params ?? '')}`,
    title: titleOf(view, t, kit),
    direction: shown.direction,
    start: canGoBack ? 'back' : view.name === 'Connect' ? 'help' : 'none',
    onBack: back,
    onHelp: () => showHelp(kit),
    closable: !inline,
    onClose: close,
    shaking: shown.shaking,
    inline,
    open,
    onOpen,
    restore,
    footer: on.branding && <Branding />,
    toast: toast.open ? toast.toast : undefined,
    alert: alert.shown && { ...alertText(alert.shown), onDismiss: () => changeAlerts({ type: 'dismiss' }) },
  }
  if (wide && appearance.of(kit).get().theme.layout === 'wide')
    return (
      <wide.WideFrame
        Frame={Frame}
        frame={props}
        {...{ t, draw }}
        stack={shown.stack}
        isChoosing={shown.stack[0].name === 'Connect'}
        help={{ name: 'WhatIsAWallet' }}
        onFirst={() => modal.of(kit).dispatch({ type: 'reset', view: shown.stack[0] })}
      />
    )
  return <Frame {...props}>{draw(view)}</Frame>
}

const leaveTimeMs = 180

/**
 * What the card shows. While it fades out that is what it showed last. Then the wallet list
 * stands ready, unseen, and an opening only has to show it; another view that is opened first
 * gets a card of its own.
 */
function useShown(state: ModalState): { shown: ModalState; cardKey: number } {
  const open = state.status === 'open'
  const faded = !usePresence(open)
  const card = useRef({ shown: state, open, key: 0 })
  if (open || faded) {
    const fresh = open !== card.current.open && !sameView(top(state), top(card.current.shown))
    card.current = { shown: state, open, key: card.current.key + (fresh ? 1 : 0) }
  }
  return { shown: card.current.shown, cardKey: card.current.key }
}

/** True while something is open or still on its way out. */
function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setPresent(false), leaveTimeMs)
    return () => clearTimeout(timer)
  }, [open])
  return open || present
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
