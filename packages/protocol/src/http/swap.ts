import * as z from 'zod/mini'
import { contract } from './contract.ts'
import {
  accountIdText,
  addressText,
  caller,
  chainIdText,
  decimals,
  hexText,
  picture,
  unitsText,
} from './shared.ts'

export const swapToken = z.object({
  name: z.string(),
  symbol: z.string(),
  /** CAIP-10. */
  address: z.string(),
  decimals,
  logoUri: z.nullable(picture),
  eip2612: z.nullable(z.boolean()),
})
export type SwapToken = z.infer<typeof swapToken>

export const swapTokens = contract({
  method: 'GET',
  path: '/v1/convert/tokens',
  summary: 'Lists the tokens that can be swapped on a chain',
  query: z.object({ ...caller, chainId: chainIdText, address: z.optional(addressText) }),
  answer: z.object({ tokens: z.array(swapToken) }),
})

export const swapQuote = z.object({
  id: z.nullable(z.string()),
  fromAmount: z.string(),
  /** CAIP-10 of the token to sell. */
  fromAccount: z.string(),
  toAmount: z.string(),
  toAccount: z.string(),
  provider: z.optional(z.string()),
  /** Unix seconds. */
  expiresAt: z.optional(z.int()),
  minToAmount: z.optional(z.string()),
  gas: z.optional(z.string()),
  /** Contract that needs an allowance for the token to sell; absent if none is needed. */
  spender: z.optional(z.string()),
  priceImpactBps: z.optional(z.int()),
})
export type SwapQuote = z.infer<typeof swapQuote>

export const swapQuotes = contract({
  method: 'GET',
  path: '/v1/convert/quotes',
  summary: 'Quotes a swap, best first',
  query: z.object({
    ...caller,
    amount: unitsText,
    userAddress: z.optional(z.string().check(z.maxLength(200))),
    from: accountIdText,
    to: accountIdText,
    gasPrice: z.optional(unitsText),
  }),
  answer: z.object({ quotes: z.array(swapQuote) }),
})

export const swapAllowance = contract({
  method: 'GET',
  path: '/v1/convert/allowance',
  summary: 'The allowance of the swap contract',
  query: z.object({
    ...caller,
    tokenAddress: accountIdText,
    userAddress: accountIdText,
    spender: z.optional(addressText),
  }),
  answer: z.object({ allowance: z.string() }),
})

export const gasPrice = contract({
  method: 'GET',
  path: '/v1/convert/gas-price',
  summary: 'The current gas price, in wei',
  query: z.object({ ...caller, chainId: chainIdText }),
  answer: z.object({ standard: z.string(), fast: z.string(), instant: z.string() }),
})

const buildApprove = z.object({
  ...caller,
  /** The account that sends the transaction. */
  userAddress: accountIdText,
  from: accountIdText,
  to: accountIdText,
  /** Base units; unlimited if absent. */
  amount: z.optional(unitsText),
  spender: z.optional(addressText),
})

export const swapApprove = contract({
  method: 'GET',
  path: '/v1/convert/build-approve',
  summary: 'Builds the approval transaction for the swap contract',
  query: buildApprove,
  answer: z.object({
    tx: z.object({
      from: z.string(),
      to: z.string(),
      data: z.string(),
      value: z.string(),
      spender: z.string(),
      eip155: z.nullable(z.object({ gasPrice: z.string() })),
      /** True if the token only allows changing a non-zero allowance to 0: send `resetData` first. */
      resetFirst: z.optional(z.boolean()),
      resetData: z.optional(z.string()),
    }),
  }),
})

const percent = z.number().check(z.gte(0), z.lte(50))

export const swapBuild = contract({
  method: 'POST',
  path: '/v1/convert/build-transaction',
  summary: 'Builds and simulates the swap transaction',
  body: z.object({
    projectId: z.string().check(z.maxLength(128)),
    amount: unitsText,
    from: accountIdText,
    to: accountIdText,
    userAddress: accountIdText,
    /** Percent, may have decimals. May be given in `eip155` instead. @default 1 */
    slippage: z.optional(percent),
    eip155: z.optional(
      z.object({
        slippage: z.optional(percent),
        /** ABI-encoded arguments of EIP-2612 `permit`: seven 32-byte words. */
        permit: z.optional(hexText),
      }),
    ),
    disableEstimate: z.optional(z.boolean()),
    /** The `provider` of the quote to build. */
    provider: z.optional(z.string().check(z.maxLength(32))),
  }),
  answer: z.object({
    tx: z.object({
      from: z.string(),
      /** The contract or program that swaps. */
      to: z.string(),
      /** Calldata; empty if there is a `transaction`. */
      data: z.string(),
      /**
       * The whole transaction, serialised, on chains without calls: base64 on Solana. Others
       * who take part have already signed it.
       */
      transaction: z.optional(z.string()),
      /** Expected output, base units. */
      amount: z.string(),
      minToAmount: z.string(),
      /** Native coin to send, base units. */
      value: z.string(),
      /** Unix seconds. */
      deadline: z.int(),
      provider: z.string(),
      /** Contract that needs an allowance for the token to sell; absent if none is needed. */
      spender: z.optional(z.string()),
      /** True if an EIP-2612 permit can be sent as `eip155.permit` instead of an approval. */
      takesPermit: z.optional(z.boolean()),
      /** False if it could not be simulated, such as when the allowance is missing. */
      simulated: z.boolean(),
      eip155: z.nullable(z.object({ gas: z.string(), gasPrice: z.string() })),
    }),
  }),
})
