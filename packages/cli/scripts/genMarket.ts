import { writeFileSync } from 'node:fs'
import { testMnemonic } from '@latchkey/chains/evm/testing'
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseEther,
  parseUnits,
  toHex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { compile } from '../../../apps/server/src/chains/evm/testing/compile.ts'

// Writes the transactions that put three tokens and a pool on the chain of `latchkey dev`, so
// that the command needs neither a compiler nor a library.

/** Without a key: the node acts for it. Its addresses stay the same on every chain. */
const deployer: Address = '0x000000000000000000000000000000000ddeecc0'
const contracts = compile([new URL('../contracts/Market.sol', import.meta.url)])
const holders = [0, 1].map((addressIndex) => mnemonicToAccount(testMnemonic, { addressIndex }).address)

type Call = { readonly to?: Address; readonly data: Hex; readonly value?: Hex }
const calls: Call[] = []
let nonce = 0n

function deploy(name: string, args: readonly unknown[] = []): Address {
  const artifact = contracts[name]
  if (!artifact) throw new Error(`no contract ${name}`)
  calls.push({ data: encodeDeployData({ abi: artifact.abi, bytecode: artifact.bytecode, args }) })
  return getContractAddress({ from: deployer, nonce: nonce++ })
}

function call(
  name: string,
  to: Address,
  functionName: string,
  args: readonly unknown[],
  value?: bigint,
): void {
  const data = encodeFunctionData({ abi: contracts[name]?.abi ?? [], functionName, args })
  calls.push({ to, data, ...(value !== undefined && { value: toHex(value) }) })
  nonce++
}

const weth = deploy('TestWrappedEther')
const dollar = deploy('TestToken', ['Test Dollar', 'TUSD', 6])
const coin = deploy('TestToken', ['Test Coin', 'TEST', 18])
const pool = deploy('TestPool', [weth, dollar])
for (const holder of holders) {
  call('TestToken', dollar, 'mint', [holder, parseUnits('10000', 6)])
  call('TestToken', coin, 'mint', [holder, parseEther('1000')])
  call('TestWrappedEther', weth, 'deposit', [], parseEther('10'))
  call('TestToken', weth, 'transfer', [holder, parseEther('10')])
}
// A price of 2000 dollars, and enough that swaps hardly move it.
call('TestWrappedEther', weth, 'deposit', [], parseEther('1000'))
call('TestToken', weth, 'transfer', [pool, parseEther('1000')])
call('TestToken', dollar, 'mint', [pool, parseUnits('2000000', 6)])

const tokens = [
  { address: weth, name: 'Wrapped Ether', symbol: 'WETH', decimals: 18 },
  { address: dollar, name: 'Test Dollar', symbol: 'TUSD', decimals: 6 },
  { address: coin, name: 'Test Coin', symbol: 'TEST', decimals: 18 },
]
writeFileSync(
  new URL('../src/dev/chain/market.gen.json', import.meta.url),
  `${JSON.stringify({ deployer, holders, tokens, pool, weth, calls }, null, 2)}\n`,
)
