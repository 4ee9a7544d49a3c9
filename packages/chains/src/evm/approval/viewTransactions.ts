import { formatAmount } from '@latchkey/protocol/amount'
import type { Hex } from 'viem'
import { getAddress } from 'viem/utils'
import {
  type ApprovalAction,
  type ApprovalRequest,
  type ApprovalView,
  type ApprovalWarning,
  invalidParams,
  sortWarnings,
} from '../../approval.ts'
import { findNetwork } from './findNetwork.ts'
import { type FindToken, readCall } from './readCall.ts'
import { chainNumber, readUnsigned, type Unsigned } from './transaction.ts'

/** A tenth of a coin: more than a transaction costs on any known chain. */
export const highFee = 10n ** 17n

/** What the visitor is shown of transactions, read from the bytes that are signed. */
export function viewTransactions(
  unsigned: readonly Hex[],
  { address, chainId, find, simulation }: viewTransactions.Context,
): ApprovalView {
  const all = unsigned.map(readUnsigned)
  if (all.some((one) => one.chainId !== chainNumber(chainId)))
    throw invalidParams('The transaction is malformed.')
  const network = findNetwork(chainId)
  const { decimals = 18, symbol = '' } = network?.nativeCurrency ?? {}
  const actions: ApprovalAction[] = []
  const warnings: ApprovalWarning[] = all.length > 1 ? ['severalTransactions'] : []
  for (const { data, to, value } of all) {
    const isCall = data !== '0x'
    if (!to) {
      actions.push({ type: 'create' })
      warnings.push('createsContract')
    }
    if (to && (value > 0n || !isCall))
      actions.push({ type: 'sendCoin', amount: formatAmount(value, decimals), symbol, to: getAddress(to) })
    if (to && isCall) {
      const effects = readCall(data, { token: to, account: address, find, isNested: false })
      actions.push(...effects.actions)
      warnings.push(...effects.warnings)
    }
  }
  const fee = all.reduce((sum, { gas, price }) => sum + gas * price, 0n)
  if (fee >= highFee) warnings.push('highFee')
  return {
    kind: 'transaction',
    chainId,
    network: network?.name,
    account: address,
    actions,
    warnings: sortWarnings(warnings),
    fee: { amount: formatAmount(fee, decimals), symbol },
    simulation,
    fields: all.flatMap((one, index) => fieldsOf(one, all.length > 1 ? `${index + 1}.` : '')),
    raw: [...unsigned],
  }
}

export declare namespace viewTransactions {
  type Context = Pick<ApprovalRequest, 'address' | 'chainId'> & {
    find: FindToken
    simulation: ApprovalView['simulation']
  }
}

/** Every field that is signed. */
function fieldsOf({ accessList, chainId, data, gas, nonce, price, to, value }: Unsigned, prefix: string) {
  const fields: Readonly<Record<string, string | undefined>> = {
    to: to && getAddress(to),
    value: value.toString(),
    data,
    nonce: nonce.toString(),
    gas: gas.toString(),
    maxFeePerGas: price.toString(),
    chainId: chainId.toString(),
    accessList: accessList.length ? JSON.stringify(accessList) : undefined,
  }
  return Object.entries(fields).flatMap(([name, text]) =>
    text === undefined ? [] : [{ name: `${prefix}${name}`, value: text }],
  )
}
