import { formatAmount } from '@latchkey/protocol/amount'
import { type ApprovalRequest, type ApprovalView, sortWarnings } from '../../approval.ts'
import { eraOf, lifetimeBlocks } from '../era.ts'
import type { Unsigned } from '../extrinsic.ts'
import { toHex } from '../hex.ts'
import { knownTokens } from '../tokens.ts'
import type { OwnAccount } from './ownAccount.ts'
import type { Transfer } from './readTransfer.ts'

/** What the visitor is shown, read from the call that is signed. */
export function viewTransfer(
  transfer: Transfer,
  { chainId, fee, own, unsigned }: Pick<ApprovalRequest, 'chainId'> & viewTransfer.Context,
): ApprovalView {
  const { block, metadataHash, nonce, payload, runtime } = unsigned
  const { network } = own
  const { decimals, symbol } = network.currency
  const { amount, id, name, to } = transfer
  return {
    kind: 'transaction',
    chainId,
    network: network.name,
    account: own.address,
    actions: [toAction(transfer, own)],
    // A transfer costs a small part of a coin.
    warnings: sortWarnings(fee !== undefined && fee > 10n ** BigInt(decimals) ? ['highFee'] : []),
    fee: fee === undefined ? undefined : { amount: formatAmount(fee, decimals), symbol },
    simulation: fee === undefined ? 'unknown' : undefined,
    fields: [
      { name: 'method', value: name },
      { name: 'to', value: to },
      ...(id === undefined ? [] : [{ name: 'id', value: `${id}` }]),
      { name: 'amount', value: `${amount}` },
      { name: 'nonce', value: `${nonce}` },
      { name: 'tip', value: '0' },
      { name: 'era', value: `${toHex(eraOf(block.number))} (${lifetimeBlocks})` },
      { name: 'blockHash', value: block.hash },
      { name: 'genesisHash', value: runtime.genesisHash },
      { name: 'specVersion', value: `${runtime.specVersion}` },
      { name: 'transactionVersion', value: `${runtime.transactionVersion}` },
      ...(metadataHash ? [{ name: 'metadataHash', value: toHex(metadataHash) }] : []),
    ],
    raw: [toHex(payload)],
  }
}

export declare namespace viewTransfer {
  type Context = {
    readonly own: OwnAccount
    readonly unsigned: Unsigned
    /** Undefined if the nodes do not say it. */
    readonly fee: bigint | undefined
  }
}

function toAction({ amount, id, to }: Transfer, { network }: OwnAccount): ApprovalView['actions'][number] {
  const { decimals, symbol } = network.currency
  if (id === undefined) return { type: 'sendCoin', amount: formatAmount(amount, decimals), symbol, to }
  const listed = knownTokens[network.id] ?? {}
  const known = Object.hasOwn(listed, id) ? listed[id] : undefined
  return {
    type: 'sendToken',
    token: { address: `${id}`, symbol: known?.[0] ?? '', isListed: known !== undefined },
    amount: known ? formatAmount(amount, known[1]) : `${amount}`,
    isBaseUnits: known === undefined,
    to,
  }
}
