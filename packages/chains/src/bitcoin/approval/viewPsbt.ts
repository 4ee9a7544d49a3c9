import { formatAmount } from '@latchkey/protocol/amount'
import { hex } from '@scure/base'
import {
  type ApprovalAction,
  type ApprovalField,
  type ApprovalRequest,
  type ApprovalView,
  type ApprovalWarning,
  sortWarnings,
} from '../../approval.ts'
import { toText } from '../../describeText.ts'
import type { OwnAccount } from './ownAccount.ts'
import type { Psbt, PsbtOutput } from './readPsbt.ts'

const decimals = 8
const symbol = 'BTC'
/** Below it, a fee is never too high: small payments cost as much as large ones. */
const usualFee = 10_000n
/** Above it, a fee always is. */
const extremeFee = 1_000_000n
/** The part of what is sent above which a fee is high: 5 %. */
const highPart = 20n

/** What the visitor is shown, read from the transaction whose inputs are signed. */
export function viewPsbt(
  { fee, inputs, outputs, tx }: Psbt,
  { chainId, own }: Pick<ApprovalRequest, 'chainId'> & { own: OwnAccount },
): ApprovalView {
  const others = outputs.filter((output) => output.type === 'note' || !output.isOwn)
  // A transaction that only pays the account itself is shown too.
  const shown = others.some(({ type }) => type === 'payment') ? others : outputs
  const sent = shown.reduce((sum, output) => sum + (output.type === 'payment' ? output.amount : 0n), 0n)
  const warnings: ApprovalWarning[] = []
  if (inputs.some(({ isOwn }) => !isOwn)) warnings.push('otherAccount')
  if (fee >= extremeFee || (fee > usualFee && fee * highPart > sent)) warnings.push('highFee')
  if (outputs.some((output) => output.type === 'note' && toText(output.note) === undefined))
    warnings.push('unreadable')
  return {
    kind: 'transaction',
    chainId,
    network: own.network.name,
    account: own.address,
    actions: shown.map(toAction),
    warnings: sortWarnings(warnings),
    fee: coins(fee),
    fields: [
      { name: 'version', value: `${tx.version}` },
      { name: 'lockTime', value: `${tx.lockTime}` },
      ...inputs.flatMap(({ address, amount, outpoint, sequence }, index): ApprovalField[] => [
        { name: `inputs.${index}.output`, value: outpoint },
        { name: `inputs.${index}.amount`, value: formatAmount(amount, decimals) },
        { name: `inputs.${index}.address`, value: address ?? '' },
        { name: `inputs.${index}.sequence`, value: `${sequence}` },
      ]),
      ...outputs.flatMap((output, index): ApprovalField[] =>
        output.type === 'note'
          ? [{ name: `outputs.${index}.data`, value: `0x${hex.encode(output.note)}` }]
          : [
              { name: `outputs.${index}.amount`, value: formatAmount(output.amount, decimals) },
              { name: `outputs.${index}.address`, value: output.address },
            ],
      ),
    ],
    raw: [`0x${hex.encode(tx.unsignedTx)}`],
  }
}

function toAction(output: PsbtOutput): ApprovalAction {
  if (output.type === 'note')
    return { type: 'memo', text: toText(output.note) ?? `0x${hex.encode(output.note)}` }
  return { type: 'sendCoin', ...coins(output.amount), to: output.address }
}

function coins(satoshis: bigint) {
  return { amount: formatAmount(satoshis, decimals), symbol }
}
