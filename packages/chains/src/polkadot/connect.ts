import { connectionFailed, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { once } from '@latchkey/protocol/once'
import { toConnectError } from '../connectError.ts'
import type { ChainId, Driver, Network, Session } from '../driver.ts'
import { until } from '../until.ts'
import { fromHex } from './hex.ts'
import type { InjectedWallet } from './injected.ts'
import { createSession, dropSession, enableWallet, readAccounts, readShared, type Shared } from './session.ts'
import { formatSs58 } from './ss58.ts'

/**
 * Connects to a wallet of `injectedWeb3`, on the preferred network.
 *
 * `injectedWeb3` has no silent mode: a wallet that has forgotten the page prompts the visitor.
 * So a silent connection is opened on the account of the last visit, and the wallet is asked at
 * the first signature.
 */
export async function connect(
  args: Driver.ConnectArgs<InjectedWallet>,
  own: readonly Network[],
): Promise<Session<InjectedWallet>> {
  const { networks = () => own, signal } = args
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  let session: Session<InjectedWallet> | undefined
  try {
    const { granted, provider, wallet } =
      'link' in args.wallet
        ? await (await remote()).openRemote({ ...args, wallet: args.wallet }, networks)
        : { wallet: args.wallet, provider: args.wallet.provider, granted: undefined }
    const network = pickNetwork(args.network, networks(), granted)
    // A wallet on another device is asked over its link, which does not prompt.
    const known = args.silent && !granted ? toShared(args.known, networks()) : undefined
    if (known)
      return createSession({ wallet, provider, injected: undefined, shared: [known], network, networks })
    const injected = await until(enableWallet(wallet, provider), { signal })
    const shared = readAccounts(await until(readShared(injected), { signal }), networks())
    if (shared.length === 0)
      throw new KitError(connectionFailed, {
        details: `"${wallet.name}" shared no account that can be used on every network of this app.`,
      })
    session = createSession({ wallet, provider, injected, shared, network, networks })
    if (session.accounts.length > 0) return session
    throw new KitError(connectionFailed, {
      details: `"${wallet.name}" closed the link while it was being made.`,
    })
  } catch (error) {
    if (session) dropSession(session)
    throw toConnectError(error)
  }
}

/** The preferred network, or else the first; of a wallet on another device, one that it granted. */
function pickNetwork(
  preferred: Network | undefined,
  networks: readonly Network[],
  granted: readonly ChainId[] | undefined,
): Network | undefined {
  const all = preferred ? [preferred, ...networks] : networks
  return all.find(({ id }) => !granted || granted.includes(id))
}

/** The account of the last visit, by its key. */
function toShared(key: string | undefined, networks: readonly Network[]): Shared | undefined {
  const accountId = fromHex(key, 32)
  return accountId && readAccounts([{ address: formatSs58(accountId, 42) }], networks)[0]
}

// Imported here, and not by the driver, to keep the list of these files out of the page's first load.
export const remote = once(() => import('./remote.ts'))
export const askWallet = once(() => import('./askWallet.ts'))
export const askNode = once(() => import('./askNode.ts'))
export const askSend = once(() => import('./askSend.ts'))
