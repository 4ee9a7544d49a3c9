import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { ApprovalRequest } from '../../approval.ts'
import type { Network } from '../../driver.ts'
import { addresses } from '../addresses.ts'
import { kusamaAssetHub, polkadotAssetHub, prefixOf } from '../networks.ts'
import { formatSs58, parseSs58 } from '../ss58.ts'

/** With their genesis hash, of which the id has the first half. It is part of what is signed. */
const networks: readonly (readonly [Network, string])[] = [
  [polkadotAssetHub, '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f'],
  [kusamaAssetHub, '0x48239ef607d7928874027a43a67689209727dfb3d3dc5e5b03a39bdc2eda771a'],
]

/** The account that signs, as it is written on the network of the request. */
export type OwnAccount = {
  readonly address: string
  readonly accountId: Uint8Array
  readonly network: Network
  readonly genesisHash: string
}

export function readOwnAccount({
  address,
  chainId,
}: Pick<ApprovalRequest, 'address' | 'chainId'>): OwnAccount {
  const [network, genesisHash = ''] = networks.find(([{ id }]) => id === chainId) ?? []
  const account = parseSs58(address)
  if (!network || !account) throw new KitError(rpcErrors[4901])
  const { accountId } = account
  return { address: formatSs58(accountId, prefixOf(network)), accountId, network, genesisHash }
}

/** Throws unless a request names the account, on whatever network, or none. */
export function refuseOther(named: unknown, { address }: Pick<OwnAccount, 'address'>): void {
  const isOwn =
    named === undefined ||
    (typeof named === 'string' && parseSs58(named) && addresses.key(named) === addresses.key(address))
  if (!isOwn) throw new KitError(rpcErrors[4100], { details: 'The address is of another account.' })
}
