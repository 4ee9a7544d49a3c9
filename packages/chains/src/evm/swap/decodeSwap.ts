import { isWrapping } from '@latchkey/protocol/calls'
import { type Abi, type AbiFunction, type Hex, parseAbi } from 'viem'
import { decodeFunctionData, encodeFunctionData, toFunctionSelector } from 'viem/utils'
import type { Driver } from '../../driver.ts'
import { addressKey } from '../addresses.ts'
import type { ContractBook } from './contractsOf.ts'

/**
 * What the calldata of a swap says: the minimum that its contract enforces, or in what it
 * differs from the swap that is shown. `unread` if the call is not one of the known ones.
 */
export type DecodedSwap =
  | { readonly status: 'read'; readonly least: bigint }
  | { readonly status: 'wrong'; readonly details: string }
  | { readonly status: 'unread' }

export type WantedSwap = Pick<Driver.JudgeSwapArgs, 'address' | 'from' | 'to' | 'units'> & {
  readonly transaction: Driver.SwapCall
}

/** Decodes a swap and compares it with what is shown. The target must be in `book`. */
export function decodeSwap(wanted: WantedSwap, book: ContractBook): DecodedSwap {
  const { from, transaction, units } = wanted
  if (transaction.value !== (from === undefined ? units : 0n))
    return wrong('it sends another amount of coins')
  try {
    switch (book.kinds.get(addressKey(transaction.to))) {
      case 'weth':
        return decodeWrapping(wanted, book)
      case 'uniswapV2':
        return decodeV2(wanted, book)
      case 'uniswapV3':
        return decodeV3(wanted, book)
      case 'oneinch':
        return decodeOneinch(wanted, transaction.data as Hex)
      case 'lifi':
        return decodeLifi(wanted)
      default:
        return { status: 'unread' }
    }
  } catch {
    return { status: 'unread' }
  }
}

/** Functions that move or allow tokens. No router needs them to be called from outside. */
const refusedSelectors: ReadonlySet<string> = new Set([
  '0xa9059cbb', // transfer(address,uint256)
  '0xbe45fd62', // transfer(address,uint256,bytes)
  '0x23b872dd', // transferFrom(address,address,uint256)
  '0x4000aea0', // transferAndCall(address,uint256,bytes)
  '0x095ea7b3', // approve(address,uint256)
  '0xcae9ca51', // approveAndCall(address,uint256,bytes)
  '0x39509351', // increaseAllowance(address,uint256)
  '0xd73dd623', // increaseApproval(address,uint256)
  '0xa22cb465', // setApprovalForAll(address,bool)
  '0xd505accf', // permit of EIP-2612
  '0x8fcbaf0c', // permit of DAI
  '0x87517c45', // approve of Permit2
  '0x2b67b570', // permit of Permit2, for one token
  '0x2a2d80d1', // permit of Permit2, for several
  '0x36c78516', // transferFrom of Permit2
  '0x42842e0e', // safeTransferFrom of ERC-721
  '0xb88d4fde', // safeTransferFrom of ERC-721, with data
  '0xf242432a', // safeTransferFrom of ERC-1155
  '0x2eb2c2d6', // safeBatchTransferFrom of ERC-1155
  '0x9bd9bbc6', // send of ERC-777
  '0x959b8c3f', // authorizeOperator of ERC-777
  '0xf2fde38b', // transferOwnership(address)
])

/** Whether the calldata moves or allows tokens by itself, whatever contract it is for. */
export function movesTokens(data: string): boolean {
  return refusedSelectors.has(data.slice(0, 10).toLowerCase())
}

function decodeWrapping({ from, to, transaction, units }: WantedSwap, { weth }: ContractBook): DecodedSwap {
  const target = addressKey(transaction.to)
  const ends = from === undefined ? to : to === undefined ? from : undefined
  if (ends === undefined || addressKey(ends) !== target || target !== weth)
    return wrong('it wraps another coin than the one that is swapped')
  const unwrapped = from === undefined ? undefined : units
  if (!isWrapping(transaction.data, { unwrapped })) return wrong('it does more than wrap the coin')
  return { status: 'read', least: units }
}

const v2Abi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

function decodeV2(wanted: WantedSwap, book: ContractBook): DecodedSwap {
  const data = wanted.transaction.data as Hex
  const { functionName, args } = decodeFunctionData({ abi: v2Abi, data })
  if (!isCanonical(v2Abi, data)) return wrong('its calldata is encoded in an unusual way')
  const paysCoin = functionName.startsWith('swapExactETH')
  const getsCoin = /ForETH/.test(functionName)
  if (paysCoin !== (wanted.from === undefined) || getsCoin !== (wanted.to === undefined))
    return wrong('it swaps the coin instead of a token, or a token instead of the coin')
  const [amountIn, least, path, to] =
    args.length === 5 ? args : ([wanted.units, args[0], args[1], args[2]] as const)
  if (amountIn !== wanted.units) return wrong('it takes another amount')
  if (!isSame(to, wanted.address)) return wrong('it pays another recipient')
  return checkEnds(wanted, book, path) ?? { status: 'read', least }
}

