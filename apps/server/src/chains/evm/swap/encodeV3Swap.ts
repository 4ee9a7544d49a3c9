import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { BuildRequest } from '../../../features/swap/provider.ts'
import { v3FirstRouterAbi, v3RouterAbi, v3SecondRouterAbi } from './abis.ts'
import type { Permit } from './readPermit.ts'
import type { RouterKind } from './readRouterKind.ts'

/** Encodes a v3 router call: permit first, then the swap, then unwrapping and refunding coins. */
export function encodeV3Swap({ request, kind, router, path, least, permit }: encodeV3Swap.Args): Hex {
  const { from, to, amount } = request
  const user = request.user as Address
  const deadline = BigInt(request.deadline)
  // The router pays out wrapped coins, so it receives them itself until they are unwrapped.
  const recipient = to.native ? router : user
  const abi = v3RouterAbi
  const swap = { path, recipient, amountIn: amount, amountOutMinimum: least }
  const calls: Hex[] = []
  if (permit) {
    const { value, deadline, v, r, s } = permit
    const args = [from.address as Address, value, deadline, v, r, s] as const
    calls.push(encodeFunctionData({ abi, functionName: 'selfPermitIfNecessary', args }))
  }
  calls.push(
    kind === 'first'
      ? encodeFunctionData({
          abi: v3FirstRouterAbi,
          functionName: 'exactInput',
          args: [{ ...swap, deadline }],
        })
      : encodeFunctionData({ abi: v3SecondRouterAbi, functionName: 'exactInput', args: [swap] }),
  )
  if (to.native) calls.push(encodeFunctionData({ abi, functionName: 'unwrapWETH9', args: [least, user] }))
  if (from.native) calls.push(encodeFunctionData({ abi, functionName: 'refundETH' }))
  if (kind === 'second')
    return encodeFunctionData({
      abi: v3SecondRouterAbi,
      functionName: 'multicall',
      args: [deadline, calls],
    })
  const [only] = calls
  if (only && calls.length === 1) return only
  return encodeFunctionData({ abi: v3FirstRouterAbi, functionName: 'multicall', args: [calls] })
}

export declare namespace encodeV3Swap {
  type Args = {
    readonly request: BuildRequest
    readonly kind: RouterKind
    readonly router: Address
    readonly path: Hex
    readonly least: bigint
    readonly permit: Permit | undefined
  }
}
