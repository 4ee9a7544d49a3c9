import type { Network, Recipient } from '../driver.ts'
import { clientOf, type Transports, toReachError } from './client.ts'
import { withPrefix } from './withPrefix.ts'

// An account that delegates to a contract's code (EIP-7702) is still an account.
const delegation = /^0xef0100/i

/** Whether an address is an account or a contract, and whether it was ever used. */
export async function getRecipient(
  { address, network }: { network: Network; address: string },
  transports?: Transports,
): Promise<Recipient> {
  const client = clientOf(network, transports)
  const at = [withPrefix(address), 'latest'] as const
  try {
    const [code, balance, sent] = await Promise.all([
      client.request({ method: 'eth_getCode', params: [...at] }),
      client.request({ method: 'eth_getBalance', params: [...at] }),
      client.request({ method: 'eth_getTransactionCount', params: [...at] }),
    ])
    const kind = !code || code === '0x' || delegation.test(code) ? 'account' : 'contract'
    return { kind, used: kind === 'contract' || BigInt(balance) > 0n || BigInt(sent) > 0n }
  } catch (cause) {
    throw toReachError(cause)
  }
}
