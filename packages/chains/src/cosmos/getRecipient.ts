import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network, Recipient } from '../driver.ts'
import { findAccount } from './readAccount.ts'
import { readBech32 } from './readBech32.ts'

/** Addresses of contracts have 32 bytes, in hex. */
const contractKeyLength = 64

/** Whether an address is an account or a contract, and whether it was ever used. */
export async function getRecipient({
  address,
  network,
}: {
  network: Network
  address: string
}): Promise<Recipient> {
  const read = readBech32(address)
  try {
    const account = await findAccount(network, read?.text ?? address)
    const kind = read?.key.length === contractKeyLength ? 'contract' : 'account'
    return { kind, used: account !== undefined }
  } catch (cause) {
    throw new KitError(httpRequestFailed, { cause })
  }
}
