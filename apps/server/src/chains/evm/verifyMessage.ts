import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnavailable } from '@latchkey/protocol/catalogue'
import {
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  hashMessage,
  numberToHex,
  recoverAddress,
} from 'viem'
import { RpcFailure } from '../../gateway/gateway.ts'
import { Refusal } from '../../refusal.ts'
import { contractOf, type EvmContext } from './context.ts'
import { createNode, isRevert } from './node.ts'

/** A contract account's signature may contain its deployment (ERC-6492). */
const maxSignatureChars = 1 << 16
const erc6492End = /(?:6492){16}$/
/** Half the order of secp256k1. */
const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Whether the account signed the text (ERC-191). A key's signature needs no node;
 * otherwise the account's contract is asked (ERC-1271), which may not be deployed yet
 * (ERC-6492). Rejects if no node responds.
 */
export async function verifyMessage(context: EvmContext, args: verifyMessage.Args): Promise<boolean> {
  const { chain, address, message, signature } = args
  if (!/^0x(?:[\da-fA-F]{2})+$/.test(signature) || signature.length > maxSignatureChars) return false
  const hash = hashMessage(message)
  if (await isHashSignedByKey(hash, signature as Hex, address)) return true

  const node = createNode(context.gateway, chain)
  const call = [address as Hex, hash, signature as Hex] as const
  const verifier = contractOf(context, chain, 'erc6492Verifier')
  const data = verifier
    ? encodeFunctionData({ abi: erc6492SignatureValidatorAbi, functionName: 'isValidSig', args: call })
    : encodeDeployData({
        abi: erc6492SignatureValidatorAbi,
        bytecode: erc6492SignatureValidatorByteCode,
        args: call,
      })
  try {
    const at = await node.height()
    // No contract is deployed, and the signature does not contain its deployment.
    if (!erc6492End.test(signature) && /^0x0*$/.test(await node.code(address, at))) return false
    // Names depend on this: two nodes must agree.
    const answer = await node.call(verifier, data, at, { agreed: true })
    return /^0x0*1$/.test(answer)
  } catch (error) {
    if (isRevert(error)) return false
    if (error instanceof RpcFailure) throw new Refusal(chainUnavailable, { cause: error })
    throw error
  }
}

export declare namespace verifyMessage {
  type Args = { chain: ChainId; address: string; message: string; signature: string }
}

/** Whether the signature is that of the key of the address. Asks no node. */
export async function isSignedByKey({
  address,
  message,
  signature,
}: Pick<verifyMessage.Args, 'address' | 'message' | 'signature'>): Promise<boolean> {
  return isHashSignedByKey(hashMessage(message), signature as Hex, address)
}

async function isHashSignedByKey(hash: Hex, signature: Hex, address: string): Promise<boolean> {
  const parts = readSignature(signature)
  // Signatures are malleable: only the form with the lower s is accepted (EIP-2).
  if (!parts || parts.s > halfOrder) return false
  const { r, s, yParity } = parts
  const rsy = { r, s: numberToHex(s, { size: 32 }), yParity }
  const signer = await recoverAddress({ hash, signature: rsy }).catch(() => undefined)
  return signer?.toLowerCase() === address.toLowerCase()
}

/** 65 bytes, or 64 in compact form, where the highest bit of s is the parity (EIP-2098). */
function readSignature(signature: Hex): { r: Hex; s: bigint; yParity: number } | undefined {
  const r: Hex = `0x${signature.slice(2, 66)}`
  const second = BigInt(`0x${signature.slice(66, 130) || '0'}`)
  if (signature.length === 130) return { r, s: BigInt.asUintN(255, second), yParity: Number(second >> 255n) }
  const parity = { '00': 0, '01': 1, '1b': 0, '1c': 1 }[signature.slice(130).toLowerCase()]
  return signature.length === 132 && parity !== undefined ? { r, s: second, yParity: parity } : undefined
}
