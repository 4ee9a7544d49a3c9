import type { Namespace } from '@latchkey/chains/driver'
import { connectionPending, connectionRejected, connectionTimedOut, walletNotInstalled } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import { closeModal } from '../../core/closeModal.ts'
import { connectWallet } from '../../core/connectWallet.ts'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal.ts'
import { isUnsupportedChain } from '../../core/unsupportedChain.ts'
import { wallets } from '../../core/wallets.ts'
import { type AttemptCause, attempt } from './attempt.ts'

/** A visitor who has not answered by then has walked away. */
const attemptTimeout = 120_000
/** How often a wallet that says "already pending" is asked, silently, whether it was answered. */
const pendingPoll = 1_000

const running = new WeakMap<Kit, AbortController>()

/** Tries to link the wallet on screen and keeps `attempt` true to how that goes. Never throws. */
export async function attemptConnection(kit: Kit, { walletId, namespace }: { walletId: string; namespace?: Namespace | undefined }): Promise<void> {
  leaveAttempt(kit)
  const store = attempt.of(kit)
  const namespaces = wallets.of(kit).get().found.filter(({ id }) => id === walletId).map((wallet) => wallet.namespace)
  if (!namespace && namespaces.length > 1) return store.dispatch({ type: 'choose', walletId, namespaces })

  const controller = new AbortController()
  running.set(kit, controller)
  const timer = setTimeout(() => controller.abort(connectionTimedOut), attemptTimeout)
  store.dispatch({ type: 'start', walletId })
  try {
    await answerOf(connectWallet(kit, { walletId, namespace, signal: controller.signal }), controller.signal)
    finish(kit, walletId)
  } catch (error) {
    if (running.get(kit) !== controller) return
    const cause = causeOf(error)
    store.dispatch({ type: 'stop', walletId, cause })
    if (cause === 'pending') await followPending(kit, { walletId, namespace }, controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Gives up on the attempt on screen; a late answer from the wallet changes nothing. */
export function leaveAttempt(kit: Kit): void {
  running.get(kit)?.abort()
  running.delete(kit)
  attempt.of(kit).dispatch({ type: 'leave' })
}

function finish(kit: Kit, walletId: string): void {
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
async function followPending(kit: Kit, args: { walletId: string; namespace?: Namespace | undefined }, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pendingPoll))
    if (signal.aborted) return
    try {
      await connectWallet(kit, { ...args, signal, silent: true })
      return finish(kit, args.walletId)
    } catch {
      // Not answered yet.
    }
  }
}

/** Wallets may never answer; the visitor's patience or their leaving does. */
function answerOf<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])
}

function causeOf(error: unknown): AttemptCause {
  const code = isKitError(error) ? error.code : (error as { code?: string } | undefined)?.code
  if (code === connectionRejected.code) return 'declined'
  if (code === connectionPending.code) return 'pending'
  if (code === walletNotInstalled.code) return 'notInstalled'
  if (code === connectionTimedOut.code) return 'timedOut'
  return 'failed'
}
