import type { Approval, ApprovalRequest, AskNode } from '../../approval.ts'
import { signBytes } from '../signBytes.ts'
import { approvals } from './index.ts'

/** Hardhat's and anvil's first account. */
export const key = Uint8Array.from(
  Buffer.from('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80', 'hex'),
)
export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Answers of a node, by method. */
export type Answers = Readonly<Record<string, unknown>>

/** A node of Ethereum that answers what it is told to, and remembers what was sent to it. */
export function tellingNode(answers: Answers = {}) {
  const sent: string[] = []
  const all: Answers = {
    eth_chainId: '0x1',
    eth_getTransactionCount: '0x7',
    eth_estimateGas: '0x5208',
    eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
    eth_maxPriorityFeePerGas: '0x5f5e100',
    eth_gasPrice: '0x77359400',
    ...answers,
  }
  const ask: AskNode = async (method, params) => {
    if (method === 'eth_sendRawTransaction') sent.push(String(params[0]))
    const answer = all[method]
    if (answer instanceof Error) throw answer
    if (answer === undefined && method !== 'eth_sendRawTransaction')
      throw Object.assign(new Error('method not found'), { code: -32601 })
    return answer ?? '0x'
  }
  return { ask, sent }
}

/** Prepares what a page asks for. */
export function prepare(
  method: string,
  params: unknown,
  { ask = tellingNode().ask, ...more }: Partial<ApprovalRequest> = {},
): Promise<Approval> {
  const one = approvals[method]
  if (!one) throw new Error(`no such method: ${method}`)
  return one({ chainId: 'eip155:1', address: account, origin: 'https://shop.test', params, ask, ...more })
}

/** Signs as the wallet does, and completes. */
export function approve({ complete, toSign }: Approval): Promise<unknown> {
  return complete(toSign.map((digest) => signBytes(key, digest)))
}
