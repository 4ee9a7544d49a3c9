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
import { allConnections, type Connection, connections } from './connections.ts'
import type { PairArgs, Paired, PairingCode } from './connector.ts'
import { connectWallet } from './connectWallet.ts'
import type { Kit, LinkedAccount } from './kit.ts'
import { wallets } from './wallets.ts'

/** Milliseconds until there must be a code; later than that nobody waits for it. */
const codeTimeout = 10_000

/**
 * Links a wallet on another device to every chain it grants.
 *
 * Calls back with what to show it, as a QR code or a link, and resolves to the
 * connections once the visitor has agreed there, the one in front first. Rejects
 * when the code has expired: ask again for a new one.
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
  // The wallet says "connected" from here on, so nothing but the kit's own end stops what follows.
  try {
    return await linkAll(kit, paired.namespaces, args)
  } catch (cause) {
    throw report(kit, new KitError(connectionFailed, { cause }))
  } finally {
    // As after a disconnect; nobody waits for it.
    if (left.length > 0)
      kit.signOutLeft?.(left).catch((error) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
  }
}

export declare namespace pair {
  type Args = {
    /** The relay has the request: a wallet that reads the code now finds it. */
    onCode(code: PairingCode): void
    /** The visitor has agreed; what is left takes moments. */
    onGrant?: (() => void) | undefined
    /** Gives up on the wallet; without effect once it has granted the link. */
    signal?: AbortSignal | undefined
    /** Which chain family comes to the front. @default the first that is granted, in the order of the drivers */
    namespace?: Namespace | undefined
    /** The wallet it is meant for, to be remembered as used lately: its id or rdns in the list of wallets. */
    walletId?: string | undefined
  }
}

type AskArgs = pair.Args & Required<Pick<PairArgs, 'onReplace'>>

async function ask(kit: Kit, { onCode, onReplace, signal: given }: AskArgs): Promise<Paired> {
  const connector = kit.connectors.find(({ pair }) => pair)
  if (!connector?.pair) throw new KitError(remoteConnectorNotFound)
  const late = new AbortController()
  const signal = AbortSignal.any([late.signal, kit.signal, ...(given ? [given] : [])])
  const timer = setTimeout(() => late.abort(), codeTimeout)
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
    // Before links are made: whoever is signed in then is not asked to.
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

/** Links what was granted; the family in front comes last, so that it stays there. */
async function linkAll(kit: Kit, granted: readonly Namespace[], args: pair.Args): Promise<Connection[]> {
  const parts = kit.drivers.flatMap(({ namespace }) =>
    granted.includes(namespace) ? (remoteWallet(kit, namespace) ?? []) : [],
  )
  const front = parts.find(({ namespace }) => namespace === args.namespace) ?? parts[0]
  const linked: Connection[] = []
  let failure: unknown
  for (const { id, namespace } of [...parts.filter((part) => part !== front), ...(front ? [front] : [])]) {
    const link = { walletId: id, namespace, silent: true, recent: args.walletId }
    await connectWallet(kit, link).then(
      (connection) => linked.unshift(connection),
      (error) => {
        failure = error
      },
    )
  }
  if (linked.length > 0) return linked
  // Nothing here can use the link, and the wallet must not go on showing one.
  if (front?.kind === 'remote') await front.link.close()
  throw failure ?? new TypeError('Nothing that was granted can be used here.')
}

/** Whom the wallet on the other device is linked for now. */
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
