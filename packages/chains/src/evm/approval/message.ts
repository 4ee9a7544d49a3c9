import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Hex } from 'viem'
import { bytesToHex, concatBytes, hexToBytes, keccak256, stringToBytes } from 'viem/utils'
import {
  type Approval,
  type ApprovalRequest,
  type ApprovalView,
  invalidParams,
  sortWarnings,
} from '../../approval.ts'
import { describeText } from '../../describeText.ts'
import { addressKey } from '../addresses.ts'
import { networkName } from './findNetwork.ts'
import { toSignature } from './toSignature.ts'

const maxMessageBytes = 64 * 1_024
const prefix = '\x19Ethereum Signed Message:\n'

/** `personal_sign` (EIP-191): text, or bytes in hex. */
export async function signMessage(request: ApprovalRequest): Promise<Approval> {
  const preimage = writeMessage(readParams(request))
  const view = viewMessage(preimage, request)
  return {
    toSign: [keccak256(preimage, 'bytes')],
    view,
    complete: async ([signature]) => toSignature(signature),
  }
}

/** What is hashed: the message after a prefix with its length. */
export function writeMessage(message: Uint8Array): Uint8Array {
  return concatBytes([stringToBytes(`${prefix}${message.length}`), message])
}

/** Reads the bytes that are hashed. */
export function viewMessage(
  preimage: Uint8Array,
  { address, chainId, origin }: Pick<ApprovalRequest, 'address' | 'chainId' | 'origin'>,
): ApprovalView {
  const head = stringToBytes(prefix).length
  // The length is written in decimals; what is left then has exactly that many bytes.
  const digits = [1, 2, 3, 4, 5].find(
    (count) =>
      Number(new TextDecoder().decode(preimage.slice(head, head + count))) === preimage.length - head - count,
  )
  if (digits === undefined) throw invalidParams('The message is malformed.')
  const message = preimage.slice(head + digits)
  const { text, ...described } = describeText(message, { address, chainId, origin, keyOf: addressKey })
  return {
    kind: described.kind,
    chainId,
    network: networkName(chainId),
    account: address,
    actions: described.actions,
    warnings: sortWarnings(described.warnings),
    text,
    fields: [],
    raw: [bytesToHex(message)],
  }
}

function readParams({ address, params }: ApprovalRequest): Uint8Array {
  if (!Array.isArray(params) || params.length < 2) throw invalidParams('The message is malformed.')
  const isOwn = (value: unknown) => typeof value === 'string' && addressKey(value) === addressKey(address)
  // Some apps swap the two.
  const [message, signer] = isOwn(params[0]) && !isOwn(params[1]) ? [params[1], params[0]] : params
  if (!isOwn(signer)) throw new KitError(rpcErrors[4100], { details: 'The address is another account.' })
  if (typeof message !== 'string' || message.length > 2 * maxMessageBytes)
    throw invalidParams('The message is malformed.')
  const isHex = /^0x(?:[\da-f]{2})*$/i.test(message)
  const bytes = isHex ? hexToBytes(message as Hex) : stringToBytes(message)
  if (bytes.length > maxMessageBytes) throw invalidParams('The message is malformed.')
  return bytes
}
