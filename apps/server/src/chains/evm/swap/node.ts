import type { ChainId } from '@latchkey/protocol/caip'
import {
  type Address,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  isHex,
  numberToHex,
} from 'viem'
import type { Gateway } from '../../../gateway/gateway.ts'
import { batch } from '../bytecode.gen.ts'
import { isListOf } from '../isListOf.ts'
import { batchAbi, multicallAbi } from './abis.ts'

/** RPC calls for swaps on one chain. */
export type Node = {
  /** Rejects with `RpcFailure` if the call reverts. */
  call(call: NodeCall, overrides?: Readonly<Record<Address, { readonly code: Hex }>>): Promise<Hex>
  /** Several calls at one block; undefined for one that failed. */
  batch(calls: readonly { readonly to: Address; readonly data: Hex }[]): Promise<(Hex | undefined)[]>
  estimateGas(call: NodeCall): Promise<bigint>
  balance(address: Address): Promise<bigint>
}

export type NodeCall = {
  readonly from?: Address
  readonly to?: Address
  readonly data: Hex
  readonly value?: bigint
}

/** The data a constructor returns is limited to the size of a contract. */
const perConstructor = 24
/** A quote along a path is a list of amounts. */
const maxResultBytes = 2_048

export function openNode({ gateway, chain, multicall, signal, fresh = false }: openNode.Options): Node {
  const ask = async (method: string, params: unknown[]): Promise<Hex> => {
    const answer = await gateway.request(chain, method, params, { signal, fresh })
    if (!isHex(answer)) throw new Error(`${method} did not return bytes`)
    return answer
  }
  const toParams = ({ value, ...call }: NodeCall) => ({
    ...call,
    ...(value === undefined ? {} : { value: numberToHex(value) }),
  })
  const call: Node['call'] = (call, overrides) =>
    ask('eth_call', [toParams(call), 'latest', ...(overrides ? [overrides] : [])])

  async function throughContract(to: Address, calls: readonly { to: Address; data: Hex }[]) {
    const list = calls.map(({ to, data }) => ({ target: to, allowFailure: true, data }))
    const data = encodeFunctionData({ abi: multicallAbi, functionName: 'aggregate3', args: [list] })
    const answer = readable(await call({ to, data }), calls.length)
    return decodeFunctionResult({ abi: multicallAbi, functionName: 'aggregate3', data: answer })
  }

  async function throughConstructor(calls: readonly { to: Address; data: Hex }[]) {
    const list = calls.map(({ to, data }) => ({ target: to, data }))
    const data = encodeDeployData({ abi: batchAbi, bytecode: batch, args: [list] })
    const answer = readable(await call({ data }), calls.length)
    return decodeFunctionResult({ abi: batchAbi, functionName: 'results', data: answer })
  }

  return {
    call,
    async batch(calls) {
      const parts = multicall
        ? [throughContract(multicall, calls)]
        : chunksOf(calls, perConstructor).map(throughConstructor)
      const results = (await Promise.all(parts)).flat()
      // An account without code returns success without data for every call.
      return results.map(({ success, returnData }) =>
        success && returnData !== '0x' ? returnData : undefined,
      )
    },
    estimateGas: async (call) => BigInt(await ask('eth_estimateGas', [toParams(call)])),
    balance: async (address) => BigInt(await ask('eth_getBalance', [address, 'latest'])),
  }
}

export declare namespace openNode {
  type Options = {
    readonly gateway: Gateway
    readonly chain: ChainId
    /** Saves calls, if the chain has one. */
    readonly multicall: Address | undefined
    readonly signal: AbortSignal
    /** True to bypass the gateway's cache. */
    readonly fresh?: boolean
  }
}

function readable(answer: Hex, count: number): Hex {
  if (!isListOf(answer, count, maxResultBytes))
    throw new Error('the batch contract returned an unexpected shape')
  return answer
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
