import type { Namespace } from '@latchkey/chains/driver'
import {
  connectionRejected,
  pairingExpired,
  relayRefused,
  relayUnreachable,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { type ErrorCode, isKitError } from '@latchkey/protocol/errors'
import type { Connection } from '../../core/connections/connections.ts'
import type { PairingCode } from '../../core/connections/connector.ts'
import { pair } from '../../core/connections/pair.ts'
import type { Kit } from '../../core/kit.ts'
import { leadOn } from '../../core/modal/leadOn.ts'
import { type ModalState, top, type View, type ViewName } from '../../core/modal/modal.ts'
import { onLeft } from '../../core/modal/onLeft.ts'
import { keepWallet } from './keptWallets.ts'
import { listedWallet } from './listedWallet.ts'
import { type PairingCause, pairing } from './pairing.ts'

/** With less time left than this, a code counts as expired: it could not be scanned and approved in time. */
export const expiryMarginMs = 10_000
/** Least time between two codes. */
const retryPauseMs = 1_000

const pairingViews: readonly ViewName[] = ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic']

const running = new WeakMap<Kit, () => void>()
const lastMade = new WeakMap<Kit, number>()

/**
 * Keeps a valid code on screen until a wallet answers, and updates `pairing`.
 * Leaving the view cancels it.
 */
export function pairWallet(kit: Kit, args: pairWallet.Args = {}): void {
  leavePairing(kit)
  const store = pairing.of(kit)
  // Read now, while the list is loaded.
  const wallet = args.walletId === undefined ? undefined : listedWallet(kit, args.walletId)
  const visit = new AbortController()
  /** Codes a wallet may still answer: the one on screen, and the one before for the moments it has left. */
  const rounds = new Set<AbortController>()
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    if (visit.signal.aborted) return
    clearTimeout(timer)
    store.dispatch({ type: 'prepare' })
    // At most one pause, even if the clock was set back.
    const pauseMs = Math.min((lastMade.get(kit) ?? 0) + retryPauseMs - Date.now(), retryPauseMs)
    if (pauseMs > 0) timer = setTimeout(make, pauseMs)
    else make()
  }

  function make() {
    lastMade.set(kit, Date.now())
    const round = new AbortController()
    const signal = AbortSignal.any([visit.signal, round.signal])
    const isCurrent = () => current === round && !signal.aborted
    current = round
    rounds.add(round)
    pair(kit, {
      ...args,
      signal,
      onCode: (code) => isCurrent() && show(code),
      onGrant() {
        give(round)
        store.dispatch({ type: 'grant' })
      },
    }).then(finish, (error) => {
      rounds.delete(round)
      if (!visit.signal.aborted) settle(isKitError(error) ? error.code : undefined, isCurrent())
    })
  }

  function show(code: PairingCode) {
    store.dispatch({ type: 'code', uri: code.uri, expiresAt: code.expiresAt })
    timer = setTimeout(renew, Math.max(code.expiresAt - expiryMarginMs - Date.now(), 0))
  }

  /** Removes an expired code. A visible page gets another at once, a hidden one when it is visible again. */
  function renew() {
    store.dispatch({ type: 'expire' })
    current = undefined
    if (!isHidden()) begin()
  }

  /** One answer is enough. */
  function give(round: AbortController | undefined) {
    clearTimeout(timer)
    current = undefined
    for (const other of rounds) if (other !== round) other.abort()
  }

  function settle(code: ErrorCode | undefined, isCurrent: boolean) {
    if (code === pairingExpired.code && isCurrent) return renew()
    // The end of a code that is no longer shown matters only if a wallet answered it.
    if (code !== connectionRejected.code && !isCurrent && store.get().status !== 'linking') return
    if (code === requestAborted.code) return
    give(undefined)
    store.dispatch({ type: 'stop', cause: causeOf(code) })
  }

  async function finish(made: readonly Connection[]) {
    if (wallet) keepWallet(kit, wallet, made)
    if (visit.signal.aborted) return
    stop()
    store.dispatch({ type: 'succeed' })
    await leadOn(kit, pairingViews)
  }

  function look() {
    if (isHidden()) return
    const state = store.get()
    // Timers of a page that was suspended may not have fired.
    if (state.status === 'ready' && state.expiresAt - expiryMarginMs <= Date.now()) renew()
    else if (state.status === 'expired') begin()
  }

  function retryOnline() {
    const state = store.get()
    if (state.status === 'stopped' && state.cause === 'unreachable') begin()
  }

  function stop() {
    clearTimeout(timer)
    for (const end of ends) end()
  }

  const ends = [
    listen(globalThis.document, 'visibilitychange', look),
    listen(globalThis.window, 'online', retryOnline),
    kit.on(({ type }) => {
      // An older code must not connect the wallet again.
      if (type !== 'DISCONNECT_SUCCESS' || store.get().status === 'linking') return
      give(undefined)
      begin()
    }),
    listen(kit.signal, 'abort', () => leavePairing(kit)),
  ]
  const unwatch = onLeft(
    kit,
    (view) => isForWallet(view, args),
    (open) => {
      // The closing card keeps showing the success; the next opening starts over.
      if (store.get().status !== 'done' || open) leavePairing(kit)
    },
  )
  running.set(kit, () => {
    unwatch()
    stop()
    visit.abort()
  })
  begin()
}

export declare namespace pairWallet {
  type Args = {
    /** The wallet it is meant for; any that reads the code otherwise. */
    walletId?: string | undefined
    /** Which chain family comes to the front. */
    namespace?: Namespace | undefined
  }
}

/** Cancels the code on screen; a later answer to it is ignored. */
export function leavePairing(kit: Kit): void {
  const leave = running.get(kit)
  running.delete(kit)
  leave?.()
  pairing.of(kit).dispatch({ type: 'leave' })
}

/** Whether the view that pairs this wallet is on screen. */
export function isPairingView(state: ModalState, args: pairWallet.Args): boolean {
  return state.status === 'open' && isForWallet(top(state), args)
}

function isForWallet({ name, params }: View, { walletId, namespace }: pairWallet.Args): boolean {
  const meant = params as pairWallet.Args | undefined
  return pairingViews.includes(name) && meant?.walletId === walletId && meant?.namespace === namespace
}

function causeOf(code: ErrorCode | undefined): PairingCause {
  if (code === connectionRejected.code) return 'declined'
  if (code === relayRefused.code) return 'refused'
  return code === relayUnreachable.code ? 'unreachable' : 'failed'
}

function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden'
}

function listen(target: EventTarget | undefined, type: string, listener: () => void): () => void {
  target?.addEventListener(type, listener)
  return () => target?.removeEventListener(type, listener)
}
