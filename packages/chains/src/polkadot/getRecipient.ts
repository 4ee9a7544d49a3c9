import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network, Recipient } from '../driver.ts'
import { accountExists } from './accounts.ts'

/** Whether an account exists. One that was emptied is removed, and then counts as unused. */
export async function getRecipient({
  address,
  network,
}: {
  network: Network
  address: string
}): Promise<Recipient> {
  try {
    return { kind: 'account', used: await accountExists(network, address) }
  } catch (cause) {
    throw new KitError(httpRequestFailed, { cause })
  }
}
