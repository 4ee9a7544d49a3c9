import * as z from 'zod/mini'

/** EntryPoint 0.7 and 0.8, which have the same address on every chain. */
export const entryPoints = [
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
] as const

const lowerAddress = z.string().check(
  z.regex(/^0x[\da-fA-F]{40}$/, 'Not an address'),
  z.overwrite((text) => text.toLowerCase()),
)
const bytes = z.string().check(z.regex(/^0x(?:[\da-fA-F]{2})*$/, 'Not hexadecimal bytes'))
const quantity = z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/, 'Not a hexadecimal number'))

export const entryPoint = z.pipe(lowerAddress, z.enum(entryPoints))

/** A user operation as clients send it: unpacked, of EntryPoint 0.7 or later. What is unknown is dropped. */
export const operation = z.object({
  sender: lowerAddress,
  nonce: quantity,
  factory: z.optional(z.union([lowerAddress, z.literal('0x7702')])),
  factoryData: z.optional(bytes),
  callData: bytes,
  callGasLimit: z.optional(quantity),
  verificationGasLimit: z.optional(quantity),
  preVerificationGas: z.optional(quantity),
  maxFeePerGas: z.optional(quantity),
  maxPriorityFeePerGas: z.optional(quantity),
  paymaster: z.optional(lowerAddress),
  paymasterVerificationGasLimit: z.optional(quantity),
  paymasterPostOpGasLimit: z.optional(quantity),
  paymasterData: z.optional(bytes),
  signature: z.optional(bytes),
  eip7702Auth: z.optional(
    z.object({
      chainId: quantity,
      address: lowerAddress,
      nonce: quantity,
      r: quantity,
      s: quantity,
      yParity: quantity,
    }),
  ),
})
export type Operation = z.infer<typeof operation>

/** What a paymaster adds to an operation. */
export const paymasterAnswer = z.object({
  paymaster: lowerAddress,
  paymasterData: bytes.check(z.maxLength(8_192)),
  paymasterVerificationGasLimit: z.optional(quantity),
  paymasterPostOpGasLimit: z.optional(quantity),
})
/** What a paymaster asks for in tokens, as Pimlico documents it. */
export const tokenQuotes = z.object({
  quotes: z
    .array(
      z.object({
        paymaster: lowerAddress,
        token: lowerAddress,
        postOpGas: quantity,
        exchangeRate: quantity,
      }),
    )
    .check(z.maxLength(16)),
})
/** The token in which the visitor pays, in the context of ERC-7677. */
export const feeContext = z.object({ token: z.optional(lowerAddress) })
export type PaymasterAnswer = z.infer<typeof paymasterAnswer>

/** The most that an EntryPoint charges for an operation, in base units of the coin; undefined if it lacks a limit. */
export function maxCost(operation: Operation, answer: PaymasterAnswer): bigint | undefined {
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas } = operation
  const { paymasterVerificationGasLimit: verification = operation.paymasterVerificationGasLimit } = answer
  const { paymasterPostOpGasLimit: postOp = operation.paymasterPostOpGasLimit } = answer
  const gas = [callGasLimit, verificationGasLimit, preVerificationGas, verification, postOp ?? '0x0']
  if (maxFeePerGas === undefined || gas.some((limit) => limit === undefined)) return undefined
  return gas.reduce((sum, limit = '0x0') => sum + BigInt(limit), 0n) * BigInt(maxFeePerGas)
}
