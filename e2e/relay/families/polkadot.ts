import type { TestPolkadotWallet } from 'latchkey/testing'
import { ask, type Params, type RemoteAccounts, unsupported } from '../answerAsPhone.ts'

/** Handles the Polkadot methods of WalletConnect. */
export function polkadotAccounts(
  wallet: TestPolkadotWallet,
  chain: string,
  addresses: readonly string[],
): RemoteAccounts {
  return {
    addresses: { [chain]: addresses },
    async answer({ method, params }) {
      const { address, message, transactionPayload } = params as Params
      if (method === 'polkadot_signTransaction') return ask(wallet.ask('signPayload', transactionPayload))
      if (method !== 'polkadot_signMessage') throw unsupported()
      const data = `0x${Buffer.from(message ?? '').toString('hex')}`
      return ask(wallet.ask('signRaw', { address, data, type: 'bytes' }))
    },
  }
}
