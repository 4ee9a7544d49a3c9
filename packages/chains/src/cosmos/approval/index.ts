import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import {
  type Approval,
  type ApprovalFamily,
  type ApprovalRequest,
  invalidParams,
  sortWarnings,
  type WalletReads,
} from '../../approval.ts'
import { describeText } from '../../describeText.ts'
import { isSameBytes } from '../../signed.ts'
import { toMessageDoc } from '../adr36.ts'
import { toAminoBytes } from '../amino.ts'
import { fromBase64, toBase64, toHex } from '../bytes.ts'
import { readBech32 } from '../readBech32.ts'
import { type OwnAccount, readOwnAccount } from './ownAccount.ts'
import { readAmino, readDirect } from './readTransfer.ts'
import { viewTransfer } from './viewTransfer.ts'

const maxMessageBytes = 16 * 1_024

/** What a Cosmos account of our own wallet answers without a signature. */
export const reads: WalletReads = {
  async cosmos_getAccounts(request) {
    const { address, publicKey } = readOwnAccount(request, undefined)
    return [{ algo: 'secp256k1', address, pubkey: toBase64(publicKey) }]
  },
}

/** What a Cosmos account of our own wallet signs: transfers, and messages (ADR-036). */
export const approvals: ApprovalFamily = {
  async cosmos_signDirect(request) {
    const { given, own } = readParams(request)
    const { signed, transfer } = readDirect(given, own)
    return {
      toSign: [signed],
      view: viewTransfer(transfer, { ...request, own, signed }),
      complete: async ([signature]) => toAnswer(given.signDoc, own, signature),
    }
  },
  async cosmos_signAmino(request) {
    const { given, own } = readParams(request)
    const doc = isRecord(given.signDoc) ? given.signDoc : {}
    const message = messageIn(doc, own)
    if (message) return signMessage(message, request, own)
    const { signed, transfer } = readAmino(doc, own)
    return {
      toSign: [signed],
      view: viewTransfer(transfer, { ...request, own, signed }),
      complete: async ([signature]) => toAnswer(given.signDoc, own, signature),
    }
  },
}

function signMessage(message: Uint8Array, request: ApprovalRequest, own: OwnAccount): Approval {
  const { address } = own
  const { chainId, origin } = request
  const keyOf = (text: string) => readBech32(text)?.key ?? text
  const described = describeText(message, { address, chainId, origin, keyOf })
  const doc = toMessageDoc(address, message)
  return {
    toSign: [toAminoBytes(doc)],
    view: {
      kind: described.kind,
      chainId,
      network: own.network?.name,
      account: address,
      actions: described.actions,
      warnings: sortWarnings(described.warnings),
      text: described.text,
      fields: [],
      raw: [`0x${toHex(message)}`],
    },
    complete: async ([signature]) => toAnswer(doc, own, signature),
  }
}

/** The message of a document that signs one; undefined if it is a transaction. */
function messageIn(doc: Record<string, unknown>, { address }: OwnAccount): Uint8Array | undefined {
  const [first] = Array.isArray(doc.msgs) ? doc.msgs : []
  if (!isRecord(first) || first.type !== 'sign/MsgSignData') return undefined
  const data = isRecord(first.value) ? fromBase64(first.value.data) : undefined
  if (!data || data.length > maxMessageBytes) throw invalidParams('The message is not base64, or too long.')
  // Nothing else may be in it, or it could be a transaction too.
  if (!isSameBytes(toAminoBytes(doc), toAminoBytes(toMessageDoc(address, data))))
    throw invalidParams('The document is more than a message.')
  return data
}

function toAnswer(signed: unknown, { publicKey }: OwnAccount, signature: Uint8Array | undefined) {
  if (signature?.length !== 64) throw new KitError(rpcErrors[-32603])
  const key = { type: 'tendermint/PubKeySecp256k1', value: toBase64(publicKey) }
  return { signature: { pub_key: key, signature: toBase64(signature) }, signed }
}

/** The parameters are an object, as in the methods of WalletConnect for Cosmos. */
function readParams(request: Pick<ApprovalRequest, 'address' | 'chainId' | 'params' | 'publicKey'>) {
  const { params } = request
  const given: unknown = Array.isArray(params) ? params[0] : params
  if (!isRecord(given)) throw invalidParams('The parameters are not an object.')
  return { given, own: readOwnAccount(request, given.signerAddress) }
}
