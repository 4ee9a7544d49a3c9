import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network, Recipient } from '../driver.ts'
import { getAccounts, systemProgram } from './accounts.ts'
import { askRpc } from './rpc.ts'

/** Whether an address is an account or a contract: an account not owned by the system program counts as a contract. */
export async function getRecipient({
  address,
  network,
}: {
  network: Network
  address: string
}): Promise<Recipient> {
  try {
    const [account] = await getAccounts(network, [address])
    if (account) return { kind: account.owner === systemProgram ? 'account' : 'contract', used: true }
    // An emptied account no longer exists, but its transactions do.
    const options = { limit: 1, commitment: 'confirmed' }
    const past = await askRpc(network, 'getSignaturesForAddress', [address, options])
    return { kind: 'account', used: Array.isArray(past) && past.length > 0 }
  } catch (cause) {
    throw new KitError(httpRequestFailed, { cause })
  }
}
