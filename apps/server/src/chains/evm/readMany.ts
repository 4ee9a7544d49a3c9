import type { ChainId } from '@latchkey/protocol/caip'
import {
  decodeAbiParameters,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
} from 'viem'
import { RpcFailure } from '../../gateway/gateway.ts'
import { reader } from './bytecode.gen.ts'
import { contractOf, type EvmContext } from './context.ts'
import { isListOf } from './isListOf.ts'
import { createNode } from './node.ts'

export type Read = { readonly to: Hex; readonly data: Hex }

const batchSize = 50
const maxConcurrent = 4
/** Longer responses are not legitimate here. */
const maxResultBytes = 2_048
/** Enough for a token behind two proxies; fifty of these still fit in a block. */
const gasEach = 500_000n

/**
 * Reads many contracts at one block. A failed read is undefined: a contract that
 * reverts, burns its gas or returns too much data does not affect the others.
 */
export async function readMany(
  context: EvmContext,
  chain: ChainId,
  reads: readonly Read[],
  options: { at?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<(Hex | undefined)[]> {
  const { at, signal } = options
  const node = createNode(context.gateway, chain, signal)
  const multicall = contractOf(context, chain, 'multicall3')
  const batches: Read[][] = []
  for (let start = 0; start < reads.length; start += batchSize)
    batches.push(reads.slice(start, start + batchSize))

  async function readBatch(batch: readonly Read[]): Promise<(Hex | undefined)[]> {
    if (multicall) {
      try {
        return fromMulticall(await node.call(multicall, toMulticall(batch), at), batch.length)
      } catch (error) {
        // Reached because of one hostile contract or a wrong multicall3 address.
        if (!(error instanceof RpcFailure || error instanceof UnreadableError)) throw error
      }
    }
    return fromReader(await node.call(undefined, toReader(batch), at), batch.length)
  }

  const answers: (Hex | undefined)[] = []
  for (let start = 0; start < batches.length; start += maxConcurrent)
    answers.push(...(await Promise.all(batches.slice(start, start + maxConcurrent).map(readBatch))).flat())
  return answers
}

function toMulticall(batch: readonly Read[]): Hex {
  const calls = batch.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))
  return encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
}

export function fromMulticall(data: Hex, count: number): (Hex | undefined)[] {
  return decode(data, count, () =>
    decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data }).map(
      ({ success, returnData }) => ({
        ok: success,
        data: returnData,
      }),
    ),
  )
}

const readerInput = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'data', type: 'bytes' },
    ],
  },
  { type: 'uint256' },
  { type: 'uint256' },
] as const
const readerOutput = [
  {
    type: 'tuple[]',
    components: [
      { name: 'ok', type: 'bool' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

function toReader(batch: readonly Read[]): Hex {
  const calls = batch.map(({ to, data }) => ({ target: to, data }))
  const input = encodeAbiParameters(readerInput, [calls, gasEach, BigInt(maxResultBytes)])
  return `${reader}${input.slice(2)}` as Hex
}

export function fromReader(data: Hex, count: number): (Hex | undefined)[] {
  return decode(data, count, () => decodeAbiParameters(readerOutput, data)[0])
}

function decode(
  data: Hex,
  count: number,
  read: () => readonly { ok: boolean; data: Hex }[],
): (Hex | undefined)[] {
  if (!isListOf(data, count, maxResultBytes)) throw new UnreadableError()
  try {
    const results = read()
    // Success without data is what an address without code returns.
    return results.map(({ ok, data }) =>
      ok && data !== '0x' && data.length <= 2 + 2 * maxResultBytes ? data : undefined,
    )
  } catch (cause) {
    throw new UnreadableError({ cause })
  }
}

/** Thrown if a whole batch returned something unexpected. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
  constructor(options?: ErrorOptions) {
    super('The batch contract returned an unexpected shape', options)
  }
}
