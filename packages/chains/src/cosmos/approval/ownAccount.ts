import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { bech32 } from '@scure/base'
import { ripemd160 } from 'noble-hashes-2/legacy.js'
import { sha256 } from 'noble-hashes-2/sha2.js'
import type { ApprovalRequest } from '../../approval.ts'
import type { Network } from '../../driver.ts'
import { toHex } from '../bytes.ts'
import { celestia, cosmosHub, dydx, nativeOf, noble, osmosis, osmosisTestnet } from '../networks.ts'
import { readBech32 } from '../readBech32.ts'

const networks: readonly Network[] = [cosmosHub, osmosis, noble, celestia, dydx, osmosisTestnet]

/** The account that signs, as it is written on the chain of the request. */
export type OwnAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  /** The chain id that is signed. */
  readonly chain: string
  /** Undefined for one that the wallet does not know. */
  readonly network: Network | undefined
}

/**
 * The account on the chain of the request. On chains that the wallet does not know, the page says
 * how addresses begin: chains with another prefix have the same key.
 */
export function readOwnAccount(
  { address, chainId, publicKey }: Pick<ApprovalRequest, 'address' | 'chainId' | 'publicKey'>,
  named: unknown,
): OwnAccount {
  const network = networks.find(({ id }) => id === chainId)
  const [, chain] = /^cosmos:(?!hashed-)([-\w]{1,32})$/.exec(chainId) ?? []
  // Not with `keyOf`: its library is that of EVM approvals, which would have to load more files for it.
  const key = publicKey && toHex(ripemd160(sha256(publicKey)))
  if (!publicKey || !chain || !key || readBech32(address)?.key !== key) throw new KitError(rpcErrors[4901])
  const prefix = network ? nativeOf(network).prefix : (readBech32(named)?.prefix ?? 'cosmos')
  const words = bech32.decode(address as `${string}1${string}`).words
  const own = { address: bech32.encode(prefix, words), publicKey, chain, network }
  refuseOther(named, own)
  return own
}

/** Throws unless a request names the account, or none. */
export function refuseOther(named: unknown, { address }: Pick<OwnAccount, 'address'>): void {
  if (named !== undefined && named !== address)
    throw new KitError(rpcErrors[4100], { details: 'The address is of another account.' })
}
