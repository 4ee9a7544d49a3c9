import { networkSwitchFailed, networkSwitchRejected, networkUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network, Session } from '../driver.ts'
import { codesOf, isRejection } from '../providerError.ts'
import { insideOf, request } from './session.ts'
import { toChainId, toHexChainId } from './toChainId.ts'

// How wallets say that they lack a chain. Some drop the sign of -32603.
const missingChain = [4902, 5000, 32603, -32603]
// Some wallets answer first and move afterwards.
const patience = [0, 100, 200, 400, 800, 1_600]

/** Asks the wallet to use a network, adding it when the wallet lacks it. Resolves once the wallet is there. */
export async function switchNetwork({ network, session }: switchNetwork.Args): Promise<void> {
  if (session.network === network.id) return
  try {
    await askToSwitch(session, network)
  } catch (error) {
    const codes = codesOf(error)
    // Before the list: the codes of a declined request may be wrapped in one of it.
    if (codes.has(4001)) throw new KitError(networkSwitchRejected, { cause: error })
    if (!missingChain.some((code) => codes.has(code))) throw toSwitchError(error, network)
    await askToAdd(session, network, error)
  }
  if (await isThere(session, network)) return
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
  // Adding moves the wallet in some, and only adds in others.
  if (toChainId(await request(session, 'eth_chainId').catch(() => undefined)) === network.id) return
  try {
    await askToSwitch(session, network)
  } catch (error) {
    throw toSwitchError(error, network)
  }
}

async function isThere(session: Session, network: Network): Promise<boolean> {
  for (const delay of patience) {
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
