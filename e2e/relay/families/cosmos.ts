import type { TestCosmosWallet } from 'latchkey/testing'
import { ask, type Params, type RemoteAccounts, unsupported } from '../answerAsPhone.ts'

/** Handles the Cosmos methods of WalletConnect. */
export function cosmosAccounts(wallet: TestCosmosWallet, chain: string): RemoteAccounts {
  const chainId = chain.slice('cosmos:'.length)
  return {
    addresses: { [chain]: wallet.addresses },
    async answer({ method, params }) {
      if (method === 'cosmos_getAccounts') {
        const { bech32Address, pubKey } = await wallet.provider.getKey(chainId)
        return [{ algo: 'secp256k1', address: bech32Address, pubkey: toBase64(pubKey) }]
      }
      const { signDoc, signerAddress } = params as { signDoc: Params; signerAddress: string }
      if (method === 'cosmos_signAmino')
        return ask(wallet.ask('signAmino', [chainId, signerAddress, signDoc]))
      if (method !== 'cosmos_signDirect') throw unsupported()
      const bodyBytes = Uint8Array.from(Buffer.from(signDoc.bodyBytes ?? '', 'base64'))
      const authInfoBytes = Uint8Array.from(Buffer.from(signDoc.authInfoBytes ?? '', 'base64'))
      const doc = { ...signDoc, bodyBytes, authInfoBytes }
      const { signature, signed } = await ask<{ signature: unknown; signed: typeof doc }>(
        wallet.ask('signDirect', [chainId, signerAddress, doc]),
      )
      return {
        signature,
        signed: {
          ...signDoc,
          bodyBytes: toBase64(signed.bodyBytes),
          authInfoBytes: toBase64(signed.authInfoBytes),
        },
      }
    },
  }
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
