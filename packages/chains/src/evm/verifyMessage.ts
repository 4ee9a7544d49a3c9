import { type Address, type Hex, isAddressEqual, recoverMessageAddress } from 'viem'
import { verifyMessage as askContract, getCode } from 'viem/actions'
import { isErc6492Signature } from 'viem/utils'
import type { Driver } from '../driver.ts'
import { clientOf, type Transports } from './client.ts'

/** Half of the order of secp256k1: a signature above it is another's, turned around. */
const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** Checks EIP-191 signatures: of keys right here, of contracts (ERC-1271, ERC-6492) by asking the network. */
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
  // Rejects where no node answers, which the question below would take for a no.
  const code = await getCode(client, { address: account })
  if (!code && !isErc6492Signature(proof)) return false
  return askContract(client, { address: account, message, signature: proof })
}
