import { networkSwitchRejected, networkUnsupported } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Account, Network, Session } from '../driver.ts'
import { isDeclined } from '../isDeclined.ts'
import { toAccount } from './readKey.ts'
import { type Inside, insideOf, readableNetworks } from './session.ts'

/**
 * Changes the nodes to read from and the addresses to show. Does not involve the wallet, unless the
 * network was added to the app after the wallet connected.
 */
export async function switchNetwork({
  network,
  session,
}: {
  session: Session
  network: Network
}): Promise<void> {
  const inside = insideOf(session)
  inside.live.setNetwork(network.id, await accountsOn(inside, session, network))
}

async function accountsOn(
  { keys, link, networks }: Inside,
  session: Session,
  network: Network,
): Promise<readonly Account[]> {
  const { accounts, wallet } = session
  const isKnown = accounts.every(({ addresses }) => addresses?.[network.id] !== undefined)
  if (isKnown && !('link' in wallet)) return accounts
  const all = [...readableNetworks(session, networks()).filter(({ id }) => id !== network.id), network]
  // The wallet has not been asked since the last visit. It is asked at the first signature.
  if (!('link' in wallet) && !accounts.some(({ key }) => keys.has(key)))
    return accounts.map(({ key }) => toAccount(key, all))
  try {
    await link.enable({ networks: [network], needed: network })
    const shared = await link.read(all, network.id)
    const isSame = 'link' in wallet || shared.accounts.every(({ key }) => key === session.selected)
    if (shared.network === network.id && isSame) return shared.accounts
  } catch (cause) {
    if (isDeclined(cause)) throw new KitError(networkSwitchRejected, { cause })
    throw isKitError(cause) ? new KitError(networkUnsupported, { cause }) : cause
  }
  throw new KitError(networkUnsupported, {
    details: `The wallet shares no account on ${network.name}, or another one than on the current network.`,
  })
}
