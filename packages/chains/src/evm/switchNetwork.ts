import { networkSwitchFailed, networkSwitchRejected, networkUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network, Session } from '../driver.ts'
import { codesOf, isRejection } from '../providerError.ts'
import { insideOf, request } from './session.ts'
import { toChainId, toHexChainId } from './toChainId.ts'

// Codes of wallets that do not know the chain. Some drop the sign of -32603.
const missingChain = [4902, 5000, 32603, -32603]
// Some wallets respond before they have switched.
const recheckDelaysMs = [0, 100, 200, 400, 800, 1_600]

/** Asks the wallet to switch networks, adding the network first if the wallet does not know it. Resolves once it has switched. */
export async function switchNetwork({ network, session }: switchNetwork.Args): Promise<void> {
  if (session.network === network.id) return
  try {
    await askToSwitch(session, network)
  } catch (error) {
    const codes = codesOf(error)
    // Checked first, because wallets may wrap a rejection in one of the codes below.
    if (codes.has(4001)) throw new KitError(networkSwitchRejected, { cause: error })
    if (!missingChain.some((code) => codes.has(code))) throw toSwitchError(error, network)
    await askToAdd(session, network, error)
  }
  if (await hasSwitched(session, network)) return
  throw new KitError(networkSwitchFailed, {
    values: { network: network.name },
    details: `The wallet agreed to ${network.id} but stayed on ${session.network}.`,
  })
}

export declare namespace switchNetwork {
  type Args = { session: Session; network: Network }
}

function askToSwitch(session: Session, network: Network): Promise<unknown> {
  return request(session, 'wallet_switchEthereumChain', [{ chainId: toHexChainId(network.id) }])
}

async function askToAdd(session: Session, network: Network, lacking: unknown): Promise<void> {
  const chain = {
    chainId: toHexChainId(network.id),
    chainName: network.name,
    nativeCurrency: network.currency,
    rpcUrls: network.rpcUrls,
    ...(network.explorer && { blockExplorerUrls: [network.explorer.url] }),
  }
  try {
    await request(session, 'wallet_addEthereumChain', [chain])
  } catch (cause) {
    if (isRejection(cause)) throw new KitError(networkSwitchRejected, { cause })
    const details = `Asked to switch, the wallet said: ${String((lacking as Error | undefined)?.message)}`
    throw new KitError(networkUnsupported, { cause, details })
  }
  // Some wallets switch to a chain when it is added, others do not.
  if (toChainId(await request(session, 'eth_chainId').catch(() => undefined)) === network.id) return
  try {
    await askToSwitch(session, network)
  } catch (error) {
    throw toSwitchError(error, network)
  }
}

async function hasSwitched(session: Session, network: Network): Promise<boolean> {
  for (const delay of recheckDelaysMs) {
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    await insideOf(session)
      ?.askNetwork()
      .catch(() => insideOf(session)?.lose())
    if (session.network === network.id) return true
  }
  return false
}

function toSwitchError(cause: unknown, network: Network): KitError {
  if (isRejection(cause)) return new KitError(networkSwitchRejected, { cause })
  return new KitError(networkSwitchFailed, { cause, values: { network: network.name } })
}
