import {
  addressInvalid,
  chainUnsupported,
  coinTypeInvalid,
  messageInvalid,
  signatureInvalid,
} from '@latchkey/protocol/catalogue'
import type { SignedMessage } from '@latchkey/protocol/http/names'
import { type Hex, hashMessage, recoverAddress } from 'viem'
import type { ChainFamily } from '../../chains/chain.ts'
import { Refusal } from '../../refusal.ts'
import { type CoinAddress, chainOfCoin, readCoinAddress } from './coinType.ts'

/** Whether the account signed the text. Supports contract accounts. */
export type Verify = NonNullable<ChainFamily['verifyMessage']>

/** The signer. A key signs for its address on every chain; a contract only for its own chain. */
export type Signer = CoinAddress & { readonly coinType: number; readonly everywhere: boolean }

/**
 * Verifies that the address signed exactly this text on the given chain, and that the
 * text names that account: the same key or contract may exist on other chains.
 *
 * @param account as the signed text has it, CAIP-10
 */
export async function checkSigner(verify: Verify, signed: SignedMessage, account: string): Promise<Signer> {
  const { message, signature, coin_type: coinType } = signed
  const chain = chainOfCoin(coinType)
  if (!chain) throw new Refusal(coinTypeInvalid)
  const address = readCoinAddress(coinType, signed.address)
  if (!address) throw new Refusal(addressInvalid)
  if (account.toLowerCase() !== `${chain}:${address.key}`)
    throw new Refusal(messageInvalid, { description: 'The signed message is for another account' })
  if (await isSignedByKey(address.key, message, signature)) return { ...address, coinType, everywhere: true }
  try {
    if (await verify({ chain, address: address.text, message, signature }))
      return { ...address, coinType, everywhere: false }
  } catch (cause) {
    // The caller sent a coin type, not a chain.
    if (!(cause instanceof Refusal) || cause.entry.code !== chainUnsupported.code) throw cause
    throw new Refusal(coinTypeInvalid, { cause })
  }
  throw new Refusal(signatureInvalid)
}

async function isSignedByKey(key: string, message: string, signature: string): Promise<boolean> {
  if (signature.length !== 132) return false
  const hash = hashMessage(message)
  const signer = await recoverAddress({ hash, signature: signature as Hex }).catch(() => undefined)
  return signer?.toLowerCase() === key
}
