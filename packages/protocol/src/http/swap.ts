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
  summary: 'Tokens that can be swapped on a chain',
  query: z.object({ ...caller, chainId: chainIdText, address: z.optional(addressText) }),
  answer: z.object({ tokens: z.array(swapToken) }),
})

export const swapQuote = z.object({
  id: z.nullable(z.string()),
  fromAmount: z.string(),
  /** CAIP-10 of the token given. */
  fromAccount: z.string(),
  toAmount: z.string(),
  toAccount: z.string(),
  provider: z.optional(z.string()),
  /** Unix seconds. */
  expiresAt: z.optional(z.int()),
  minToAmount: z.optional(z.string()),
  gas: z.optional(z.string()),
  /** Who must be allowed to take the token given; absent where nobody takes it. */
  spender: z.optional(z.string()),
  priceImpactBps: z.optional(z.int()),
})
export type SwapQuote = z.infer<typeof swapQuote>

export const swapQuotes = contract({
  method: 'GET',
  path: '/v1/convert/quotes',
  summary: 'What a swap would give, best first',
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
  summary: 'How much of a token the swap contract may already take',
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
  summary: 'What gas costs now, in wei',
  query: z.object({ ...caller, chainId: chainIdText }),
  answer: z.object({ standard: z.string(), fast: z.string(), instant: z.string() }),
})

const buildApprove = z.object({
  ...caller,
  /** The account that pays. */
  userAddress: accountIdText,
  from: accountIdText,
  to: accountIdText,
  /** Base units; absent means without limit. */
  amount: z.optional(unitsText),
  spender: z.optional(addressText),
})

export const swapApprove = contract({
  method: 'GET',
  path: '/v1/convert/build-approve',
  summary: 'The transaction that lets the swap contract take a token',
  query: buildApprove,
  answer: z.object({
    tx: z.object({
      from: z.string(),
      to: z.string(),
      data: z.string(),
      value: z.string(),
      spender: z.string(),
      eip155: z.nullable(z.object({ gasPrice: z.string() })),
      /** True for a token that only changes an allowance of 0: `resetData` must be sent to it first. */
      resetFirst: z.optional(z.boolean()),
      resetData: z.optional(z.string()),
    }),
  }),
})

export const swapBuild = contract({
  method: 'POST',
  path: '/v1/convert/build-transaction',
  summary: 'The transaction that swaps, simulated before it is given',
  body: z.object({
    projectId: z.string().check(z.maxLength(128)),
    amount: unitsText,
    from: accountIdText,
    to: accountIdText,
    userAddress: accountIdText,
    eip155: z.object({
      /** Percent; fractions are allowed. */
      slippage: z.number().check(z.gte(0), z.lte(50)),
      /** The seven words of a signed permission, EIP-2612's own in its order. */
      permit: z.optional(hexText),
    }),
    disableEstimate: z.optional(z.boolean()),
    /** Which quote to build: its `provider`. */
    provider: z.optional(z.string().check(z.maxLength(32))),
  }),
  answer: z.object({
    tx: z.object({
      from: z.string(),
      to: z.string(),
      data: z.string(),
      /** Expected output, base units. */
      amount: z.string(),
      minToAmount: z.string(),
      /** Of the chain's own coin, base units. */
      value: z.string(),
      /** Unix seconds. */
      deadline: z.int(),
      provider: z.string(),
      /** Who must be allowed to take the token given; absent where nobody takes it. */
      spender: z.optional(z.string()),
      /** True where a signed permission can be given back as `eip155.permit` instead of an approval (EIP-2612). */
      takesPermit: z.optional(z.boolean()),
      /** False where it could not be tried first, such as when the allowance is still missing. */
      simulated: z.boolean(),
      eip155: z.nullable(z.object({ gas: z.string(), gasPrice: z.string() })),
    }),
  }),
})
