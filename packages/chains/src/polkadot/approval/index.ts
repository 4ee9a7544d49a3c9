import { isRecord } from '@latchkey/protocol/isRecord'
import { type ApprovalFamily, type ApprovalRequest, invalidParams } from '../../approval.ts'
import { joinBytes, toHex } from '../hex.ts'
import { signMessage } from './message.ts'
import { readOwnAccount, refuseOther } from './ownAccount.ts'
import { readFee } from './readFee.ts'
import { readPayload } from './readPayload.ts'
import { readTransfer } from './readTransfer.ts'
import { toSignature } from './toSignature.ts'
import { viewTransfer } from './viewTransfer.ts'

/** The kind of the key, as it is numbered in signatures. */
const sr25519 = 1

/** What a Polkadot account of our own wallet signs: transfers, and messages. */
export const approvals: ApprovalFamily = {
  async polkadot_signMessage(request) {
    const { given, own } = readParams(request)
    return signMessage(given.message, { ...request, own })
  },
  async polkadot_signTransaction(request) {
    const { given, own } = readParams(request)
    const unsigned = await readPayload(given.transactionPayload, own, request)
    const transfer = readTransfer(unsigned.runtime, unsigned.call, own)
    const fee = await readFee(unsigned, own, request)
    return {
      toSign: [unsigned.payload],
      view: viewTransfer(transfer, { ...request, own, unsigned, fee }),
      complete: async ([signature]) => ({
        signature: toHex(joinBytes([sr25519], toSignature(signature))),
      }),
    }
  },
}

/** The parameters are an object, as in the methods of WalletConnect for Polkadot. */
function readParams(request: Pick<ApprovalRequest, 'address' | 'chainId' | 'params'>) {
  const { params } = request
  const given: unknown = Array.isArray(params) ? params[0] : params
  if (!isRecord(given)) throw invalidParams('The parameters are not an object.')
  const own = readOwnAccount(request)
  refuseOther(given.address, own)
  return { given, own }
}
