import { type Approval, type ApprovalRequest, invalidParams, sortWarnings } from '../../approval.ts'
import { describeText } from '../../describeText.ts'
import { addresses } from '../addresses.ts'
import { fromHex, joinBytes, toHex } from '../hex.ts'
import type { OwnAccount } from './ownAccount.ts'
import { toSignature } from './toSignature.ts'

const maxMessageBytes = 16 * 1_024
const [start, end] = ['<Bytes>', '</Bytes>'].map((one) => new TextEncoder().encode(one)) as [
  Uint8Array,
  Uint8Array,
]

/** A message: text, or bytes in hex. What is signed is between `<Bytes>` and `</Bytes>`, so that it is no transaction. */
export function signMessage(
  message: unknown,
  { chainId, origin, own }: Pick<ApprovalRequest, 'chainId' | 'origin'> & { own: OwnAccount },
): Approval {
  if (typeof message !== 'string' || message.length > 2 * maxMessageBytes || !message.isWellFormed())
    throw invalidParams('The message is no text, or too long.')
  const bytes = fromHex(message) ?? new TextEncoder().encode(message)
  if (bytes.length > maxMessageBytes) throw invalidParams('The message is too long.')
  const { address, network } = own
  const described = describeText(bytes, { address, chainId, origin, keyOf: addresses.key })
  return {
    toSign: [joinBytes(start, bytes, end)],
    view: {
      kind: described.kind,
      chainId,
      network: network.name,
      account: address,
      actions: described.actions,
      warnings: sortWarnings(described.warnings),
      text: described.text,
      fields: [],
      raw: [toHex(bytes)],
    },
    complete: async ([signature]) => ({ signature: toHex(toSignature(signature)) }),
  }
}
