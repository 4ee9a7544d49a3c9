import type { Messages } from '../driver.ts'
import { signMessage } from './signMessage.ts'

export { switchNetwork } from './switchNetwork.ts'

// The capabilities that need a connected wallet: one chunk.
export const messages: Messages = {
  sign: signMessage,
  async verify({ address, message, signature }) {
    const { verifyMessage } = await import('./verifyMessage.ts')
    return verifyMessage(address, message, signature)
  },
}
