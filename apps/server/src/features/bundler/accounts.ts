import { contracts, delegationContracts } from '@latchkey/chains/evm/smartAddress'
import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  keccak256,
  parseAbi,
  parseAbiParameters,
  size,
  slice,
} from 'viem'
import type { Operation } from './operation.ts'

/**
 * The accounts that a paymaster pays for: those of the embedded wallet, and no other. An
 * account with code of its own could run anything, whatever its call data says.
 */

/** Besides those of the wallet, the ones that other builders of the same Safe use. */
export const safe = {
  ...contracts,
  singletons: [contracts.singleton, '0x29fcb43b46531bca003ddc8fcb67ffe91900c762'],
  multiSends: [contracts.multiSend, '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526'],
} as const satisfies Record<string, Address | readonly Address[]>

/** The code that accounts of EIP-7702 delegate to, of EntryPoint 0.8. */
export const simple7702: Address = '0xe6Cae83BdE06E4c305530e199D7217f42808555B'

/** The code that accounts of EIP-7702 may have. */
const implementations: readonly Address[] = [simple7702, delegationContracts.implementation]

/** The hash of the code of every Safe, which only passes calls on to its singleton. */
const proxyHash = '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c'

/** keccak256("fallback_manager.handler.address"), where a Safe keeps its handler. */
const handlerSlot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
])
const setupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function enableModules(address[] modules)',
])
const callAbi = parseAbi([
  'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
  'function executeUserOpWithErrorString(address to, uint256 value, bytes data, uint8 operation)',
  'function execute(address target, uint256 value, bytes data)',
  'function execute(bytes32 mode, bytes calls)',
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
  'function multiSend(bytes transactions)',
])

const executions = parseAbiParameters('(address target, uint256 value, bytes data)[]')
/** `disableDelegation` */
const disableSelector = '0x49934047'

/** Asks a node of the operation's chain. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Whether the operation is of an account of the embedded wallet, deployed or not. */
export async function isKnownAccount(operation: Operation, ask: Ask): Promise<boolean> {
  const { eip7702Auth, factory, factoryData, sender } = operation
  const isAuthorized = implementations.some((one) => one.toLowerCase() === eip7702Auth?.address)
  if (eip7702Auth && !isAuthorized) return false
  if (factory === '0x7702') return eip7702Auth !== undefined
  if (factory !== undefined)
    return isAddressEqual(factory as Address, safe.factory) && createsSafe((factoryData ?? '0x') as Hex)
  // All at once: the visitor waits.
  const [found, singleton, handler] = await Promise.all([
    ask('eth_getCode', [sender, 'latest']),
    ...['0x0', handlerSlot].map((slot) => ask('eth_getStorageAt', [sender, slot, 'latest'])),
  ])
  const code = String(found).toLowerCase()
  if (code.startsWith('0xef0100'))
    return implementations.some((one) => code === `0xef0100${one.slice(2).toLowerCase()}`)
  if (code === '0x') return eip7702Auth !== undefined
  return (
    keccak256(code as Hex) === proxyHash &&
    safe.singletons.some((known) => isStored(singleton, known)) &&
    isStored(handler, safe.module)
  )
}

/**
 * The contracts that an operation calls; undefined if that cannot be told, as with code
 * that the account would run as its own.
 */
export function readTargets(callData: string): Address[] | undefined {
  const call = decode(callData as Hex)
  if (call?.functionName === 'execute')
    return call.args.length === 3 ? [call.args[0]] : readExecutions(...call.args)
  if (call?.functionName === 'executeBatch') return call.args[0].map(({ target }) => target)
  if (call?.functionName !== 'executeUserOp' && call?.functionName !== 'executeUserOpWithErrorString')
    return undefined
  const [to, , data, kind] = call.args
  if (kind === 0) return [to]
  if (kind !== 1 || !safe.multiSends.some((known) => isAddressEqual(known, to))) return undefined
  const batch = decode(data)
  return batch?.functionName === 'multiSend' ? readBatch(batch.args[0]) : undefined
}

/** The calls of ERC-7579: one, or a batch of which all run or none. Ending a session needs no permission. */
function readExecutions(mode: Hex, calls: Hex): Address[] | undefined {
  const isEnd = (target: Hex, data: Hex) =>
    target.toLowerCase() === delegationContracts.manager && data.startsWith(disableSelector)
  try {
    if (/^0x0+$/.test(mode)) {
      const [target, data] = [
        slice(calls, 0, 20, { strict: true }),
        size(calls) > 52 ? slice(calls, 52) : '0x',
      ]
      return isEnd(target, data) ? [] : [getAddress(target)]
    }
    if (!/^0x010+$/.test(mode)) return undefined
    const [list] = decodeAbiParameters(executions, calls)
    return list.flatMap(({ data, target }) => (isEnd(target, data) ? [] : [target]))
  } catch {
    return undefined
  }
}

/** Each call of a batch: 1 byte of kind, 20 of the contract, 32 of the value, 32 of the length, and the data. */
function readBatch(bytes: Hex): Address[] | undefined {
  const targets: Address[] = []
  for (let at = 0; at < size(bytes); ) {
    if (at + 85 > size(bytes) || slice(bytes, at, at + 1) !== '0x00') return undefined
    targets.push(getAddress(slice(bytes, at + 1, at + 21)))
    const length = BigInt(slice(bytes, at + 53, at + 85))
    if (length > BigInt(size(bytes))) return undefined
    at += 85 + Number(length)
  }
  return targets
}

function createsSafe(factoryData: Hex): boolean {
  try {
    const { args } = decodeFunctionData({ abi: factoryAbi, data: factoryData })
    const [singleton, initializer] = args
    const setup = decodeFunctionData({ abi: setupAbi, data: initializer })
    if (setup.functionName !== 'setup') return false
    const [, , to, data, handler, , payment] = setup.args
    const enable = encodeFunctionData({ abi: setupAbi, functionName: 'enableModules', args: [[safe.module]] })
    return (
      safe.singletons.some((known) => isAddressEqual(known, singleton)) &&
      isAddressEqual(to, safe.moduleSetup) &&
      data === enable &&
      isAddressEqual(handler, safe.module) &&
      payment === 0n
    )
  } catch {
    return false
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: callAbi, data })
  } catch {
    return undefined
  }
}

/** The last 20 bytes of a storage slot. */
function isStored(word: unknown, address: Address): boolean {
  return typeof word === 'string' && BigInt(word) === BigInt(address)
}
