import { isRecord } from '@latchkey/protocol/isRecord'
import { base64, hex } from '@scure/base'
import { p2pkh, SigHash } from '@scure/btc-signer'
import { type ApprovalFamily, type ApprovalRequest, invalidParams, type WalletReads } from '../../approval.ts'
import { signMessage } from './message.ts'
import { readOwnAccount, refuseOther } from './ownAccount.ts'
import { type PsbtInput, readPsbt } from './readPsbt.ts'
import { toDer } from './toDer.ts'
import { viewPsbt } from './viewPsbt.ts'

/** What a Bitcoin account of our own wallet answers without a signature. */
export const reads: WalletReads = {
  async getAccountAddresses(request) {
    const { own } = readParams(request)
    return [{ address: own.address, publicKey: hex.encode(own.publicKey), intention: 'payment' }]
  },
}

/** What a Bitcoin account of our own wallet signs. */
export const approvals: ApprovalFamily = {
  async signMessage(request) {
    const { given, own } = readParams(request)
    return signMessage(given, { ...request, own })
  },
  async signPsbt(request) {
    const { given, own } = readParams(request)
    if (given.broadcast) throw invalidParams('The wallet signs, and the page sends.')
    const psbt = readPsbt(given, own)
    const { inputs, signed, tx } = psbt
    const code = p2pkh(own.publicKey).script
    return {
      toSign: signed.map((index) =>
        tx.preimageWitnessV0(index, code, SigHash.ALL, (inputs[index] as PsbtInput).amount),
      ),
      view: viewPsbt(psbt, { ...request, own }),
      async complete(signatures) {
        for (const [at, index] of signed.entries())
          tx.updateInput(index, { partialSig: [[own.publicKey, toDer(signatures[at])]] }, true)
        return { psbt: base64.encode(tx.toPSBT(0)) }
      },
    }
  },
}

/** The parameters are an object, as in the methods of WalletConnect for Bitcoin. */
function readParams(request: Pick<ApprovalRequest, 'address' | 'chainId' | 'params' | 'publicKey'>) {
  const { params } = request
  const given: unknown = Array.isArray(params) ? params[0] : params
  if (!isRecord(given)) throw invalidParams('The parameters are not an object.')
  const own = readOwnAccount(request)
  refuseOther(given.account, own)
  refuseOther(given.address, own)
  return { given, own }
}
