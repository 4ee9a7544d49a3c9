import type { Hex } from 'viem'
import {
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  hashTypedData,
  numberToHex,
  size,
  sliceHex,
} from 'viem/utils'
import { delegationContracts } from '../delegation.ts'
import { call, inputs } from '../smartAddress.ts'
import { type Call, paymasterAndData, type SmartAccountKind } from './operation.ts'

const maxCalls = 32
/** ERC-7579: one call, or a batch of which all run or none. */
const single: Hex = `0x${'00'.repeat(32)}`
const batch: Hex = `0x01${'00'.repeat(31)}`
const executeSelector = '0xe9ae5c53'
const batchTypes = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'callData', type: 'bytes' },
    ],
  },
] as const

/** The account of the key itself, which delegates to published code (EIP-7702). */
export const delegated: SmartAccountKind = {
  entryPoint: delegationContracts.entryPoint,
  addressOf: (owner) => owner as Hex,
  isDeployed: (code) => code.toLowerCase() === concatHex(['0xef0100', delegationContracts.implementation]),
  deploymentOf: () => ({ implementation: delegationContracts.implementation }),
  // It runs calls for the account without being asked, if the account itself calls it.
  forbiddenTargets: [delegationContracts.manager],
  hasExpiry: false,
  encodeCalls(calls) {
    const [first] = calls
    if (calls.length === 1 && first)
      return execute(single, concatHex([first.to, numberToHex(first.value, { size: 32 }), first.data]))
    const list = calls.map(({ data, to, value }) => ({ target: to, value, callData: data }))
    return execute(batch, encodeAbiParameters(batchTypes, [list]))
  },
  decodeCalls(callData) {
    const calls = decode(callData)
    // Exactly what would be written: anything else may be read in another way by the account.
    if (calls.length > maxCalls || delegated.encodeCalls(calls) !== callData) throw unreadable()
    return calls
  },
  // Not checked while gas is estimated, but as long as a real one.
  stubSignature: `0x${'f'.repeat(31)}0${'0'.repeat(32)}7${'a'.repeat(63)}1c`,
  digestOf(operation, { chain }) {
    const two = (high: bigint, low: bigint) =>
      concatHex([numberToHex(high, { size: 16 }), numberToHex(low, { size: 16 })])
    return hashTypedData({
      domain: {
        name: 'EIP7702StatelessDeleGator',
        version: '1',
        chainId: chain,
        verifyingContract: operation.sender,
      },
      types: { PackedUserOperation: packedOperation },
      primaryType: 'PackedUserOperation',
      message: {
        sender: operation.sender,
        nonce: operation.nonce,
        initCode: '0x',
        callData: operation.callData,
        accountGasLimits: two(operation.verificationGasLimit, operation.callGasLimit),
        preVerificationGas: operation.preVerificationGas,
        gasFees: two(operation.maxPriorityFeePerGas, operation.maxFeePerGas),
        paymasterAndData: paymasterAndData(operation),
        entryPoint: delegationContracts.entryPoint,
      },
    })
  },
  signatureOf: (signature) => signature,
  // It is the account of the key, whose signature counts as it is.
  messageDigestOf: (digest) => digest,
}

const packedOperation = [
  { name: 'sender', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'initCode', type: 'bytes' },
  { name: 'callData', type: 'bytes' },
  { name: 'accountGasLimits', type: 'bytes32' },
  { name: 'preVerificationGas', type: 'uint256' },
  { name: 'gasFees', type: 'bytes32' },
  { name: 'paymasterAndData', type: 'bytes' },
  { name: 'entryPoint', type: 'address' },
] as const

const execute = (mode: Hex, calls: Hex) => call(executeSelector, ['bytes32', 'bytes'], [mode, calls])

function decode(callData: Hex): readonly Call[] {
  if (!callData.startsWith(executeSelector)) throw unreadable()
  const [mode, calls] = decodeAbiParameters(
    inputs(['bytes32', 'bytes']),
    `0x${callData.slice(10)}`,
  ) as readonly [Hex, Hex]
  if (mode === single)
    return [
      {
        to: sliceHex(calls, 0, 20, { strict: true }),
        value: BigInt(sliceHex(calls, 20, 52, { strict: true })),
        data: size(calls) === 52 ? '0x' : sliceHex(calls, 52),
      },
    ]
  if (mode !== batch) throw unreadable()
  const [list] = decodeAbiParameters(batchTypes, calls)
  return list.map(({ callData: data, target, value }) => ({
    to: target.toLowerCase() as Hex,
    value,
    data,
  }))
}

function unreadable(): Error {
  return new Error('The call data is not what this account runs.')
}
