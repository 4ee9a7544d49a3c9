import type { Hex } from 'viem'
import { concatHex, encodeAbiParameters, keccak256, numberToHex } from 'viem/utils'

/** One call that the account makes. Addresses are lower case. */
export type Call = { readonly to: Hex; readonly value: bigint; readonly data: Hex }

/** What pays instead of the account. */
export type Paymaster = {
  readonly paymaster: Hex
  readonly paymasterData: Hex
  readonly paymasterVerificationGasLimit: bigint
  readonly paymasterPostOpGasLimit: bigint
}

/** That the account of the key runs the code at `address`, on one chain (EIP-7702). */
export type Authorization = { readonly chainId: number; readonly address: Hex; readonly nonce: number }
export type SignedAuthorization = { readonly r: Hex; readonly s: Hex; readonly yParity: number }

/** An operation of EntryPoint 0.7, before it is signed. */
export type UserOperation = {
  readonly sender: Hex
  readonly nonce: bigint
  /** Set if the operation deploys the account. */
  readonly factory?: Hex | undefined
  readonly factoryData: Hex
  /** Set if the operation gives the account of the key its code. */
  readonly authorization?: Authorization | undefined
  readonly callData: Hex
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  readonly preVerificationGas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly paymaster?: Paymaster | undefined
}

/** A kind of smart account that the key of the wallet controls. */
export type SmartAccountKind = {
  readonly entryPoint: Hex
  addressOf(owner: string): Hex
  /** Whether the code at the address is that of the account. */
  isDeployed(code: string): boolean
  /** By a factory, or by an authorization for code that is already on the chain. */
  deploymentOf(
    owner: string,
  ): { readonly factory: Hex; readonly factoryData: Hex } | { readonly implementation: Hex }
  /** Contracts that no page gets to call as the account, besides the account itself. */
  readonly forbiddenTargets: readonly Hex[]
  /** Whether an operation that was held back does not run later. */
  readonly hasExpiry: boolean
  encodeCalls(calls: readonly Call[]): Hex
  /** Throws if the data is not exactly an encoding of calls. */
  decodeCalls(callData: Hex): readonly Call[]
  readonly stubSignature: Hex
  /** What the owner signs for an operation. */
  digestOf(operation: UserOperation, window: Window): Hex
  /** The signature as the account reads it. */
  signatureOf(signature: Hex, window: Window): Hex
  /** What the owner signs for a message of the account (ERC-1271). */
  messageDigestOf(digest: Hex, account: { readonly address: Hex; readonly chain: number }): Hex
}

type Window = {
  readonly chain: number
  /** Seconds. Only some kinds of accounts check it. */
  readonly validUntil: number
}

/** As bundlers and paymasters read it. */
export function toRpcOperation(
  operation: UserOperation,
  signature: Hex,
  signed: SignedAuthorization = stubAuthorization,
): Readonly<Record<string, Hex | Readonly<Record<string, Hex>>>> {
  const { authorization, factory, factoryData, paymaster } = operation
  return {
    sender: operation.sender,
    nonce: numberToHex(operation.nonce),
    ...(factory && { factory, factoryData }),
    callData: operation.callData,
    callGasLimit: numberToHex(operation.callGasLimit),
    verificationGasLimit: numberToHex(operation.verificationGasLimit),
    preVerificationGas: numberToHex(operation.preVerificationGas),
    maxFeePerGas: numberToHex(operation.maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(operation.maxPriorityFeePerGas),
    ...(paymaster && {
      paymaster: paymaster.paymaster,
      paymasterData: paymaster.paymasterData,
      paymasterVerificationGasLimit: numberToHex(paymaster.paymasterVerificationGasLimit),
      paymasterPostOpGasLimit: numberToHex(paymaster.paymasterPostOpGasLimit),
    }),
    signature,
    ...(authorization && {
      eip7702Auth: {
        address: authorization.address,
        chainId: numberToHex(authorization.chainId),
        nonce: numberToHex(authorization.nonce),
        r: signed.r,
        s: signed.s,
        yParity: numberToHex(signed.yParity),
      },
    }),
  }
}

/** Of the right form, for estimates. */
const stubAuthorization: SignedAuthorization = {
  r: `0x${'7a'.repeat(32)}`,
  s: `0x${'1a'.repeat(32)}`,
  yParity: 0,
}

/** The bytes that pay for an operation, as EntryPoints hash them. */
export function paymasterAndData({ paymaster }: Pick<UserOperation, 'paymaster'>): Hex {
  if (!paymaster) return '0x'
  return concatHex([
    paymaster.paymaster,
    numberToHex(paymaster.paymasterVerificationGasLimit, { size: 16 }),
    numberToHex(paymaster.paymasterPostOpGasLimit, { size: 16 }),
    paymaster.paymasterData,
  ])
}

/** The hash under which the EntryPoint reports an operation. It is computed here: a bundler could name another one. */
export function hashOperation(operation: UserOperation, entryPoint: Hex, chain: number): Hex {
  const { callData, factory, factoryData } = operation
  const two = (high: bigint, low: bigint) =>
    concatHex([numberToHex(high, { size: 16 }), numberToHex(low, { size: 16 })])
  const packed = encodeAbiParameters(
    words('address', 'uint256', 'bytes32', 'bytes32', 'bytes32', 'uint256', 'bytes32', 'bytes32'),
    [
      operation.sender,
      operation.nonce,
      keccak256(factory ? concatHex([factory, factoryData]) : '0x'),
      keccak256(callData),
      two(operation.verificationGasLimit, operation.callGasLimit),
      operation.preVerificationGas,
      two(operation.maxPriorityFeePerGas, operation.maxFeePerGas),
      keccak256(paymasterAndData(operation)),
    ],
  )
  return keccak256(
    encodeAbiParameters(words('bytes32', 'address', 'uint256'), [
      keccak256(packed),
      entryPoint,
      BigInt(chain),
    ]),
  )
}

const words = (...types: readonly string[]) => types.map((type) => ({ type }))

/** The most that an operation can cost the one who pays for it. */
export function maxCostOf(operation: UserOperation): bigint {
  const { callGasLimit, maxFeePerGas, paymaster, preVerificationGas, verificationGasLimit } = operation
  const gas =
    callGasLimit +
    verificationGasLimit +
    preVerificationGas +
    (paymaster ? paymaster.paymasterVerificationGasLimit + paymaster.paymasterPostOpGasLimit : 0n)
  return gas * maxFeePerGas
}
