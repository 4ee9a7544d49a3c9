import { hex } from '@scure/base'
import { p2pkh, RawTx, RawWitness, SigHash, Transaction } from '@scure/btc-signer'
import { schnorr } from 'noble-curves-2/secp256k1.js'
import { type Approval, type ApprovalRequest, invalidParams, sortWarnings } from '../../approval.ts'
import { describeText } from '../../describeText.ts'
import { addressKey } from '../addressShape.ts'
import type { OwnAccount } from './ownAccount.ts'
import { toDer } from './toDer.ts'

const maxMessageBytes = 16 * 1_024
const noInput = new Uint8Array(32)

/** A message, signed with BIP-322 in its simple format. */
export function signMessage(
  given: Record<string, unknown>,
  { chainId, origin, own }: Pick<ApprovalRequest, 'chainId' | 'origin'> & { own: OwnAccount },
): Approval {
  const { message, protocol } = given
  if (typeof message !== 'string' || message.length > maxMessageBytes || !message.isWellFormed())
    throw invalidParams('The message is no text, or too long.')
  if (protocol !== undefined && `${protocol}`.toLowerCase() !== 'bip322')
    throw invalidParams('Messages are signed with BIP-322.')
  const bytes = new TextEncoder().encode(message)
  const { address } = own
  const described = describeText(bytes, { address, chainId, origin, keyOf: addressKey })
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', bytes)
  return {
    toSign: [digestOf(hash, own)],
    view: {
      kind: described.kind,
      chainId,
      network: own.network.name,
      account: address,
      actions: described.actions,
      warnings: sortWarnings(described.warnings),
      text: described.text,
      fields: [],
      raw: [`0x${hex.encode(bytes)}`],
    },
    complete: async ([signature]) => ({
      address,
      signature: hex.encode(RawWitness.encode([toDer(signature), own.publicKey])),
      messageHash: hex.encode(hash),
    }),
  }
}

/** The digest of the transaction that spends another one, which pays nothing to the account: neither is ever sent. */
function digestOf(hash: Uint8Array, { publicKey, script }: OwnAccount): Uint8Array {
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      { txid: noInput, index: 0xffff_ffff, finalScriptSig: Uint8Array.of(0, 32, ...hash), sequence: 0 },
    ],
    outputs: [{ amount: 0n, script }],
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  toSign.addInput({
    txid: Transaction.fromRaw(toSpend, {
      allowUnknownVersion: true,
      allowUnknownOutputs: true,
      allowUnknownInputs: true,
    }).id,
    index: 0,
    sequence: 0,
  })
  toSign.addOutput({ amount: 0n, script: Uint8Array.of(0x6a) })
  return toSign.preimageWitnessV0(0, p2pkh(publicKey).script, SigHash.ALL, 0n)
}
