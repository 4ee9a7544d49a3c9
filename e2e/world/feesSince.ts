import type { Anvil } from '@latchkey/chains/evm/testingNode'

/** The fees that an account has paid since a block. */
export async function feesSince(client: Anvil['client'], address: string, block: bigint): Promise<bigint> {
  let fees = 0n
  for (let at = block + 1n; at <= (await client.getBlockNumber({ cacheTime: 0 })); at++) {
    const { transactions } = await client.getBlock({ blockNumber: at, includeTransactions: true })
    for (const { from, hash } of transactions) {
      if (from.toLowerCase() !== address.toLowerCase()) continue
      const { gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash })
      fees += gasUsed * effectiveGasPrice
    }
  }
  return fees
}
