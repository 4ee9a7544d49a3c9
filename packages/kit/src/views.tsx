import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { AccountTab, AccountTabProps } from './core/accountTab.ts'
import { alerts } from './core/alerts.ts'
import { type AppearanceState, appearance } from './core/appearance.ts'
import { closeModal, goBack } from './core/closeModal.ts'
import { features } from './core/features.ts'
import { setFrameSlot } from './core/frameSlot.ts'
import { guardViews } from './core/guardViews.ts'
import type { Kit } from './core/kit.ts'
import { type ModalState, modal, top, type View, type ViewName, type ViewParams } from './core/modal.ts'
import { isConnected } from './core/openModal.ts'
import { toasts } from './core/toasts.ts'
import { findWallet } from './core/wallets.ts'
import ConnectingView from './features/connect/ConnectingView.tsx'
import ConnectView from './features/connect/ConnectView.tsx'
import { listedWallet } from './features/connect/listedWallet.ts'
import { Button } from './ui/Button.tsx'
import { usePresence } from './ui/Dialog.tsx'
import { EmptyState } from './ui/EmptyState.tsx'
import { Frame } from './ui/Frame.tsx'
import {
  direction,
  I18nProvider,
  loadMessages,
  pickLocale,
  pickTag,
  type Translate,
  useAlertText,
  useT,
} from './ui/i18n.tsx'
import { KitProvider, useAction, useKit, useSlice } from './ui/kit.tsx'
import { mountShadow } from './ui/mountShadow.ts'
import { Loading, Skeleton } from './ui/Skeleton.tsx'
import { StyleRoot } from './ui/styles.tsx'

/** Views that could not be fetched, each as the way to begin anew. */
const missing = new Set<() => void>()

/** A view in a file of its own. One that could not be fetched is fetched anew when the visitor tries again. */
function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const fetchView = () =>
    load().catch((error: unknown) => {
      missing.add(renew)
      throw error
    })
  const renew = () => {
    View = lazy(fetchView) as ComponentType<Props>
  }
  let View = lazy(fetchView) as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each view, when this file is read
  return function Later(props: Props) {
    return <View {...props} />
  }
}

type Entry<Name extends ViewName> = {
  title(t: Translate, params: ViewParams[Name], kit: Kit): string
  // A view takes its parameters as props, or nothing.
  View: ComponentType<NonNullable<ViewParams[Name]> extends never ? object : NonNullable<ViewParams[Name]>>
}

/** What the account's tabs show, each in a folder of its own: see {@link AccountTabProps}. */
const accountTabs: Readonly<Record<AccountTab, ComponentType<AccountTabProps>>> = {
  tokens: later(() => import('./features/account/TokensTab.tsx')),
  nfts: later(() => import('./features/nfts/NftsTab.tsx')),
  activity: later(() => import('./features/activity/ActivityTab.tsx')),
}

/** Rows of the account's menu from other folders. One that cannot be fetched is not worth an error. */
const accountRows = [
  later(() => import('./features/names/NameRow.tsx').catch(() => ({ default: Nothing }))),
  later(() => import('./features/allowances/AllowancesRow.tsx').catch(() => ({ default: Nothing }))),
]

const Branding = later(() => import('./ui/Branding.tsx').catch(() => ({ default: Nothing })))

function Nothing() {
  return null
}

const Account = later(() => import('./features/account/AccountView.tsx'))

function AccountView() {
  return <Account tabs={accountTabs} rows={accountRows} />
}

function AccountTabView({ tab }: { tab: AccountTab }) {
  const Tab = accountTabs[tab]
  return <Tab preview={false} />
}

