import { connectionFailed, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { once } from '@latchkey/protocol/once'
import { toConnectError } from '../connectError.ts'
import type { ChainId, Driver, Network, Session } from '../driver.ts'
import { until } from '../until.ts'
import { grantedNetworks, knowsNetwork } from './grantedNetworks.ts'
import { chainOfCluster } from './networks.ts'
import { createSession, insideOf, toAccounts } from './session.ts'
import { type Connect, clustersOf, featureOf, type StandardWallet } from './standard.ts'

/** Connects to a Wallet Standard wallet, on the preferred network if the wallet supports it. */
export async function connect(
  args: Driver.ConnectArgs<StandardWallet>,
  own: readonly Network[],
): Promise<Session<StandardWallet>> {
  const { network, networks = () => own, signal, silent } = args
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  let session: Session<StandardWallet> | undefined
  try {
    const { provider, wallet } =
      'link' in args.wallet
        ? await (await remote()).openRemote({ ...args, wallet: args.wallet }, networks)
        : { wallet: args.wallet, provider: args.wallet.provider }
    const feature = featureOf<Connect>(provider, 'standard:connect')
    if (!feature) throw new KitError(connectionFailed, { details: `"${wallet.name}" cannot connect.` })
    const asked = async () => await feature.connect(silent ? { silent } : undefined)
    const answer = await until(asked(), { signal })
    // Some wallets return no accounts and only set `wallet.accounts`.
    const accounts = toAccounts(answer?.accounts ?? provider.accounts)
    if (accounts.length === 0)
      throw new KitError(connectionFailed, { details: `"${wallet.name}" shared no Solana address.` })
    session = createSession({
      wallet,
      provider,
      accounts,
      network: pickNetwork(provider, network, networks()),
    })
    if (session.accounts.length > 0) return session
    throw new KitError(connectionFailed, {
      details: `"${wallet.name}" closed the link while it was being made.`,
    })
  } catch (error) {
    if (session) insideOf(session)?.drop()
    throw toConnectError(error)
  }
}

/** The preferred network, else the first configured one that the wallet supports, else the wallet's first. */
function pickNetwork(
  provider: StandardWallet,
  wanted: Network | undefined,
  networks: readonly Network[],
): ChainId | undefined {
  const fit = [...(wanted ? [wanted] : []), ...networks].find((one) => knowsNetwork(provider, one))
  return fit?.id ?? grantedNetworks(provider)?.[0] ?? chainOfCluster(clustersOf(provider)[0])
}

// The driver imports `remote` through this file: a second dynamic import would add bytes to the initial bundle.
export const remote = once(() => import('./remote.ts'))
