import { signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from './kit.ts'

/** Has the connected wallet sign a text; resolves to the signature as its chain writes it. */
export async function signMessage(kit: Kit, message: string | Uint8Array): Promise<string> {
  const { driver, session, connection } = kit.connection()
  if (!driver.signMessage) throw new KitError(signatureUnsupported)
  return driver.signMessage({ session, address: connection.address, message })
}

/** Has the connected wallet sign structured data. */
export async function signTypedData(kit: Kit, data: unknown): Promise<string> {
  const { driver, session, connection } = kit.connection()
  if (!driver.signTypedData) throw new KitError(signatureUnsupported)
  return driver.signTypedData({ session, address: connection.address, data })
}
