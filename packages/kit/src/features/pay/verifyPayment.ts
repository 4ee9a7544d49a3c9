import type { AssetId, Driver } from '@latchkey/chains/driver'
import { parseAmount } from '@latchkey/protocol/amount'
import { isChainId, parseAssetId } from '@latchkey/protocol/caip'
import { payUnsupportedAsset } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { readPaid } from './readPaid.ts'

/** What a node says about a payment. */
export type PaymentProof =
  | {
      readonly status: 'paid'
      /** Who paid. Compare it with the account that is signed in: payments are public, and a visitor can submit that of another. */
      readonly payer: string
      /** In base units; at least what was expected. */
      readonly units: bigint
      /** When the block was made, in Unix milliseconds. */
      readonly paidAt: number | undefined
      /** How many blocks stand on it, its own included. */
      readonly confirmations: number
      /** Accept it once: keep it with the order, and refuse it for any other. */
      readonly transaction: string
    }
  /** No block includes the transaction yet. Ask again. */
  | { readonly status: 'pending' }
  /** It is no payment of what was expected. */
  | {
      readonly status: 'refused'
      readonly reason: 'malformed' | 'reverted' | 'other_network' | 'not_paid' | 'too_little' | 'too_old'
    }

/** See `index.ts`. */
export async function verifyPayment(args: verifyPayment.Args): Promise<PaymentProof> {
  const { drivers, expected, notBefore } = args
  const handle = readHandle(args.receipt)
  if (!handle) return refuse('malformed')
  const { chainId: chain, assetReference } = parseAssetId(expected.asset)
  if (handle.chain !== chain) return refuse('other_network')
  const driver = drivers.find(({ networks }) => networks.some(({ id }) => id === chain))
  const network = driver?.networks.find(({ id }) => id === chain)
  const receipts = await driver?.receipts?.()
  if (!driver || !network || !receipts?.transfers)
    throw new KitError(payUnsupportedAsset, { details: `No driver reads transfers on "${chain}".` })
  const isCoin = expected.asset === driver.assets.id(chain)
  const asset = isCoin ? expected.asset : driver.assets.id(chain, assetReference)
  const record = await receipts.transfers({ network, handle })
  if (record.status === 'pending') return { status: 'pending' }
  if (record.status === 'reverted') return refuse('reverted')
  const paid = readPaid(driver, record, { asset, chain, recipient: expected.recipient })
  if (!paid) return refuse('not_paid')
  const token = isCoin ? undefined : (await driver.balances?.())?.token
  const decimals = isCoin
    ? network.currency.decimals
    : (await token?.({ network, token: assetReference }))?.decimals
  if (decimals === undefined)
    throw new KitError(payUnsupportedAsset, { details: 'The driver does not read tokens.' })
  if (paid.units < parseAmount(expected.amount, decimals)) return refuse('too_little')
  if (notBefore !== undefined && (record.at ?? 0) < notBefore) return refuse('too_old')
  const { at: paidAt, confirmations } = record
  return { status: 'paid', ...paid, paidAt, confirmations, transaction: `${chain}/${handle.hash}` }
}

export declare namespace verifyPayment {
  type Args = {
    /** The families and networks you take payments on. */
    drivers: readonly Driver[]
    /** As the page sent it. Nothing in it is believed. */
    receipt: unknown
    /** What your own records say is to be paid. */
    expected: { asset: AssetId; amount: string; recipient: string }
    /** When the order was made, in Unix milliseconds: a payment from before is not for it. */
    notBefore?: number | undefined
  }
}

function refuse(reason: Extract<PaymentProof, { status: 'refused' }>['reason']): PaymentProof {
  return { status: 'refused', reason }
}

/** Which transaction is meant. What a family needs besides the hash to wait for one is not needed to read it. */
function readHandle(receipt: unknown) {
  const { transaction } = isRecord(receipt) ? receipt : {}
  const { chain, hash } = isRecord(transaction) ? transaction : {}
  if (!isChainId(chain) || typeof hash !== 'string' || !/^[\w-]{1,200}$/.test(hash)) return undefined
  return { chain, hash, sentAt: 0 }
}
