import { signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from './kit.ts'

/** Has the connected wallet sign a text; resolves to the signature as its chain writes it. */
export async function signMessage(kit: Kit, message: string | Uint8Array): Promise<string> {
  const { driver, session, connection } = kit.connection()
  const messages = await driver.messages?.()
  if (!messages) throw new KitError(signatureUnsupported)
  return messages.sign({ session, address: connection.address, message })
}

/** Has the connected wallet sign structured data. */
export async function signTypedData(kit: Kit, data: unknown): Promise<string> {
  const { driver, session, connection } = kit.connection()
  const typedData = await driver.typedData?.()
  if (!typedData) throw new KitError(signatureUnsupported)
  return typedData.sign({ session, address: connection.address, data })
}
