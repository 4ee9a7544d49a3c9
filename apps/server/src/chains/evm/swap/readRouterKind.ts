import { type Address, encodeFunctionData } from 'viem'
import { v3RouterAbi, v3SecondRouterAbi } from './abis.ts'
import type { Node } from './node.ts'

export type RouterKind = 'first' | 'second'

/** Which of the two v3 routers it is: their calls differ, and only the second supports v2 pools. */
export async function readRouterKind(node: Node, router: Address): Promise<RouterKind> {
  const [factory, factoryV2] = await node.batch([
    { to: router, data: encodeFunctionData({ abi: v3RouterAbi, functionName: 'factory' }) },
    { to: router, data: encodeFunctionData({ abi: v3SecondRouterAbi, functionName: 'factoryV2' }) },
  ])
  if (!factory) throw new Error(`${router} is not a v3 router`)
  return factoryV2 ? 'second' : 'first'
}
