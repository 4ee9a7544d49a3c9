import { isCall } from '@latchkey/protocol/calls'
import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { numberToHex } from 'viem/utils'
import type { Driver } from '../driver.ts'
import { toSendError } from './sendError.ts'
import { toQuantity } from './sendTransaction.ts'
import { request } from './session.ts'
import { toHexChainId } from './toChainId.ts'
import { withPrefix } from './withPrefix.ts'

/** Asks the wallet to run several calls atomically (EIP-5792); resolves to the batch id. */
export async function sendCalls({ address, network, session, calls }: Driver.SendCallsArgs): Promise<string> {
  if (session.network !== network.id)
    throw new KitError(sendFailed, { details: `The wallet is on ${session.network}, not on ${network.id}.` })
  const batch = {
    version: '2.0.0',
    from: withPrefix(address),
    chainId: toHexChainId(network.id),
    atomicRequired: true,
    calls: calls.map(toCall),
  }
  const answer = await request(session, 'wallet_sendCalls', [batch]).catch((cause: unknown) => {
    throw toSendError(cause)
  })
  // Version 1 wallets respond with the id itself.
  const id = typeof answer === 'string' ? answer : (answer as { id?: unknown } | null)?.id
  if (typeof id === 'string' && id !== '' && id.length <= 8_192) return id
  throw new KitError(sendFailed, { details: 'The wallet answered with no id of the batch.' })
}

function toCall(call: unknown) {
  if (!isCall(call))
    throw new KitError(sendFailed, {
      details: 'A call of the batch has a `to` or `data` that does not start with 0x.',
    })
  const value = toQuantity('value', (call as { value?: unknown }).value ?? 0n)
  return { to: call.to, value: numberToHex(value), ...(call.data !== undefined && { data: call.data }) }
}
