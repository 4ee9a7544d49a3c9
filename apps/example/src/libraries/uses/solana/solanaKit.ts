import {
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createTransactionMessage,
  getPublicKeyFromAddress,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionPartialSigner,
  verifySignature,
} from '@solana/kit'
import type { Latchkey } from 'latchkey'

type Account = { readonly address: string }
/** The members of a Wallet Standard wallet that are used here. */
type StandardWallet = {
  readonly accounts: readonly Account[]
  readonly features: {
    readonly 'solana:signTransaction': {
      signTransaction(
        ...inputs: { account: Account; transaction: Uint8Array }[]
      ): Promise<readonly { signedTransaction: Uint8Array }[]>
    }
  }
}

/** The connected account as a signer of @solana/kit. */
function signerOf(kit: Latchkey): TransactionPartialSigner {
  const wallet = kit.connection('solana').session.provider as StandardWallet
  const [account] = wallet.accounts
  if (!account) throw new Error('The wallet shares no account.')
  const own = address(account.address)
  return {
    address: own,
    async signTransactions(transactions) {
      const inputs = transactions.map((transaction) => ({
        account,
        transaction: Uint8Array.from(getTransactionEncoder().encode(transaction)),
      }))
      const outputs = await wallet.features['solana:signTransaction'].signTransaction(...inputs)
      return outputs.map(({ signedTransaction }) => {
        const signature = getTransactionDecoder().decode(signedTransaction).signatures[own]
        if (!signature) throw new Error('The wallet did not sign.')
        return { [own]: signature }
      })
    },
  }
}

/** A transfer of one lamport, which is `2` in the system program. */
const transferData = Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
const system = address('11111111111111111111111111111111')

/** Signs a transfer, checks the signature, and resolves to who signed. */
export async function run(kit: Latchkey): Promise<string> {
  const signer = signerOf(kit)
  const blockhash = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi' as Blockhash
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (made) => setTransactionMessageFeePayerSigner(signer, made),
    (made) => setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 1_000n }, made),
    (made) =>
      appendTransactionMessageInstruction(
        {
          programAddress: system,
          accounts: [
            { address: signer.address, role: 3 },
            { address: address('4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'), role: 1 },
          ],
          data: transferData,
        },
        made,
      ),
  )
  const { messageBytes, signatures } = await signTransactionMessageWithSigners(message)
  const signature = signatures[signer.address]
  const key = await getPublicKeyFromAddress(signer.address)
  if (!signature || !(await verifySignature(key, signature, messageBytes))) throw new Error('not signed')
  return `signed by ${signer.address}`
}