// The same functions of both v3 routers, which differ in where the deadline is.
const v3Abi = parseAbi([
  'struct First { bytes path; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; }',
  'struct Second { bytes path; address recipient; uint256 amountIn; uint256 amountOutMinimum; }',
  'struct FirstSingle { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'struct SecondSingle { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInput(First params)',
  'function exactInput(Second params)',
  'function exactInputSingle(FirstSingle params)',
  'function exactInputSingle(SecondSingle params)',
  'function multicall(bytes[] data)',
  'function multicall(uint256 deadline, bytes[] data)',
  'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient)',
  'function refundETH()',
])

/** How v3 routers write "this contract" as the recipient: zero in the first, two in the second. */
const routerItself = [
  '0x0000000000000000000000000000000000000000',
  '0x0000000000000000000000000000000000000002',
]
/** How the second v3 router writes "who called". */
const caller = '0x0000000000000000000000000000000000000001'

function decodeV3(wanted: WantedSwap, book: ContractBook): DecodedSwap {
  const { address, from, to, transaction, units } = wanted
  let swapped: { least: bigint; kept: boolean } | undefined
  let unwrapped: bigint | undefined
  for (const data of callsIn(transaction.data as Hex)) {
    const call = decodeFunctionData({ abi: v3Abi, data })
    if (!isCanonical(v3Abi, data)) return wrong('its calldata is encoded in an unusual way')
    switch (call.functionName) {
      case 'selfPermit':
      case 'selfPermitIfNecessary': {
        const [token, value] = call.args
        if (swapped || from === undefined || !isSame(token, from) || value !== units)
          return wrong('it uses a permit for something else')
        break
      }
      case 'exactInput':
      case 'exactInputSingle': {
        const [params] = call.args
        const { amountIn, amountOutMinimum, recipient } = params
        if (swapped) return wrong('it swaps more than once')
        if (amountIn !== units) return wrong('it takes another amount')
        const path = 'path' in params ? pathOf(params.path) : [params.tokenIn, params.tokenOut]
        // At a price limit it would take only a part of the amount.
        if ('sqrtPriceLimitX96' in params && params.sqrtPriceLimitX96 !== 0n)
          return wrong('it stops at a price limit')
        const ends = checkEnds(wanted, book, path)
        if (ends) return ends
        const kept = isSame(recipient, transaction.to) || routerItself.includes(recipient.toLowerCase())
        const paid = isSame(recipient, address) || recipient.toLowerCase() === caller
        if (to === undefined ? !kept : !paid) return wrong('it pays another recipient')
        swapped = { least: amountOutMinimum, kept }
        break
      }
      case 'unwrapWETH9': {
        const [minimum, recipient] = call.args
        if (!swapped?.kept || unwrapped !== undefined) return wrong('it unwraps what it did not swap')
        if (!isSame(recipient, address)) return wrong('it pays another recipient')
        unwrapped = minimum
        break
      }
      case 'refundETH':
        break
      default:
        return wrong('it nests calls')
    }
  }
  if (!swapped) return wrong('it does not swap')
  if (to !== undefined) return { status: 'read', least: swapped.least }
  return unwrapped === undefined ? wrong('it leaves the coins behind') : { status: 'read', least: unwrapped }
}

/** The calls of a multicall, or the call itself. */
function callsIn(data: Hex): readonly Hex[] {
  const call = decodeFunctionData({ abi: v3Abi, data })
  if (call.functionName !== 'multicall') return [data]
  if (!isCanonical(v3Abi, data)) throw new Error('not canonical')
  return call.args.length === 2 ? call.args[1] : call.args[0]
}

/** Tokens of a packed v3 path: 20 bytes each, with the 3 bytes of a fee between them. */
function pathOf(path: Hex): Hex[] {
  const bytes = path.slice(2)
  if (bytes.length < 86 || (bytes.length - 40) % 46 !== 0) throw new Error('not a path')
  return Array.from(
    { length: (bytes.length - 40) / 46 + 1 },
    (_, index) => `0x${bytes.slice(index * 46, index * 46 + 40)}` as const,
  )
}

function checkEnds(
  { from, to }: WantedSwap,
  { weth }: ContractBook,
  path: readonly string[],
): Extract<DecodedSwap, { status: 'wrong' }> | undefined {
  const [first, last] = [path[0], path.at(-1)]
  const [given, taken] = [from ?? weth, to ?? weth]
  if (path.length < 2 || !first || !last || !given || !taken) return wrong('its path is incomplete')
  if (!isSame(first, given)) return wrong('it takes another token')
  return isSame(last, taken) ? undefined : wrong('it gives another token')
}

const oneinchAbi = parseAbi([
  'struct Description { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, Description desc, bytes data)',
  'function permitAndCall(bytes permit, bytes action)',
])
const oneinchCoin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const zero = '0x0000000000000000000000000000000000000000'
const partialFill = 1n

/** The router's generic swap, whose minimum the router enforces. Its others trust the pool they are given. */
function decodeOneinch(wanted: WantedSwap, data: Hex, nested = false): DecodedSwap {
  const { address, from, to, units } = wanted
  const call = decodeFunctionData({ abi: oneinchAbi, data })
  if (call.functionName === 'permitAndCall') {
    const [permit, action] = call.args
    if (nested || from === undefined || !isSame(permit.slice(0, 42), from))
      return wrong('it uses a permit for something else')
    return decodeOneinch(wanted, action, true)
  }
  const [, { amount, dstReceiver, dstToken, flags, minReturnAmount, srcToken }] = call.args
  const isCoin = (token: string) => [oneinchCoin, zero].includes(token.toLowerCase())
  if (from === undefined ? !isCoin(srcToken) : !isSame(srcToken, from)) return wrong('it takes another token')
  if (to === undefined ? !isCoin(dstToken) : !isSame(dstToken, to)) return wrong('it gives another token')
  if (amount !== units) return wrong('it takes another amount')
  if (!isSame(dstReceiver, address) && !isSame(dstReceiver, zero)) return wrong('it pays another recipient')
  if ((flags & partialFill) !== 0n) return wrong('it may swap only a part')
  return { status: 'read', least: minReturnAmount }
}

const lifiStep =
  'struct Step { address callTo; address approveTo; address sendingAssetId; address receivingAssetId; uint256 fromAmount; bytes callData; bool requiresDeposit; }'
const lifiArgs =
  'bytes32 id, string integrator, string referrer, address receiver, uint256 minAmountOut, Step'
const lifiAbi = parseAbi([
  lifiStep,
  `function swapTokensGeneric(${lifiArgs}[] steps)`,
  `function swapTokensMultipleV3ERC20ToERC20(${lifiArgs}[] steps)`,
  `function swapTokensMultipleV3ERC20ToNative(${lifiArgs}[] steps)`,
  `function swapTokensMultipleV3NativeToERC20(${lifiArgs}[] steps)`,
  `function swapTokensSingleV3ERC20ToERC20(${lifiArgs} step)`,
  `function swapTokensSingleV3ERC20ToNative(${lifiArgs} step)`,
  `function swapTokensSingleV3NativeToERC20(${lifiArgs} step)`,
])

function decodeLifi({ address, from, to, transaction, units }: WantedSwap): DecodedSwap {
  const { args } = decodeFunctionData({ abi: lifiAbi, data: transaction.data as Hex })
  const [, , , receiver, least, given] = args
  const steps = Array.isArray(given) ? (given as readonly LifiStep[]) : [given as LifiStep]
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return wrong('it does not swap')
  if (!isSame(receiver, address)) return wrong('it pays another recipient')
  if (!isSame(first.sendingAssetId, from ?? zero)) return wrong('it takes another token')
  if (!isSame(last.receivingAssetId, to ?? zero)) return wrong('it gives another token')
  if (first.fromAmount !== units) return wrong('it takes another amount')
  // The contract takes what any of the steps says it needs.
  if (steps.slice(1).some(({ requiresDeposit }) => requiresDeposit)) return wrong('it takes another token')
  return { status: 'read', least }
}

type LifiStep = {
  readonly sendingAssetId: string
  readonly receivingAssetId: string
  readonly fromAmount: bigint
  readonly requiresDeposit: boolean
}

/** Encoded again it must be the same: two ways to read the same bytes are one too many. */
function isCanonical(abi: Abi, data: Hex): boolean {
  // By the selector and not by the name, which several functions share.
  const one = abi.filter(
    (item): item is AbiFunction =>
      item.type === 'function' && toFunctionSelector(item) === data.slice(0, 10).toLowerCase(),
  )
  const { args, functionName } = decodeFunctionData({ abi: one, data })
  return encodeFunctionData({ abi: one, functionName, args } as never).toLowerCase() === data.toLowerCase()
}

function isSame(one: string, other: string): boolean {
  return addressKey(one) === addressKey(other)
}

function wrong(details: string): Extract<DecodedSwap, { status: 'wrong' }> {
  return { status: 'wrong', details }
}
