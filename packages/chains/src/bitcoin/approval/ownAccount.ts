import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { NETWORK, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import type { ApprovalRequest } from '../../approval.ts'
import { addressKey } from '../addressShape.ts'
import { idOf } from '../chainIds.ts'
import { type BitcoinChain, mainnet, regtest, signet, testnet4 } from '../networks.ts'

/** The account that signs, as it is written on the network of the request. */
export type OwnAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  /** What pays the account. */
  readonly script: Uint8Array
  readonly network: BitcoinNetwork
}

type BitcoinNetwork = {
  readonly name: string
  /** How addresses begin. */
  readonly prefixes: typeof NETWORK
}

const networks: Readonly<Record<BitcoinChain, BitcoinNetwork>> = {
  mainnet: { name: mainnet.name, prefixes: NETWORK },
  testnet: { name: testnet4.name, prefixes: TEST_NETWORK },
  testnet4: { name: testnet4.name, prefixes: TEST_NETWORK },
  signet: { name: signet.name, prefixes: TEST_NETWORK },
  regtest: { name: regtest.name, prefixes: { ...TEST_NETWORK, bech32: 'bcrt' } },
}

/**
 * The account on the network of the request. A signature does not name its network: what is signed
 * for a test network with a key of mainnet would count on mainnet. So a key is of one or the other,
 * which its address says.
 */
export function readOwnAccount({
  address,
  chainId,
  publicKey,
}: Pick<ApprovalRequest, 'address' | 'chainId' | 'publicKey'>): OwnAccount {
  const chain = (Object.keys(networks) as BitcoinChain[]).find((one) => idOf(one) === chainId)
  if (!chain || !publicKey) throw new KitError(rpcErrors[4901])
  const network = networks[chain]
  const stored = p2wpkh(publicKey, chain === 'mainnet' ? NETWORK : TEST_NETWORK)
  if (stored.address !== addressKey(address)) throw new KitError(rpcErrors[4901])
  const own = p2wpkh(publicKey, network.prefixes)
  return { address: own.address, publicKey, script: own.script, network }
}

/** Throws unless a request names the account, or none. */
export function refuseOther(named: unknown, { address }: Pick<OwnAccount, 'address'>): void {
  const isOwn = named === undefined || (typeof named === 'string' && addressKey(named) === address)
  if (!isOwn) throw new KitError(rpcErrors[4100], { details: 'The address is of another account.' })
}
