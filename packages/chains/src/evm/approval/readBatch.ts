import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { type ApprovalRequest, invalidParams } from '../../approval.ts'
import { addressKey } from '../addresses.ts'
import { readQuantity } from './quantity.ts'
import { chainNumber } from './transaction.ts'

/** Reads the parameter of `wallet_sendCalls` (EIP-5792). Of each call only what it does is kept. */
export function readBatch({ address, chainId, params }: ApprovalRequest, maxCalls: number) {
  const [batch] = Array.isArray(params) ? params : []
  if (!isRecord(batch) || !Array.isArray(batch.calls) || batch.calls.length === 0)
    throw invalidParams('The batch is malformed.')
  const { atomicRequired, capabilities, from } = batch
  if (from !== undefined && (typeof from !== 'string' || addressKey(from) !== addressKey(address)))
    throw new KitError(rpcErrors[4100], { details: '`from` is another account.' })
  if (readQuantity('chainId', batch.chainId, 2n ** 53n) !== BigInt(chainNumber(chainId)))
    throw new KitError(rpcErrors[5710])
  if (batch.calls.length > maxCalls) throw new KitError(rpcErrors[5740])
  const calls = batch.calls.map((call: unknown) => {
    const { data, to, value } = isRecord(call) ? call : {}
    return {
      ...(to !== undefined && { to }),
      ...(data !== undefined && { data }),
      ...(value !== undefined && { value }),
    }
  })
  return { atomicRequired, calls, capabilities }
}
