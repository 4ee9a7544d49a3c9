import type { ChainId, Namespace, Wallet } from '@latchkey/chains/driver'
import {
  connectionPending,
  connectionRejected,
  connectionTimedOut,
  connectionWindowBlocked,
  walletNotInstalled,
} from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { switchNetwork } from '../../core/connections/switchNetwork.ts'
import type { Kit } from '../../core/kit.ts'
import { leadOn } from '../../core/modal/leadOn.ts'
import { onLeft } from '../../core/modal/onLeft.ts'
import { walletParts } from '../../core/wallets/walletParts.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { nextPaint } from '../../ui/nextPaint.ts'
import { type AttemptCause, attempt, type WalletChain } from './attempt.ts'

/** Ends attempts that visitors abandoned. */
const attemptTimeoutMs = 120_000
/** How often a wallet that says "already pending" is asked, silently, whether it was answered. */
const pendingPollMs = 1_000

const running = new WeakMap<Kit, AbortController>()
const watching = new WeakMap<Kit, () => void>()

/** Connects the wallet on screen and updates `attempt`. Never throws. */
export async function attemptConnection(kit: Kit, args: attemptConnection.Args): Promise<void> {
  const { walletId } = args
  leaveAttempt(kit)
  const store = attempt.of(kit)
  const chains = walletParts(wallets.of(kit).get().found, walletId)
  leaveWithView(kit, args)
  // One with a link is asked for all of them at once.
  if (!args.namespace && chains.length > 1 && !('link' in (chains[0] as Wallet)))
    return store.dispatch({ type: 'choose', walletId, chains: chains.map(toChain) })

  const namespace = args.namespace ?? chains[0]?.namespace
  const link = {
    walletId: chains.find((chain) => chain.namespace === namespace)?.id ?? walletId,
    namespace,
  }
  const controller = new AbortController()
  const { signal } = controller
  running.set(kit, controller)
  const timer = setTimeout(() => controller.abort(connectionTimedOut), attemptTimeoutMs)
  store.dispatch({ type: 'start', walletId })
  try {
    const choice = chosenNetwork(kit, namespace)
    await connectWallet(kit, { ...link, signal })
    // If the switch fails the visitor is still connected, on the wallet's network.
    if (choice && !signal.aborted) await switchNetwork(kit, choice).catch(() => undefined)
    await finish(kit, walletId, controller)
  } catch (error) {
    if (running.get(kit) !== controller) return
    const cause = causeOf(signal.aborted ? signal.reason : error)
    store.dispatch({ type: 'stop', walletId, cause })
    if (cause === 'pending') await followPending(kit, walletId, link, controller)
  } finally {
    clearTimeout(timer)
  }
}

export declare namespace attemptConnection {
  type Args = { walletId: string; namespace?: Namespace | undefined }
}

/** Cancels the attempt on screen; a late answer of the wallet is ignored. */
export function leaveAttempt(kit: Kit): void {
  watching.get(kit)?.()
  running.get(kit)?.abort()
  running.delete(kit)
  attempt.of(kit).dispatch({ type: 'leave' })
}

/** Cancels the attempt when the visitor leaves the wallet's view. */
function leaveWithView(kit: Kit, { walletId, namespace }: attemptConnection.Args): void {
  const stop = onLeft(
    kit,
    ({ name, params }) =>
      name === 'ConnectingExternal' && params.walletId === walletId && params.namespace === namespace,
    (open) => {
      // The closing card keeps showing the success; the next opening starts over.
      if (attempt.of(kit).get().status !== 'done' || open) leaveAttempt(kit)
    },
  )
  watching.set(kit, stop)
}

function toChain({ id, namespace }: Wallet): WalletChain {
  return { walletId: id, namespace }
}

/** The network the visitor chose while no wallet was there to be asked. */
function chosenNetwork(kit: Kit, namespace: Namespace | undefined): ChainId | undefined {
  const state = connections.of(kit).get()
  if (!namespace || activeConnection(state, namespace)) return undefined
  return findNetwork(kit, state.selected[namespace])?.id
}

async function finish(kit: Kit, walletId: string, controller: AbortController): Promise<void> {
  // The app shows the connection first.
  await nextPaint()
  if (running.get(kit) !== controller) return
  running.delete(kit)
  attempt.of(kit).dispatch({ type: 'succeed', walletId })
  await leadOn(kit, ['ConnectingExternal'])
}

/** The wallet has a request open from before: once the visitor answers it there, it trusts this page. */
async function followPending(
  kit: Kit,
  walletId: string,
  link: attemptConnection.Args,
  controller: AbortController,
): Promise<void> {
  const { signal } = controller
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pendingPollMs))
    try {
      await connectWallet(kit, { ...link, signal, silent: true })
      return finish(kit, walletId, controller)
    } catch {
      // Not answered yet.
    }
  }
  if (running.get(kit) === controller)
    attempt.of(kit).dispatch({ type: 'stop', walletId, cause: causeOf(signal.reason) })
}

function causeOf(error: unknown): AttemptCause {
  const code = isKitError(error) ? error.code : (error as { code?: string } | undefined)?.code
  if (code === connectionRejected.code) return 'declined'
  if (code === connectionPending.code) return 'pending'
  if (code === walletNotInstalled.code) return 'notInstalled'
  if (code === connectionTimedOut.code) return 'timedOut'
  if (code === connectionWindowBlocked.code) return 'blocked'
  return 'failed'
}
