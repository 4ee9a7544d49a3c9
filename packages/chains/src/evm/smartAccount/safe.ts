import type { Hex } from 'viem'
import { concatHex, decodeAbiParameters, hashTypedData, numberToHex, size, sliceHex } from 'viem/utils'
import { call, contracts, inputs, setupOf, smartAddressOf } from '../smartAddress.ts'
import { type Call, paymasterAndData, type SmartAccountKind } from './operation.ts'

const maxCalls = 32

/** A Safe that the key of the wallet owns alone. Its address is known before it is deployed. */
export const safe: SmartAccountKind = {
  entryPoint: contracts.entryPoint,
  addressOf: smartAddressOf,
  isDeployed: (code) => code !== '0x',
  forbiddenTargets: [],
  hasExpiry: true,
  deploymentOf: (owner) => ({
    factory: contracts.factory,
    // createProxyWithNonce
    factoryData: call(
      '0x1688f0b9',
      ['address', 'bytes', 'uint256'],
      [contracts.singleton, setupOf(owner), 0n],
    ),
  }),
  encodeCalls(calls) {
    const [first] = calls
    if (calls.length === 1 && first) return execute(first, 0)
    const packed = calls.map(({ data, to, value }) =>
      concatHex(['0x00', to, numberToHex(value, { size: 32 }), numberToHex(size(data), { size: 32 }), data]),
    )
    const data = call('0x8d80ff0a', ['bytes'], [concatHex(packed)])
    return execute({ to: contracts.multiSend, value: 0n, data }, 1)
  },
  decodeCalls(callData) {
    const [to, value, data, operation] = read(executeSelector, executeTypes, callData) as readonly [
      Hex,
      bigint,
      Hex,
      number,
    ]
    const single: Call = { to: to.toLowerCase() as Hex, value, data }
    if (operation === 0) return [single]
    // Anything else would run foreign code as the account.
    if (single.to !== contracts.multiSend || operation !== 1 || value !== 0n) throw unreadable()
    const [packed] = read('0x8d80ff0a', ['bytes'], data) as readonly [Hex]
    return unpack(packed)
  },
  // Not checked while gas is estimated, but as long as a real one.
  stubSignature: concatHex([
    '0x000000000000ffffffffffff',
    `0x${'f'.repeat(31)}0${'0'.repeat(32)}7${'a'.repeat(63)}1c`,
  ]),
  digestOf(operation, { chain, validUntil }) {
    return hashTypedData({
      domain: { chainId: chain, verifyingContract: contracts.module },
      types: { SafeOp: safeOp },
      primaryType: 'SafeOp',
      message: {
        safe: operation.sender,
        nonce: operation.nonce,
        initCode: operation.factory ? concatHex([operation.factory, operation.factoryData]) : '0x',
        callData: operation.callData,
        verificationGasLimit: operation.verificationGasLimit,
        callGasLimit: operation.callGasLimit,
        preVerificationGas: operation.preVerificationGas,
        maxPriorityFeePerGas: operation.maxPriorityFeePerGas,
        maxFeePerGas: operation.maxFeePerGas,
        paymasterAndData: paymasterAndData(operation),
        validAfter: 0,
        validUntil,
        entryPoint: contracts.entryPoint,
      },
    })
  },
  signatureOf: (signature, { validUntil }) =>
    concatHex([numberToHex(0, { size: 6 }), numberToHex(validUntil, { size: 6 }), signature]),
  messageDigestOf: (digest, { address, chain }) =>
    hashTypedData({
      domain: { chainId: chain, verifyingContract: address },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: digest },
    }),
}

const executeSelector = '0x541d63c8'
const executeTypes = ['address', 'uint256', 'bytes', 'uint8']

const safeOp = [
  { name: 'safe', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'initCode', type: 'bytes' },
  { name: 'callData', type: 'bytes' },
  { name: 'verificationGasLimit', type: 'uint128' },
  { name: 'callGasLimit', type: 'uint128' },
  { name: 'preVerificationGas', type: 'uint256' },
  { name: 'maxPriorityFeePerGas', type: 'uint128' },
  { name: 'maxFeePerGas', type: 'uint128' },
  { name: 'paymasterAndData', type: 'bytes' },
  { name: 'validAfter', type: 'uint48' },
  { name: 'validUntil', type: 'uint48' },
  { name: 'entryPoint', type: 'address' },
] as const

/** executeUserOpWithErrorString: a failing call says why. */
function execute({ data, to, value }: Call, operation: 0 | 1): Hex {
  return call(executeSelector, executeTypes, [to, value, data, operation])
}

/** The calls of a batch. Throws if there is anything else in it. */
function unpack(packed: Hex): readonly Call[] {
  const calls: Call[] = []
  for (let at = 0; at < size(packed); ) {
    const part = (from: number, length: number) =>
      sliceHex(packed, at + from, at + from + length, { strict: true })
    const length = BigInt(part(53, 32))
    if (part(0, 1) !== '0x00' || length > BigInt(size(packed)) || calls.length === maxCalls)
      throw unreadable()
    const bytes = Number(length)
    calls.push({ to: part(1, 20), value: BigInt(part(21, 32)), data: bytes === 0 ? '0x' : part(85, bytes) })
    at += 85 + bytes
  }
  if (calls.length === 0) throw unreadable()
  return calls
}

/** The arguments of a call, if they are exactly what its function encodes to. */
function read(selector: Hex, types: readonly string[], data: Hex): readonly unknown[] {
  const values = data.startsWith(selector)
    ? (decodeAbiParameters(inputs(types), `0x${data.slice(10)}`) as readonly unknown[])
    : undefined
  if (!values || call(selector, types, values) !== data) throw unreadable()
  return values
}

function unreadable(): Error {
  return new Error('The call data is not what this account runs.')
}
