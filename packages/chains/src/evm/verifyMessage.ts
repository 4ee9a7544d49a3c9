import { type Address, type Hex, isAddressEqual, recoverMessageAddress } from 'viem'
import { verifyMessage as askContract, getCode } from 'viem/actions'
import { isErc6492Signature } from 'viem/utils'
import type { Driver } from '../driver.ts'
import { clientOf, type Transports } from './client.ts'

/** Half the order of secp256k1. A higher `s` is a malleated copy of another signature (EIP-2). */
const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** Verifies EIP-191 signatures: locally for keys, by a node for contracts (ERC-1271, ERC-6492). */
export async function verifyMessage(
  { network, address, message, signature }: Driver.VerifyMessageArgs,
  transports?: Transports,
): Promise<boolean> {
  if (!/^0x([\da-f]{2})+$/i.test(signature)) return false
  const [account, proof] = [address as Address, signature as Hex]
  if (proof.length === 132) {
    const signer = await recoverMessageAddress({ message, signature: proof }).catch(() => undefined)
    if (signer && isAddressEqual(signer, account)) return BigInt(`0x${proof.slice(66, 130)}`) <= halfOrder
  }
  const client = clientOf(network, transports)
  // Rejects if no node responds; the call below would return false.
  const code = await getCode(client, { address: account })
  if (!code && !isErc6492Signature(proof)) return false
  return askContract(client, { address: account, message, signature: proof })
}
