import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network, Recipient } from '../driver.ts'
import { getAccounts, systemProgram } from './accounts.ts'
import { askRpc } from './rpc.ts'

/** What is at an address: whatever does not belong to the system's own program is a program's, not a person's. */
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
    // Emptied accounts are gone, but what they did is not.
    const options = { limit: 1, commitment: 'confirmed' }
    const past = await askRpc(network, 'getSignaturesForAddress', [address, options])
    return { kind: 'account', used: Array.isArray(past) && past.length > 0 }
  } catch (cause) {
    throw new KitError(httpRequestFailed, { cause })
  }
}
