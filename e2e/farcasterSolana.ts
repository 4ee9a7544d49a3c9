import type { TestSolanaWallet } from 'latchkey/testing'
import { toBase58 } from '../packages/chains/src/solana/base58.ts'

type Request = { readonly method: string; readonly params?: Readonly<Record<string, string>> }

/** Answers the Solana requests of a mini app with a test wallet, as Farcaster clients do. */
export function answerSolana(wallet: TestSolanaWallet, chain: string) {
  return async ({ method, params = {} }: Request): Promise<object> => {
    if (method === 'connect') {
      await wallet.ask('connect', { silent: false })
      return { publicKey: wallet.addresses[0] }
    }
    const [address] = wallet.addresses
    if (method === 'signMessage') {
      const message = new TextEncoder().encode(params.message)
      const { signature } = (await wallet.ask(method, { address, message })) as { signature: Uint8Array }
      return { signature: Buffer.from(signature).toString('base64') }
    }
    const transaction = Uint8Array.from(Buffer.from(params.transaction ?? '', 'base64'))
    const answer = (await wallet.ask(method, { address, chain, transaction })) as {
      signature: Uint8Array
      signedTransaction: Uint8Array
    }
    return method === 'signTransaction'
      ? { signedTransaction: Buffer.from(answer.signedTransaction).toString('base64') }
      : { signature: toBase58(answer.signature) }
  }
}
