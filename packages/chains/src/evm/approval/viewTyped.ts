import type { ApprovalRequest, ApprovalView, ApprovalWarning } from '../../approval.ts'
import { sortWarnings } from '../../approval.ts'
import { networkName } from './findNetwork.ts'
import { allowanceOf, type CallEffects, type FindToken, maxUint160 } from './readCall.ts'
import { addressIn, fieldIn, integerIn, listFields, type Typed, type Value } from './typedData.ts'

const maxUint256 = 2n ** 256n - 1n

/** What the visitor is shown of structured data. */
export function viewTyped(
  typed: Typed,
  { address, chainId, find }: Pick<ApprovalRequest, 'address' | 'chainId'> & { find: FindToken },
): ApprovalView {
  const contract = addressIn(typed.domain, 'verifyingContract')
  const permits = readPermits(typed, find)
  const warnings: ApprovalWarning[] = permits.flatMap(({ warnings }) => warnings)
  if (permits.length > 0) warnings.push('permit')
  if (isOrder(typed.message)) warnings.push('order')
  const chain = integerIn(typed.domain, 'chainId')
  if (chain !== undefined && chainId !== `eip155:${chain}`) warnings.push('otherChain')
  const owner = addressIn(typed.message, 'owner') ?? addressIn(typed.message, 'holder')
  if (permits.length > 0 && owner && owner.toLowerCase() !== address.toLowerCase())
    warnings.push('otherAccount')
  return {
    kind: 'typedData',
    chainId,
    network: networkName(chainId),
    account: address,
    actions:
      permits.length > 0
        ? permits.flatMap(({ actions }) => actions)
        : [{ type: 'signData', name: typed.primaryType, contract }],
    warnings: sortWarnings(warnings),
    fields: listFields(typed),
    raw: [JSON.stringify(typed)],
  }
}

/** Tokens that the data allows to be spent. */
export function tokensInTyped(typed: Typed): readonly string[] {
  const found = new Set<string>()
  readPermits(typed, (token) => {
    found.add(token.toLowerCase())
    return undefined
  })
  return [...found]
}

/**
 * Allowances that the data grants: a permit of a token (EIP-2612, and the one of Dai), or
 * of Permit2, for one token or several. By the shape of the data, because names of types
 * are the app's choice.
 */
function readPermits({ domain, message }: Typed, find: FindToken): readonly CallEffects[] {
  const spender = addressIn(message, 'spender')
  if (!spender) return []
  const token = addressIn(domain, 'verifyingContract')
  const value = integerIn(message, 'value')
  if (token && value !== undefined) return [allowanceOf({ token, find }, spender, value)]
  const isAllowed = fieldIn(message, 'allowed')
  if (token && typeof isAllowed === 'boolean')
    return [allowanceOf({ token, find }, spender, isAllowed ? maxUint256 : 0n)]
  const details = fieldIn(message, 'details') ?? fieldIn(message, 'permitted')
  const list: readonly Value[] = Array.isArray(details) ? details : details === undefined ? [] : [details]
  return list.flatMap((one) => {
    const token = addressIn(one, 'token')
    const amount = integerIn(one, 'amount')
    return token && amount !== undefined ? [allowanceOf({ token, find }, spender, amount, maxUint160)] : []
  })
}

/** Orders of marketplaces: a signature can hand over what is offered, for what the order says. */
function isOrder(message: Value): boolean {
  const has = (...names: readonly string[]) => names.every((name) => fieldIn(message, name) !== undefined)
  return (
    has('offer', 'consideration') ||
    has('makerAsset', 'takerAsset') ||
    has('sellToken', 'buyToken') ||
    has('trader', 'side')
  )
}
