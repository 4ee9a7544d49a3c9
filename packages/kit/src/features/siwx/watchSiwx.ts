import { activeConnection, connections, namespaceState } from '../../core/connections/connections.ts'
import type { PairSigning } from '../../core/connections/connector.ts'
import type { Siwx } from '../../core/connections/siwx.ts'
import type { Kit, LinkedAccount } from '../../core/kit.ts'
import { proceed } from '../../core/modal/leaveView.ts'
import { modal, top, type ViewName } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { accountInUse, sameAccount } from './account.ts'
import { checkSession } from './checkSession.ts'
import { endOf } from './pickSession.ts'
import { type PromptFacts, promptRule } from './promptRule.ts'
import { revokeEnded, revokeUnlinked } from './revokeEnded.ts'
import { isSigning, siwx } from './siwx.ts'
import { siwxOf } from './siwxOf.ts'
import { openTabChannel } from './tabChannel.ts'
import { visitOf } from './visit.ts'

/** A session may end on another page: it is checked this often while this one is visible. */
const checkIntervalMs = 300_000
/** And when the page becomes visible again, unless it was checked less than this ago. */
const checkPauseMs = 10_000
const longestTimerMs = 2 ** 31 - 1
/** Where wallets are linked. */
const linkingViews: readonly ViewName[] = [
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
]

export type SiwxWatch = {
  /** After a wallet was linked in the modal: resolves to whether the modal stays open to sign in. */
  takeOver(): Promise<boolean>
  /** Begins a sign-in that comes with a pairing. */
  pair(): Promise<PairSigning | undefined>
  /** Another wallet has taken the place of the one that was linked for these. */
  leave(accounts: readonly LinkedAccount[]): void
}

const watches = new WeakMap<Kit, Promise<SiwxWatch>>()

/** Updates `siwx` for the selected account, and asks the visitor to sign in where needed. Once for a kit. */
export function watchSiwx(kit: Kit, options: { restored: boolean }): Promise<SiwxWatch> {
  const known = watches.get(kit)
  if (known) return known
  const watch = siwxOf(kit).then((plugin) => begin(kit, plugin, options.restored))
  watches.set(kit, watch)
  watch.catch(() => watches.delete(kit))
  return watch
}

function begin(kit: Kit, plugin: Siwx, restored: boolean): SiwxWatch {
  const links = connections.of(kit)
  const views = modal.of(kit)
  const store = siwx.of(kit)
  const visit = visitOf(kit)
  const isRequired = () => plugin.getRequired?.() ?? false
  const isShown = () => isOpenOn(kit, ['SIWXSignMessage'])
  /** An embedded wallet asks for the signature in the modal, over the sign view. */
  const isBelow = () =>
    isSigning(store.get()) &&
    isOpenOn(kit, ['Connector']) &&
    views.get().stack.some(({ name }) => name === 'SIWXSignMessage')
  const isThere = () => isShown() || isBelow()
  const isLinking = () => isOpenOn(kit, linkingViews)
  let occasion: PromptFacts['occasion'] = restored ? 'restored' : 'linked'
  let before = { links: links.get(), account: undefined as ReturnType<typeof accountInUse> }
  let linking = isLinking()
  let checkedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function followLinks() {
    const account = accountInUse(kit, plugin)
    const [old, now] = [before, { links: links.get(), account }]
    before = now
    if (!account || !old.account || !sameAccount(account, old.account)) {
      const namespace = now.links.active
      const was = namespace && namespaceState(old.links, namespace)
      if (was?.status === 'connecting' && was.restoring) occasion = 'restored'
      else if (old.links !== now.links) occasion = activeConnection(old.links) ? 'moved' : 'linked'
      if (account && occasion === 'linked') visit.welcome(account)
      store.dispatch({ type: 'use', account })
      if (account) void check()
    }
    revokeEnded(kit, plugin, { before: old.links, now: now.links })
  }

  async function check() {
    checkedAt = Date.now()
    await checkSession(kit)
    followClock()
    consider()
  }

  function followClock() {
    clearTimeout(timer)
    const state = store.get()
    const left = state.status === 'signedIn' ? endOf(state.session) - Date.now() : Number.POSITIVE_INFINITY
    // A timer may fire a little early, while the session is still valid.
    if (Number.isFinite(left)) timer = setTimeout(check, Math.min(Math.max(left, 0) + 10, longestTimerMs))
  }

  function consider(alsoLinking = false) {
    const state = store.get()
    const account = accountInUse(kit, plugin)
    // The connection has changed and this store was not updated yet: its state is of the one before.
    if (state.status !== 'idle' && !(account && sameAccount(account, state.account))) return
    const decision = promptRule({
      state,
      connected: activeConnection(links.get()) !== undefined,
      required: isRequired(),
      occasion,
      dismissed: state.status !== 'idle' && visit.hasDismissed(state.account),
      hidden: isHidden(),
      linking: !alsoLinking && isLinking(),
      shown: isThere(),
    })
    if (decision === 'hide') proceed(kit)
    if (decision !== 'show') return
    const view = { name: 'SIWXSignMessage' } as const
    if (views.get().status === 'open') views.dispatch({ type: 'reset', view })
    else openModal(kit, { view })
  }

  function followState() {
    const state = store.get()
    if (state.status === 'signedIn') visit.signedIn(state.account)
    followClock()
    consider()
  }

  let there = isThere()
  function followViews() {
    const [wasLinking, wasThere] = [linking, there]
    linking = isLinking()
    there = isThere()
    if (wasThere && !there) {
      const state = store.get()
      // Left without signing in: the request is dropped, and not made again by itself.
      if (state.status !== 'idle' && state.status !== 'signedIn') visit.dismiss(state.account)
      if (isSigning(state)) store.dispatch({ type: 'stop', attempt: state.attempt, cause: undefined })
    }
    if ((wasLinking && !linking) || (views.get().status === 'open' && !there)) consider()
  }

  function comeBack() {
    if (!isHidden() && Date.now() - checkedAt > checkPauseMs) void check()
    else consider()
  }

  const guard = () => {
    const { status } = store.get()
    return status === 'idle' || status === 'signedIn' || !isShown() || !isRequired()
  }
  kit.closeGuards.add(guard)
  const interval = setInterval(() => {
    if (!isHidden()) void check()
  }, checkIntervalMs)
  const stops = [
    () => clearInterval(interval),
    () => clearTimeout(timer),
    links.subscribe(followLinks),
    store.subscribe(followState),
    views.subscribe(followViews),
    openTabChannel(kit, () => void check()),
    onVisible(comeBack),
  ]
  kit.onDestroy(() => {
    for (const stop of stops) stop()
  })
  followLinks()

  return {
    async takeOver() {
      // The last change of the wallet may not have been checked yet.
      await checkSession(kit)
      consider(true)
      return isShown()
    },
    pair: async () => (await import('./pairSignIn.ts')).pairSignIn(kit, plugin),
    leave: (accounts) => revokeUnlinked(kit, plugin, accounts),
  }
}

function isOpenOn(kit: Kit, names: readonly ViewName[]): boolean {
  const state = modal.of(kit).get()
  return state.status === 'open' && names.includes(top(state).name)
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden'
}

function onVisible(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
