import type { Messages } from '../driver.ts'
import { signMessage } from './signMessage.ts'

export { switchNetwork } from './session.ts'

// The capabilities that need a connected wallet: one chunk.
export const messages: Messages = {
  sign: signMessage,
  verify: async ({ address, message, signature }) =>
    (await import('./checkMessage.ts')).checkMessage(address, message, signature),
}
