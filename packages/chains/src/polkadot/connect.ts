import { connectionFailed, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { toConnectError } from '../connectError.ts'
import type { Driver, Network, Session } from '../driver.ts'
import { until } from '../until.ts'
import type { Injected, InjectedWallet } from './injected.ts'
import { createSession, dropSession, readAccounts } from './session.ts'

/**
 * Connects to a wallet of `injectedWeb3`, on the preferred network.
 *
 * `injectedWeb3` has no silent mode: a wallet that already shares accounts with this page
 * resolves without a prompt, but one that has forgotten the page prompts the visitor.
 */
export async function connect(
  args: Driver.ConnectArgs<InjectedWallet>,
  own: readonly Network[],
): Promise<Session<InjectedWallet>> {
  const { networks = () => own, signal, wallet } = args
  if (signal?.aborted) throw new KitError(requestAborted, { cause: signal.reason })
  let session: Session<InjectedWallet> | undefined
  try {
    if ('link' in wallet)
      throw new KitError(connectionFailed, {
        details: 'Polkadot wallets on other devices are not supported.',
      })
    const { provider } = wallet
    const enabling = async () => await provider.enable(globalThis.location?.host ?? wallet.name)
    const injected: Injected = await until(enabling(), { signal })
    const reading = async () => await injected.accounts.get()
    const shared = readAccounts(await until(reading(), { signal }), networks())
    if (shared.length === 0)
      throw new KitError(connectionFailed, {
        details: `"${wallet.name}" shared no account that can be used on every network of this app.`,
      })
    const network = args.network ?? networks()[0]
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
