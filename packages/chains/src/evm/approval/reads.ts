import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { invalidParams, type WalletReads } from '../../approval.ts'
import { chainNumber } from './transaction.ts'

/** A batch of up to 16 transactions: their hashes, one after the other. */
const batchId = /^0x(?:[\da-f]{64}){1,16}$/

/** What an account without code answers by itself. */
export const reads: WalletReads = {
  eth_accounts: async ({ address }) => [address],
  eth_chainId: async ({ chainId }) => toHex(chainNumber(chainId)),
  // Batches run call by call: see `sendCalls`.
  wallet_getCapabilities: async ({ chainId }) => ({
    [toHex(chainNumber(chainId))]: { atomic: { status: 'unsupported' } },
  }),
  wallet_getCallsStatus: getCallsStatus,
  async wallet_getAssets() {
    throw new KitError(rpcErrors[4200])
  },
}

/** The state of a batch (EIP-5792), from the receipts of its transactions. */
async function getCallsStatus({
  ask,
  chainId,
  params,
}: Parameters<WalletReads[string]>[0]): Promise<unknown> {
  const [id] = Array.isArray(params) ? params : []
  if (typeof id !== 'string') throw invalidParams('The id of the batch is missing.')
  if (!batchId.test(id)) throw new KitError(rpcErrors[5730])
  const hashes = id.slice(2).match(/.{64}/g) ?? []
  const found = await Promise.all(hashes.map((hash) => ask('eth_getTransactionReceipt', [`0x${hash}`])))
  const receipts = found.filter(isRecord)
  const failed = receipts.filter(({ status }) => status !== '0x1').length
  return {
    version: '2.0.0',
    id,
    chainId: toHex(chainNumber(chainId)),
    atomic: false,
    status: statusOf(hashes.length, receipts.length, failed),
    receipts: receipts.map(({ blockHash, blockNumber, gasUsed, logs, status, transactionHash }) => ({
      ...{ blockHash, blockNumber, gasUsed, logs, status, transactionHash },
    })),
  }
}

/** Pending, confirmed, failed, or confirmed in part. */
function statusOf(sent: number, included: number, failed: number): number {
  if (included < sent) return 100
  if (failed === 0) return 200
  return failed === sent ? 500 : 600
}

function toHex(number: number): `0x${string}` {
  return `0x${number.toString(16)}`
}
