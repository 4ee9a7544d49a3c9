import { notConnected, sendBelowMinimum, sendFailed, sendFundsChanged } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import type { Driver, Session, TransactionHandle } from '../driver.ts'
import { addressKey } from './addressShape.ts'
import { broadcast } from './broadcast.ts'
import { buildTransfer } from './buildTransfer.ts'
import { type Choice, type Coin, maxInputs } from './chooseCoins.ts'
import { isHash } from './esplora.ts'
import { getTransferFee, readEnds, sendsItself } from './getTransferFee.ts'
import { readCoins } from './readCoins.ts'
import { insideOf } from './session.ts'
import { signInputs, toSendError } from './signInputs.ts'
import type { SentTransfer, WalletLink } from './walletLink.ts'
import { dustLimits } from './weights.ts'

/**
 * Sends an amount: the wallet signs a transaction that is built here from the coins and the
 * fee of `terms`, and the network's nodes broadcast it.
 */
export async function transfer(args: Driver.TransferArgs & { session: Session }): Promise<TransactionHandle> {
  const { address, amount, network, to } = args
  const { link, publicKeyOf } = requireAccount(args)
  const ends = readEnds(args)
  if (amount < dustLimits[ends.to]) throw new KitError(sendBelowMinimum)
  const about = { to, amount: String(amount) }
  if (sendsItself(link)) {
    const hash = await askToSend(link, { address, to, amount })
    return { chain: network.id, hash, sentAt: Date.now(), data: about }
  }
  const { coins, fee } = isTerms(args.terms) ? args.terms : (await getTransferFee(args)).terms
  const { spendable } = await readCoins(network, address)
  if (!coins.every((coin) => spendable.some((one) => isSameCoin(one, coin))))
    throw new KitError(sendFundsChanged, { details: 'A coin of the transfer was spent meanwhile.' })
  const publicKey = publicKeyOf(address)
  const transaction = await buildTransfer({ network, address, to, amount, coins, fee, publicKey })
  await signInputs(
    link,
    transaction,
    coins.map((_, index) => ({ index, address })),
  )
  if (transaction.fee !== fee) throw new KitError(sendFailed, { details: 'The fee is not the one shown.' })
  return await broadcast(network, transaction, about)
}

async function askToSend(link: WalletLink, asked: SentTransfer): Promise<string> {
  let hash: unknown
  try {
    hash = await link.sendTransfer?.(asked)
  } catch (cause) {
    throw toSendError(cause)
  }
  if (isHash(hash)) return hash
  throw new KitError(sendFailed, { details: 'The wallet answered with no transaction id.' })
}

/** The wallet behind a session. Rejects if the session is closed, or on another network, or does not have the account. */
export function requireAccount({
  address,
  network,
  session,
}: Pick<Driver.TransactionArgs, 'address' | 'network' | 'session'>) {
  const inside = insideOf(session)
  if (!inside?.live.open || !session.accounts.some(({ key }) => key === addressKey(address)))
    throw new KitError(notConnected, { details: `The wallet does not share ${address} with this page.` })
  if (session.network !== network.id)
    throw new KitError(sendFailed, { details: `The session is on ${session.network}, not on ${network.id}.` })
  return inside
}

function isTerms(value: unknown): value is Choice {
  const { coins, fee } = isRecord(value) ? value : {}
  return typeof fee === 'bigint' && Array.isArray(coins) && coins.length > 0 && coins.length <= maxInputs
}

function isSameCoin(a: Coin, b: Coin): boolean {
  return a.id === b.id && a.index === b.index && a.value === b.value
}
