import type { Namespace, Wallet } from '@latchkey/chains/driver'
import {
  connectionFailed,
  connectionRejected,
  pairingExpired,
  relayUnreachable,
  remoteConnectorNotFound,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Kit, LinkedAccount } from '../kit.ts'
import { wallets } from '../wallets/wallets.ts'
import { allConnections, type Connection, connections } from './connections.ts'
import type { PairArgs, Paired, PairingCode } from './connector.ts'
import { linkAll } from './linkAll.ts'

const codeTimeoutMs = 10_000

/**
 * Connects a wallet on another device, on every chain it approves.
 *
 * Calls `onCode` with the content of a QR code or a link, and resolves to the
 * connections after the visitor approves, the active one first. Rejects when
 * the code expires; call it again for a new code. Throws if no connector can
 * pair, such as `walletConnect()`.
 *
 * @example
 * await pair(kit, { onCode: ({ uri }) => drawQrCode(uri) })
 */
export async function pair(kit: Kit, args: pair.Args): Promise<readonly Connection[]> {
  let left: readonly LinkedAccount[] = []
  const onReplace = () => {
    left = remoteAccounts(kit)
  }
  const paired = await ask(kit, { ...args, onReplace })
  args.onGrant?.()
  // The wallet shows "connected" now, so `args.signal` no longer applies.
  try {
    const parts = paired.namespaces.flatMap((namespace) => remoteWallet(kit, namespace) ?? [])
    return await linkAll(kit, parts, { namespace: args.namespace, recent: args.walletId })
  } catch (cause) {
    throw report(kit, new KitError(connectionFailed, { cause }))
  } finally {
    // As after a disconnect, in the background.
    if (left.length > 0)
      kit.signOutLeft?.(left).catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
  }
}

export declare namespace pair {
  type Args = {
    /** Called when a wallet can use the code. */
    onCode(code: PairingCode): void
    /** Called when the visitor has approved, before the connections are created. */
    onGrant?: (() => void) | undefined
    /** Cancels the pairing. No effect after the wallet has approved. */
    signal?: AbortSignal | undefined
    /** Namespace to activate. @default the first approved one, in the order of the drivers */
    namespace?: Namespace | undefined
    /** Id or rdns of the wallet, to store among the recently used wallets. */
    walletId?: string | undefined
  }
}

type AskArgs = pair.Args & Required<Pick<PairArgs, 'onReplace'>>

async function ask(kit: Kit, { onCode, onReplace, signal: given }: AskArgs): Promise<Paired> {
  const connector = kit.connectors.find(({ pair }) => pair)
  if (!connector?.pair) throw new KitError(remoteConnectorNotFound)
  const late = new AbortController()
  const signal = AbortSignal.any([late.signal, kit.signal, ...(given ? [given] : [])])
  const timer = setTimeout(() => late.abort(), codeTimeoutMs)
  try {
    const signing = await kit.pairSignIn?.().catch(() => undefined)
    signal.throwIfAborted()
    const request: PairArgs = {
      signal,
      signIn: signing?.request,
      onReplace,
      onCode(code) {
        clearTimeout(timer)
        if (!signal.aborted) onCode(code)
      },
    }
    const paired = await Promise.race([connector.pair(kit, request), aborted(signal)])
    // Before connecting, so that accounts that are signed in are not asked again.
    if (paired.signed.length > 0) await signing?.accept(paired.signed)
    return paired
  } catch (cause) {
    if (late.signal.aborted) throw report(kit, new KitError(relayUnreachable, { cause }))
    if (signal.aborted) throw new KitError(requestAborted, { cause: signal.reason })
    throw report(kit, isKitError(cause) ? cause : new KitError(connectionFailed, { cause }))
  } finally {
    clearTimeout(timer)
  }
}

/** Accounts of the remote wallet that is connected now. */
function remoteAccounts(kit: Kit): readonly LinkedAccount[] {
  return allConnections(connections.of(kit).get())
    .filter(({ id }) => kit.sessions.get(id)?.wallet.kind === 'remote')
    .flatMap(({ namespace, accounts }) => accounts.map((account) => ({ namespace, account })))
}

function remoteWallet(kit: Kit, namespace: Namespace): Wallet | undefined {
  return wallets
    .of(kit)
    .get()
    .found.find((wallet) => wallet.kind === 'remote' && wallet.namespace === namespace)
}

function report(kit: Kit, error: KitError): KitError {
  const { code, message } = error
  if (code === connectionRejected.code) kit.emit({ type: 'USER_REJECTED', code })
  else if (code !== pairingExpired.code && code !== requestAborted.code)
    kit.emit({ type: 'CONNECT_ERROR', code, message })
  return error
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
