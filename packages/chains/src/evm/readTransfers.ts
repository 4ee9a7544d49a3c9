import { badTransactionHash } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isTransactionHash } from '@latchkey/protocol/hash'
import { erc20Abi, getAddress, type Log, parseEventLogs, type TransactionReceipt } from 'viem'
import { getBlock, getBlockNumber, getTransaction, getTransactionReceipt } from 'viem/actions'
import type { Driver, RecordedTransfer, TransferRecord } from '../driver.ts'
import { clientOf, type EvmClient, type Transports, toReachError } from './client.ts'

/**
 * What a transaction transferred: the coin sent with it, and every ERC-20 transfer in its
 * logs. Coin that a contract forwards leaves no log and is not listed.
 */
export async function readTransfers(
  { handle, network }: Driver.WaitArgs,
  transports?: Transports,
): Promise<TransferRecord> {
  const { hash } = handle
  if (!isTransactionHash(hash))
    throw new KitError(badTransactionHash, { details: `Got ${JSON.stringify(hash)}.` })
  const client = clientOf(network, transports)
  try {
    const receipt = await getTransactionReceipt(client, { hash })
    return await readIncluded(client, receipt)
  } catch (cause) {
    const missing = ['TransactionReceiptNotFoundError', 'TransactionNotFoundError', 'BlockNotFoundError']
    if (missing.includes((cause as Error).name)) return { status: 'pending', confirmations: 0, transfers: [] }
    throw toReachError(cause)
  }
}

async function readIncluded(client: EvmClient, receipt: TransactionReceipt): Promise<TransferRecord> {
  const { blockNumber, logs, status, transactionHash: hash } = receipt
  const [{ from, to, value }, { timestamp }, latest] = await Promise.all([
    getTransaction(client, { hash }),
    getBlock(client, { blockNumber }),
    getBlockNumber(client, { cacheTime: 0 }),
  ])
  const coin = { token: undefined, from: getAddress(from), to: to ? getAddress(to) : '', amount: value }
  return {
    status,
    at: Number(timestamp) * 1000,
    confirmations: latest < blockNumber ? 1 : Number(latest - blockNumber) + 1,
    transfers: status === 'success' ? [...(value > 0n && to ? [coin] : []), ...tokensIn(logs)] : [],
  }
}

function tokensIn(logs: readonly Log[]): readonly RecordedTransfer[] {
  return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: [...logs] }).map(
    ({ address, args }) => ({
      token: getAddress(address),
      from: getAddress(args.from),
      to: getAddress(args.to),
      amount: args.value,
    }),
  )
}