/** Every view: what stands above it and what draws it. What a first click shows is here; the rest comes when asked for. */
const views: { readonly [Name in ViewName]: Entry<Name> } = {
  Connect: { title: (t) => t('connect.title'), View: ConnectView as never },
  ConnectingExternal: { title: (_, { walletId }, kit) => walletName(kit, walletId), View: ConnectingView },
  Account: { title: (t) => t('account.title'), View: AccountView },
  AccountTab: { title: (t, { tab }) => t(`account.tab.${tab}`), View: AccountTabView },
  AllWallets: {
    title: (t) => t('allWallets.title'),
    View: later(() => import('./features/connect/AllWalletsView.tsx')) as never,
  },
  Allowances: {
    title: (t) => t('allowances.title'),
    View: later(() => import('./features/allowances/AllowancesView.tsx')),
  },
  RevokeAllowance: {
    title: (t) => t('allowances.revoke'),
    View: later(() => import('./features/allowances/RevokeAllowanceView.tsx')),
  },
  Nft: {
    title: (t) => t('nfts.title'),
    View: later(() => import('./features/nfts/NftView.tsx')),
  },
  ConnectingWalletConnect: {
    title: (t, params, kit) => (params?.walletId ? walletName(kit, params.walletId) : t('remote.title')),
    View: later(() => import('./features/connect/ConnectingWalletConnectView.tsx')) as never,
  },
  ConnectingWalletConnectBasic: {
    title: (t) => t('remote.title'),
    View: later(() => import('./features/connect/ConnectingBasicView.tsx')),
  },
  GetAWallet: {
    title: (t) => t('getWallet.title'),
    View: later(() => import('./features/help/GetAWalletView.tsx')),
  },
  OnRamp: {
    title: (t) => t('onramp.title'),
    View: later(() => import('./features/onramp/OnRampView.tsx')),
  },
  OnRampPayment: {
    title: (t) => t('onramp.payList'),
    View: later(() => import('./features/onramp/OnRampPaymentView.tsx')),
  },
  OnRampTokens: {
    title: (t) => t('onramp.buyList'),
    View: later(() => import('./features/onramp/OnRampTokensView.tsx')),
  },
  ProfileWallets: {
    title: (t) => t('wallets.title'),
    View: later(() => import('./features/account/ProfileWalletsView.tsx')),
  },
  RegisterAccountName: {
    title: (t) => t('names.title'),
    View: later(() => import('./features/names/RegisterAccountNameView.tsx')),
  },
  RegisterAccountNameSuccess: {
    title: (t) => t('names.successTitle'),
    View: later(() => import('./features/names/RegisterAccountNameSuccessView.tsx')),
  },
  SIWXSignMessage: {
    title: (t) => t('siwx.title'),
    View: later(() => import('./features/siwx/SignMessageView.tsx')),
  },
  Swap: {
    title: (t) => t('swap.title'),
    View: later(() => import('./features/swap/SwapView.tsx')),
  },
  SwapQuotes: {
    title: (t) => t('swap.quotes.title'),
    View: later(() => import('./features/swap/SwapQuotesView.tsx')),
  },
  SwapResult: {
    title: (t) => t('swap.result.title'),
    View: later(() => import('./features/swap/SwapResultView.tsx')),
  },
  SwapReview: {
    title: (t) => t('swap.review.title'),
    View: later(() => import('./features/swap/SwapReviewView.tsx')),
  },
  SwapSlippage: {
    title: (t) => t('swap.slippage.title'),
    View: later(() => import('./features/swap/SwapSlippageView.tsx')),
  },
  SwapTokens: {
    title: (t) => t('swap.tokens.title'),
    View: later(() => import('./features/swap/SwapTokensView.tsx')),
  },
  Receive: {
    title: (t) => t('receive.title'),
    View: later(() => import('./features/receive/ReceiveView.tsx')),
  },
  Send: { title: (t) => t('send.title'), View: later(() => import('./features/send/SendView.tsx')) },
  SendProgress: {
    title: (t) => t('send.progress.title'),
    View: later(() => import('./features/send/SendProgressView.tsx')),
  },
  SendReview: {
    title: (t) => t('send.review.title'),
    View: later(() => import('./features/send/SendReviewView.tsx')),
  },
  SendTokens: {
    title: (t) => t('send.tokens.title'),
    View: later(() => import('./features/send/SendTokensView.tsx')),
  },
  SwitchActiveChain: {
    title: (t) => t('network.title'),
    View: later(() => import('./features/networks/SwitchActiveChainView.tsx')),
  },
  SwitchNetwork: {
    title: (t) => t('network.title'),
    View: later(() => import('./features/networks/SwitchNetworkView.tsx')) as never,
  },
  UnsupportedChain: {
    title: (t) => t('unsupported.title'),
    View: later(() => import('./features/networks/UnsupportedChainView.tsx')),
  },
  WhatIsAWallet: {
    title: (t) => t('whatIsWallet.title'),
    View: later(() => import('./features/help/WhatIsAWalletView.tsx')),
  },
}

/** Puts the modal on the page, or the card into `parent`; returns how to take it away. */
export function mountModal(kit: Kit, { parent }: { parent?: HTMLElement | undefined } = {}): () => void {
  const inline = parent !== undefined
  const look = appearance.of(kit)
  const shadow = mountShadow({ parent, inline, ...lookOf(look.get()) })
  const root = createRoot(shadow.root)
  if (inline) modal.of(kit).dispatch({ type: 'embed', embedded: true, home: home(kit) })
  const stopGuard = guardViews(kit)

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

/** The language asked for, else the page's, else the visitor's; and the tag that numbers are written by. */
function languageOf(locale: string | undefined) {
  const requested = locale ? [locale] : [document.documentElement.lang, ...navigator.languages]
  const lang = pickLocale(requested)
  return { lang, tag: pickTag(requested, lang) }
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
  const { View } = views[view.name] as { View: ComponentType<object> }
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
          for (const renew of missing) renew()
          missing.clear()
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

function titleOf(view: View, t: Translate, kit: Kit): string {
  const { title } = views[view.name] as { title(t: Translate, params: unknown, kit: Kit): string }
  return title(t, view.params, kit)
}

function walletName(kit: Kit, walletId: string): string {
  return findWallet(kit, walletId)?.name ?? listedWallet(kit, walletId)?.name ?? walletId
}

function home(kit: Kit): View {
  return { name: isConnected(kit) ? 'Account' : 'Connect' }
}
