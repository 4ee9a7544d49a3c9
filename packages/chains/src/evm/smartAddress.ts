import type { Hex } from 'viem'
import { concatHex, encodeAbiParameters, getAddress, keccak256, padHex, sliceHex } from 'viem/utils'

export { delegationContracts } from './delegation.ts'

/**
 * The published contracts of Safe 1.4.1 and of its 4337 module 0.3.0, which have the same
 * address on every chain. Nothing of ours holds money.
 *
 * @see https://github.com/safe-global/safe-modules-deployments
 */
export const contracts = {
  entryPoint: '0x0000000071727de22e5e9d8baf0edac6f37da032',
  factory: '0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67',
  singleton: '0x41675c099f32341bf84bfc5382af534df5c7461a',
  module: '0x75cf11467937ce3f2f357ce24ffc3dbf8fd5c226',
  moduleSetup: '0x2dd68b007b46fbe91b9a7c3eda5a7a1063cb5b47',
  /** Runs calls only. The other one could also run foreign code as the account. */
  multiSend: '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
} as const satisfies Record<string, Hex>
const none = '0x0000000000000000000000000000000000000000'

/** What the factory deploys. It asks no node, so that none can name another address. */
const proxyCode =
  '0x608060405234801561001057600080fd5b506040516101e63803806101e68339818101604052602081101561003357600080fd5b8101908080519060200190929190505050600073ffffffffffffffffffffffffffffffffffffffff168173ffffffffffffffffffffffffffffffffffffffff1614156100ca576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260228152602001806101c46022913960400191505060405180910390fd5b806000806101000a81548173ffffffffffffffffffffffffffffffffffffffff021916908373ffffffffffffffffffffffffffffffffffffffff1602179055505060ab806101196000396000f3fe608060405273ffffffffffffffffffffffffffffffffffffffff600054167fa619486e0000000000000000000000000000000000000000000000000000000060003514156050578060005260206000f35b3660008037600080366000845af43d6000803e60008114156070573d6000fd5b3d6000f3fea264697066735822122003d1488ee65e08fa41e58e888a9865554c535f2c77126a82cb4c0f917f31441364736f6c63430007060033496e76616c69642073696e676c65746f6e20616464726573732070726f7669646564'

/** The Safe that a key owns alone. The same on every chain, and known before it is deployed. */
export function smartAddressOf(owner: string): Hex {
  const salt = keccak256(concatHex([keccak256(setupOf(owner)), padHex('0x', { size: 32 })]))
  const code = concatHex([proxyCode, padHex(contracts.singleton, { size: 32 })])
  const hash = keccak256(concatHex(['0xff', contracts.factory, salt, keccak256(code)]))
  return getAddress(sliceHex(hash, 12))
}

/** One owner, and the module, which also answers calls that the account does not know. */
export function setupOf(owner: string): Hex {
  const enable = call('0x8d0dc49f', ['address[]'], [[contracts.module]])
  return call(
    '0xb63e800d',
    ['address[]', 'uint256', 'address', 'bytes', 'address', 'address', 'uint256', 'address'],
    [[owner], 1n, contracts.moduleSetup, enable, contracts.module, none, 0n, none],
  )
}

export function call(selector: Hex, types: readonly string[], values: readonly unknown[]): Hex {
  return concatHex([selector, encodeAbiParameters(inputs(types), values)])
}

export const inputs = (types: readonly string[]) => types.map((type) => ({ type }))
