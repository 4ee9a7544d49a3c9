import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { caller, chainIdText } from './shared.ts'

/** Methods of ERC-4337 bundlers, and of paymasters as in ERC-7677; fees in tokens are quoted as Pimlico's do. */
export const bundlerMethods = [
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_sendUserOperation',
  'eth_supportedEntryPoints',
  'pimlico_getTokenQuotes',
  'pm_getPaymasterData',
  'pm_getPaymasterStubData',
] as const
export type BundlerMethod = (typeof bundlerMethods)[number]

/** The code of ERC-4337 for what a paymaster refuses: the project's policy does not cover it. */
export const notSponsored = -32501

/** `POST /v1/bundler`: one JSON-RPC call to the bundler or the paymaster of a chain. */
export const bundler = contract({
  method: 'POST',
  path: '/v1/bundler',
  summary: 'Calls the bundler or the paymaster of a chain, as JSON-RPC 2.0',
  query: z.object({ ...caller, chainId: chainIdText }),
  body: z.object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string().check(z.maxLength(64)), z.number()]),
    method: z.enum(bundlerMethods),
    params: z.optional(z.array(z.unknown()).check(z.maxLength(4))),
  }),
  answer: z.object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]),
    result: z.optional(z.unknown()),
    error: z.optional(
      z.object({
        code: z.int(),
        message: z.string(),
        data: z.optional(z.string().check(z.maxLength(4_096))),
      }),
    ),
  }),
})
