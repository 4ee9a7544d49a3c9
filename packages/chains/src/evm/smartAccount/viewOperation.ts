import { formatAmount } from '@latchkey/protocol/amount'
import { getAddress } from 'viem/utils'
import { type ApprovalAction, type ApprovalView, type ApprovalWarning, sortWarnings } from '../../approval.ts'
import { findNetwork } from '../approval/findNetwork.ts'
import { type FindToken, readCall, tokenAmount } from '../approval/readCall.ts'
import { highFee } from '../approval/viewTransactions.ts'
import type { BuiltOperation } from './buildOperation.ts'
import { maxCostOf, type SmartAccountKind, toRpcOperation } from './operation.ts'
import type { SmartRequest } from './smartRequest.ts'

/** What the visitor is shown of an operation, read back from what is signed. */
export function viewOperation(
  kind: SmartAccountKind,
  { operation, simulation, tokenFee, validUntil }: BuiltOperation,
  { address, chainId, find }: Pick<SmartRequest, 'address' | 'chainId'> & { find: FindToken },
): ApprovalView {
  const network = findNetwork(chainId)
  const { decimals = 18, symbol = '' } = network?.nativeCurrency ?? {}
  const { authorization, factory } = operation
  const actions: ApprovalAction[] = factory ? [{ type: 'deployAccount' }] : []
  if (authorization) actions.push({ type: 'upgradeAccount', contract: getAddress(authorization.address) })
  const warnings: ApprovalWarning[] = []
  let isFeeAllowed = false
  const calls = kind.decodeCalls(operation.callData)
  for (const { data, to, value } of calls) {
    const isCall = data !== '0x'
    if (value > 0n || !isCall)
      actions.push({ type: 'sendCoin', amount: formatAmount(value, decimals), symbol, to: getAddress(to) })
    if (!isCall) continue
    const effects = readCall(data, { token: to, account: address, find, isNested: false })
    // The wallet puts it before the calls of the page, so no other of the same kind is taken for it.
    const allowance = tokenFee && !isFeeAllowed && effects.actions.find(({ type }) => type === 'allow')
    if (allowance) isFeeAllowed = true
    actions.push(
      ...effects.actions.map((action) =>
        action === allowance && action.type === 'allow' ? { ...action, isForFee: true as const } : action,
      ),
    )
    warnings.push(...effects.warnings)
  }
  const cost = maxCostOf(operation)
  const isSponsored = operation.paymaster !== undefined && !tokenFee
  const fee = tokenFee
    ? tokenAmount(tokenFee.token, tokenFee.units, find)
    : { amount: formatAmount(cost, decimals), symbol }
  if (!isSponsored && cost >= highFee) warnings.push('highFee')
  const { eip7702Auth: _, ...signed } = toRpcOperation(operation, '0x')
  return {
    kind: 'transaction',
    chainId,
    network: network?.name,
    account: address,
    accountType: 'smartAccount',
    actions,
    warnings: sortWarnings(warnings),
    ...(isSponsored ? { isSponsored } : { fee }),
    simulation,
    fields: [
      ...calls.flatMap(({ data, to, value }, index) => {
        const prefix = calls.length > 1 ? `${index + 1}.` : ''
        return [
          { name: `${prefix}to`, value: getAddress(to) },
          { name: `${prefix}value`, value: value.toString() },
          { name: `${prefix}data`, value: data },
        ]
      }),
      ...Object.entries(signed)
        .filter(([name]) => name !== 'signature')
        .map(([name, value]) => ({ name, value: String(value) })),
      { name: 'entryPoint', value: getAddress(kind.entryPoint) },
      ...(kind.hasExpiry ? [{ name: 'validUntil', value: validUntil.toString() }] : []),
      ...Object.entries(authorization ?? {}).map(([name, value]) => ({
        name: `authorization.${name}`,
        value: String(value),
      })),
    ],
    raw: [JSON.stringify(signed)],
  }
}
