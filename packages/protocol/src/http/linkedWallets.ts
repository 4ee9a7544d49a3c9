import * as z from 'zod/mini'
import { isChainId } from '../chainId.ts'
import { contract } from './contract.ts'

/** More than a person uses. */
export const maxLinkedWallets = 20
/** What a wallet calls itself. Not verified. */
export const maxWalletNameLength = 64

// The frame has these, so they are not those of the other contracts, which would all come with them.
const chainId = z.string().check(
  z.maxLength(64),
  z.refine((value) => isChainId(value), 'Not a chain id'),
)
const address = z.string().check(z.maxLength(128), z.regex(/^[-.%a-zA-Z\d]+$/, 'Not an address'))
const name = z
  .string()
  .check(z.maxLength(maxWalletNameLength), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'One line'))
/** Of a contract account, it may contain its deployment (ERC-6492). */
const signature = z.string().check(z.minLength(1), z.maxLength(1 << 16))

/** A wallet that a visitor has linked to their user, by a signature of it. */
export const linkedWallet = z.object({
  id: z.uuid(),
  /** CAIP-10: the address, and the chain on which its signature was verified. */
  account: z.string(),
  name: z.optional(z.string()),
  linkedAt: z.string(),
})

export const linkedWalletList = contract({
  method: 'GET',
  path: '/v1/login/linked-wallets',
  summary: 'The wallets that the visitor has linked to their user, the oldest first',
  answer: z.object({ wallets: z.array(linkedWallet) }),
})

/** The message names the user, the project and the page, and is good for five minutes and one use. */
export const linkedWalletStart = contract({
  method: 'POST',
  path: '/v1/login/linked-wallets/challenge',
  summary: 'The message (CAIP-122) that a wallet has to sign to be linked',
  body: z.strictObject({ chainId, address }),
  answer: z.object({ linkId: z.uuid(), message: z.string() }),
})

export const linkedWalletFinish = contract({
  method: 'POST',
  path: '/v1/login/linked-wallets',
  summary: 'Links the wallet that has signed the message',
  body: z.strictObject({ linkId: z.uuid(), signature, name: z.optional(name) }),
  answer: z.object({ wallet: linkedWallet }),
})

export const linkedWalletRemove = contract({
  method: 'DELETE',
  path: '/v1/login/linked-wallets/:id',
  summary: 'Unlinks a wallet',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ removed: z.int() }),
})
