import type { TestBitcoinWallet } from 'latchkey/testing'
import { ask, type Params, type RemoteAccounts, unsupported } from '../answerAsPhone.ts'

/** Handles the Bitcoin methods of WalletConnect. */
export function bitcoinAccounts(wallet: TestBitcoinWallet, chain: string): RemoteAccounts {
  return {
    addresses: { [chain]: wallet.addresses },
    async answer({ method, params }) {
      const { address, message, psbt, signInputs } = params as Params
      if (method === 'signMessage') {
        const signature = await ask<string>(wallet.ask('signMessage', { address, message }))
        return { address, signature: Buffer.from(signature, 'base64').toString('hex') }
      }
      if (method !== 'signPsbt') throw unsupported()
      return { psbt: await ask(wallet.ask('signPsbt', { psbt, inputs: signInputs })) }
    },
  }
}
