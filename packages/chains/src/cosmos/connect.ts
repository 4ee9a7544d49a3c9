import { connectionFailed, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { once } from '@latchkey/protocol/once'
import { toConnectError } from '../connectError.ts'
import type { Driver, Network, Session } from '../driver.ts'
import { until } from '../until.ts'
import type { KeplrProvider } from './keplr.ts'
import { pageLink } from './pageLink.ts'
import { toAccount } from './readKey.ts'
import { createSession, dropSession } from './session.ts'
import type { Shared, WalletLink } from './walletLink.ts'

type Context = { readonly networks: readonly Network[]; readonly target?: EventTarget | undefined }

/**
 * Connects to a wallet with the Keplr interface, on the preferred network.
 *
 * A locked wallet opens its window when it is asked anything, so `silent` does not ask: the session is
 * built on the account of the last visit. The wallet is asked at the first signature.
 */
export async function connect(
  args: Driver.ConnectArgs<KeplrProvider>,
  own: Context,
): Promise<Session<KeplrProvider>> {
  const { networks = () => own.networks, signal } = args
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  let session: Session<KeplrProvider> | undefined
  try {
    const { link, wallet } =
      'link' in args.wallet
        ? await (await remote()).openRemote({ ...args, wallet: args.wallet })
        : { link: pageLink(args.wallet, own.target), wallet: args.wallet }
    const isRecalled = args.silent && !('link' in wallet)
    const shared = isRecalled
      ? recall(args.known, networks(), args.network)
      : await share(link, networks(), args)
    session = createSession({ wallet, link, shared, networks })
    if (session.accounts.length > 0) return session
    throw new KitError(connectionFailed, { details: `"${wallet.name}" shared no Cosmos account.` })
  } catch (error) {
    if (session) dropSession(session)
    throw toConnectError(error)
  }
}

async function share(
  link: WalletLink,
  networks: readonly Network[],
  { network, signal }: Driver.ConnectArgs,
): Promise<Shared> {
  const needed = network ?? networks[0]
  if (!needed) throw new KitError(connectionFailed, { details: 'The app has no Cosmos network.' })
  const others = networks.filter(({ id }) => id !== needed.id)
  const enabled = await link.enable({ networks: [needed, ...others], needed, signal })
  return await until(link.read(enabled, needed.id), { signal })
}

function recall(
  known: string | undefined,
  networks: readonly Network[],
  network: Network | undefined = networks[0],
): Shared {
  if (!network || !/^[\da-f]{40}$/.test(known ?? ''))
    throw new KitError(connectionFailed, { details: 'The wallet cannot be asked without a prompt.' })
  const all = [network, ...networks.filter(({ id }) => id !== network.id)]
  return { accounts: [toAccount(known as string, all)], keys: [], network: network.id }
}

// Imported here, and not by the driver, to keep the list of these files out of the page's first load.
export const remote = once(() => import('./remote.ts'))
export const askWallet = once(() => import('./askWallet.ts'))
export const askNode = once(() => import('./askNode.ts'))
export const askTransfer = once(() => import('./askTransfer.ts'))
