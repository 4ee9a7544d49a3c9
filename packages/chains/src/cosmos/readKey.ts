import { connectionFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Account, Network } from '../driver.ts'
import { isBytes } from '../signed.ts'
import type { KeplrKey, KeplrProvider } from './keplr.ts'
import { keyOf } from './keyOf.ts'
import { chainOf } from './networks.ts'
import { addressOf } from './toAddress.ts'

/** The key of an account, as the wallet says it. */
export type WalletKey = {
  /** The hash of the public key, as `addresses.key` has it. */
  readonly key: string
  /** Undefined if a wallet on another device did not say it. */
  readonly publicKey: Uint8Array | undefined
  /** It only signs AMINO documents. */
  readonly isLedger: boolean
}

/** Reads the key of the wallet's account on a network. Rejects if its address there is not that of the key. */
export async function readKey(provider: KeplrProvider, network: Network): Promise<WalletKey> {
  const given: unknown = await provider.getKey(chainOf(network))
  const { bech32Address, isNanoLedger, pubKey } = (given ?? {}) as Partial<KeplrKey>
  if (!isBytes(pubKey, 33))
    throw new KitError(connectionFailed, { details: `The wallet has no public key on ${network.name}.` })
  const publicKey = Uint8Array.from(pubKey)
  const key = keyOf(publicKey)
  if (bech32Address !== addressOf(key, network))
    throw new KitError(connectionFailed, {
      details: `The wallet's address on ${network.name} is not that of its public key.`,
    })
  return { key, publicKey, isLedger: isNanoLedger === true }
}

/** An account with its address on each of the networks. */
export function toAccount(key: string, networks: readonly Network[]): Account {
  const own = networks.map((network) => [network.id, addressOf(key, network)] as const)
  return { key, type: 'eoa', address: own[0]?.[1] ?? '', addresses: Object.fromEntries(own) }
}
