import type { TestBitcoinWallet, TestCosmosWallet, TestPolkadotWallet } from 'latchkey/testing'

/** What a wallet on another device has in one chain family. */
export type RemoteAccounts = {
  /** The addresses on each of its chains, by CAIP-2 id. */
  readonly addresses: Readonly<Record<string, readonly string[]>>
  answer(request: { method: string; params: unknown }): Promise<unknown>
}

type Params = Readonly<Record<string, string>>

/** Answers as wallets on phones do: their visitor declines with code 5000 in every family. */
async function ask<answer>(asking: Promise<unknown>): Promise<answer> {
  try {
    return (await asking) as answer
  } catch (error) {
    const { code, message } = error as { code?: number; message: string }
    if (code !== 4001 && !/^(request rejected|cancelled)$/i.test(message)) throw error
    throw Object.assign(new Error('User rejected.'), { code: 5000 })
  }
}

const unsupported = () => Object.assign(new Error('Unsupported method'), { code: 5101 })

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

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
