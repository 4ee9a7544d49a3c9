import { setTimeout } from 'node:timers/promises'
import type { Anvil } from '@latchkey/chains/evm/testingNode'
import {
  type Abi,
  getAddress,
  type Hex,
  parseEther,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Compiled } from './compile.ts'

/** Anvil's first account, which is funded. */
export const rich = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
/** Its second. */
export const other = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

export type Deployed = {
  readonly address: Hex
  readonly abi: Abi
  /** Sends a call and waits until it is mined; resolves to the hash. */
  write(
    name: string,
    args: readonly unknown[],
    options?: { from?: typeof rich; value?: bigint },
  ): Promise<Hex>
}

/** Deploys a contract. */
export async function deploy(
  anvil: Anvil,
  { abi, bytecode }: Compiled,
  args: readonly unknown[] = [],
): Promise<Deployed> {
  const { client } = anvil
  const hash = await client.deployContract({
    // The node signs with its own key, which needs one request instead of four.
    account: rich.address,
    chain: client.chain,
    abi,
    bytecode,
    args,
  } as never)
  const { contractAddress } = await mined(anvil, hash)
  if (!contractAddress) throw new Error('the contract was not deployed')
  const address = getAddress(contractAddress)
  return {
    address,
    abi,
    async write(functionName, args, { from = rich, value } = {}) {
      const call = { account: from, chain: client.chain, address, abi, functionName, args, value }
      const sent = await client.writeContract(call as never)
      await mined(anvil, sent)
      return sent
    },
  }
}

/** Sends coins and waits until it is mined. */
export async function pay(anvil: Anvil, to: Hex, ether: string, from = rich): Promise<Hex> {
  const { client } = anvil
  const hash = await client.sendTransaction({
    account: from,
    chain: client.chain,
    to,
    value: parseEther(ether),
  })
  await mined(anvil, hash)
  return hash
}

/**
 * The receipt, once the node also reports the transaction as mined: for a moment it
 * has a receipt while the transaction is still pending. viem's own waiting walks
 * through every block mined meanwhile.
 */
export async function mined({ client }: Anvil, hash: Hex): Promise<TransactionReceipt> {
  for (const until = Date.now() + 10_000; Date.now() < until; await setTimeout(3)) {
    const receipt = await client.getTransactionReceipt({ hash }).catch((error: unknown) => {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
    })
    if (receipt && (await client.getTransaction({ hash })).blockNumber !== null) return receipt
  }
  throw new Error(`${hash} was not mined`)
}
