import type { TypedDataRequest } from '@latchkey/chains/requests'
import { signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Kit } from '../kit.ts'

/**
 * Asks the connected wallet to sign a message. Resolves to the signature in the
 * encoding of its chain. Throws if no wallet is connected, the chain cannot
 * sign, or the visitor declines.
 *
 * @example
 * const signature = await signMessage(kit, 'Hello')
 */
export async function signMessage(kit: Kit, message: string | Uint8Array): Promise<string> {
  const { driver, session, connection } = kit.connection()
  const messages = await driver.messages?.()
  if (!messages) throw new KitError(signatureUnsupported)
  return messages.sign({ session, address: connection.address, message })
}

/** Asks the connected wallet to sign structured data, such as EIP-712. Throws if the chain does not support it. */
export async function signTypedData(kit: Kit, data: TypedDataRequest): Promise<string> {
  const { driver, session, connection } = kit.connection()
  const typedData = await driver.typedData?.()
  if (!typedData) throw new KitError(signatureUnsupported)
  return typedData.sign({ session, address: connection.address, data })
}
