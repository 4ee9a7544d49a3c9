import {
  connectionFailed,
  connectionPending,
  connectionRejected,
  connectionWindowBlocked,
  requestAborted,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { once } from '@latchkey/protocol/once'
import type { Driver, Network, Session } from '../driver.ts'
import { isPending, isRejection } from '../providerError.ts'
import { until } from '../until.ts'
import type { Transports } from './client.ts'
import { ask, type Eip1193Provider } from './provider.ts'
import { createSession, insideOf, toAccounts } from './session.ts'

/** Loads what signs and sends. */
export const askWallet = once(() => import('./askWallet.ts'))
/** Loads what reads the chain. */
export const askNode = once(() => import('./askNode.ts'))

/**
 * Connects to an EIP-1193 wallet.
 *
 * Does not switch to the preferred network: the visitor may choose one in the wallet
 * while approving, and the kit decides whether to prompt a second time.
 */
export async function connect(
  args: Driver.ConnectArgs<Eip1193Provider>,
  networks: readonly Network[] = [],
  transports?: Transports,
): Promise<Session<Eip1193Provider>> {
  const { signal, silent } = args
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })

  let session: Session<Eip1193Provider> | undefined
  try {
    const { provider, wallet } =
      'link' in args.wallet
        ? await (await remote()).openRemote(
            { ...args, wallet: args.wallet },
            args.networks ?? (() => networks),
            transports,
          )
        : { wallet: args.wallet, provider: args.wallet.provider }
    const method = silent ? 'eth_accounts' : 'eth_requestAccounts'
    const accounts = toAccounts(await until(ask(provider, method), { signal }), wallet)
    if (accounts.length === 0)
      throw new KitError(connectionFailed, {
        details: `"${wallet.name}" answered ${method} with no address.`,
      })
    session = createSession({ wallet, provider, accounts })
    await insideOf(session)?.askNetwork(signal)
    if (session.accounts.length > 0) return session
    throw new KitError(connectionFailed, {
      details: `"${wallet.name}" closed the link while it was being made.`,
    })
  } catch (error) {
    if (session) insideOf(session)?.drop()
    throw toConnectError(error)
  }
}

// The driver imports `remote` through this file: a second dynamic import would add bytes to the initial bundle.
export const remote = once(() => import('./remote.ts'))

function toConnectError(cause: unknown): KitError {
  if ([connectionFailed, connectionWindowBlocked, requestAborted].some((entry) => isKitError(cause, entry)))
    return cause as KitError
  if (isRejection(cause)) return new KitError(connectionRejected, { cause })
  if (isPending(cause)) return new KitError(connectionPending, { cause })
  return new KitError(connectionFailed, { cause })
}
