import type { Namespace } from '@latchkey/chains/driver'
import {
  connectionRejected,
  pairingExpired,
  relayRefused,
  relayUnreachable,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { type ErrorCode, isKitError } from '@latchkey/protocol/errors'
import type { Connection } from '../../core/connections.ts'
import type { PairingCode } from '../../core/connector.ts'
import type { Kit } from '../../core/kit.ts'
import type { ViewName } from '../../core/modal.ts'
import { pair } from '../../core/pair.ts'
import { keepWallet } from './keptWallets.ts'
import { leadOn } from './leadOn.ts'
import { listedWallet } from './listedWallet.ts'
import { onLeft } from './onLeft.ts'
import { type PairingCause, pairing } from './pairing.ts'

/** With less than that left, a code counts as expired: nobody could scan it and agree in time. */
export const expiryMargin = 10_000
/** Codes are made no faster than that, whatever happens. */
const retryPause = 1_000

const pairingViews: readonly ViewName[] = ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic']

const running = new WeakMap<Kit, () => void>()
const lastMade = new WeakMap<Kit, number>()

/**
 * Keeps a code on screen until a wallet has answered, and `pairing` true to how
 * that goes. Whoever leaves the view, by whatever way, gives up on it.
 */
export function pairWallet(kit: Kit, args: pairWallet.Args = {}): void {
  leavePairing(kit)
  const store = pairing.of(kit)
  // As long as the list is at hand.
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
    // A clock that was set back meanwhile keeps nobody waiting.
    const pause = Math.min((lastMade.get(kit) ?? 0) + retryPause - Date.now(), retryPause)
    if (pause > 0) timer = setTimeout(make, pause)
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
    timer = setTimeout(renew, Math.max(code.expiresAt - expiryMargin - Date.now(), 0))
  }

  /** Takes a dead code away; somebody who looks gets another at once, others when they come back. */
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
    // What becomes of a code that is no longer shown matters only if somebody answered it.
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
    // A page that slept may not have heard its timer.
    if (state.status === 'ready' && state.expiresAt - expiryMargin <= Date.now()) renew()
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
      // A code from before may not bring a link back.
      if (type !== 'DISCONNECT_SUCCESS' || store.get().status === 'linking') return
      give(undefined)
      begin()
    }),
    listen(kit.signal, 'abort', () => leavePairing(kit)),
  ]
  const unwatch = onLeft(
    kit,
    (view) => pairingViews.includes(view.name) && sameWallet(view.params as pairWallet.Args, args),
    (open) => {
      // The card that fades out keeps showing the success; the next opening starts afresh.
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

/** Gives up on the code on screen; a wallet that answers it later finds nobody. */
export function leavePairing(kit: Kit): void {
  const leave = running.get(kit)
  running.delete(kit)
  leave?.()
  pairing.of(kit).dispatch({ type: 'leave' })
}

function sameWallet(params: pairWallet.Args | undefined, args: pairWallet.Args): boolean {
  return params?.walletId === args.walletId && params?.namespace === args.namespace
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
