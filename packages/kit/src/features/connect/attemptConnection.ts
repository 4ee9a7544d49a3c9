import type { ChainId, Namespace } from '@latchkey/chains/driver'
import {
  connectionPending,
  connectionRejected,
  connectionTimedOut,
  walletNotInstalled,
} from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import { closeModal } from '../../core/closeModal.ts'
import { activeConnection, connections } from '../../core/connections.ts'
import { connectWallet } from '../../core/connectWallet.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, top } from '../../core/modal.ts'
import { findNetwork } from '../../core/networks.ts'
import { switchNetwork } from '../../core/switchNetwork.ts'
import { isUnsupportedChain } from '../../core/unsupportedChain.ts'
import { wallets } from '../../core/wallets.ts'
import { type AttemptCause, attempt } from './attempt.ts'

/** A visitor who has not answered by then has walked away. */
const attemptTimeout = 120_000
/** How often a wallet that says "already pending" is asked, silently, whether it was answered. */
const pendingPoll = 1_000

const running = new WeakMap<Kit, AbortController>()
const watching = new WeakMap<Kit, () => void>()

/** Tries to link the wallet on screen and keeps `attempt` true to how that goes. Never throws. */
export async function attemptConnection(
  kit: Kit,
  { walletId, namespace }: attemptConnection.Args,
): Promise<void> {
  leaveAttempt(kit)
  const store = attempt.of(kit)
  const found = wallets
    .of(kit)
    .get()
    .found.filter(({ id }) => id === walletId)
  const namespaces = found.map((wallet) => wallet.namespace)
  leaveWithView(kit, walletId)
  if (!namespace && namespaces.length > 1) return store.dispatch({ type: 'choose', walletId, namespaces })

  const controller = new AbortController()
  const { signal } = controller
  running.set(kit, controller)
  const timer = setTimeout(() => controller.abort(connectionTimedOut), attemptTimeout)
  store.dispatch({ type: 'start', walletId })
  try {
    const choice = chosenNetwork(kit, namespace ?? namespaces[0])
    await connectWallet(kit, { walletId, namespace, signal })
    // Declined or failed, the visitor is connected all the same, where the wallet is.
    if (choice && !signal.aborted) await switchNetwork(kit, choice).catch(() => undefined)
    finish(kit, walletId, controller)
  } catch (error) {
    if (running.get(kit) !== controller) return
    const cause = causeOf(signal.aborted ? signal.reason : error)
    store.dispatch({ type: 'stop', walletId, cause })
    if (cause === 'pending') await followPending(kit, { walletId, namespace }, controller)
  } finally {
    clearTimeout(timer)
  }
}

export declare namespace attemptConnection {
  type Args = { walletId: string; namespace?: Namespace | undefined }
}

/** Gives up on the attempt on screen; a late answer from the wallet changes nothing. */
export function leaveAttempt(kit: Kit): void {
  watching.get(kit)?.()
  running.get(kit)?.abort()
  running.delete(kit)
  attempt.of(kit).dispatch({ type: 'leave' })
}

/** Whoever leaves the wallet's view, by whatever way, gives up on the wallet. */
function leaveWithView(kit: Kit, walletId: string): void {
  const views = modal.of(kit)
  const isShown = () => {
    const view = top(views.get())
    return (
      views.get().status === 'open' && view.name === 'ConnectingExternal' && view.params.walletId === walletId
    )
  }
  if (!isShown()) return
  const stop = views.subscribe(() => {
    if (isShown()) return
    // The card that fades out keeps showing the success; the next opening starts afresh.
    if (attempt.of(kit).get().status !== 'done' || views.get().status === 'open') leaveAttempt(kit)
  })
  watching.set(kit, stop)
}

/** The network the visitor chose while no wallet was there to be asked. */
function chosenNetwork(kit: Kit, namespace: Namespace | undefined): ChainId | undefined {
  const state = connections.of(kit).get()
  if (!namespace || activeConnection(state, namespace)) return undefined
  return findNetwork(kit, state.selected[namespace])?.id
}

function finish(kit: Kit, walletId: string, controller: AbortController): void {
  if (running.get(kit) !== controller) return
  running.delete(kit)
  attempt.of(kit).dispatch({ type: 'succeed', walletId })
  // The view for unsupported networks has taken over; it leads on from here.
  if (isUnsupportedChain(kit)) return
  const { stack } = modal.of(kit).get()
  if (stack.some(({ name }) => name === 'ProfileWallets'))
    modal.of(kit).dispatch({ type: 'reset', view: { name: 'Account' } })
  else closeModal(kit)
}

/** The wallet has a request open from before: once the visitor answers it there, it trusts this page. */
async function followPending(
  kit: Kit,
  args: attemptConnection.Args,
  controller: AbortController,
): Promise<void> {
  const { signal } = controller
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pendingPoll))
    try {
      await connectWallet(kit, { ...args, signal, silent: true })
      return finish(kit, args.walletId, controller)
    } catch {
      // Not answered yet.
    }
  }
  if (running.get(kit) === controller)
    attempt.of(kit).dispatch({ type: 'stop', walletId: args.walletId, cause: causeOf(signal.reason) })
}

function causeOf(error: unknown): AttemptCause {
  const code = isKitError(error) ? error.code : (error as { code?: string } | undefined)?.code
  if (code === connectionRejected.code) return 'declined'
  if (code === connectionPending.code) return 'pending'
  if (code === walletNotInstalled.code) return 'notInstalled'
  if (code === connectionTimedOut.code) return 'timedOut'
  return 'failed'
}
