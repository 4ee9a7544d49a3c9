import {
  insufficientFunds,
  sendBelowMinimum,
  sendCoinsKept,
  sendFailed,
  sendTokenMismatch,
  sendTokenUnsupported,
  sendTooManyCoins,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, Network, TransferFee } from '../driver.ts'
import { type Choice, chooseCoins, maxInputs, rankCoins, sum } from './chooseCoins.ts'
import { type AddressKind, readAddress, toAddress } from './readAddress.ts'
import { type Purse, readCoins } from './readCoins.ts'
import { readFeeRate } from './readFeeRate.ts'
import { insideOf } from './session.ts'
import type { WalletLink } from './walletLink.ts'
import { dustLimits, inputWeight } from './weights.ts'

/**
 * What a transfer costs. The coins it spends and its fee are chosen here and returned as
 * terms, so the fee that is shown is the fee that is paid, to the last satoshi.
 *
 * `reserve` is what the address holds and a transfer never spends: see {@link readCoins}.
 */
export async function getTransferFee(args: Driver.TransferFeeArgs): Promise<TransferFee & { terms: Choice }> {
  const { amount, network, speed } = args
  const { from, to } = readEnds(args)
  if (amount !== 'max' && amount < dustLimits[to]) throw new KitError(sendBelowMinimum)
  const [purse, rate] = await Promise.all([
    readCoins(network, args.address),
    readFeeRate(network, speed ?? 'normal'),
  ])
  const ranked = rankCoins(purse.spendable, from, rate)
  const terms = chooseCoins({ amount, ranked, from, to, rate })
  if (!terms) throw new KitError(shortage(amount, purse, ranked.length))
  if (terms.amount < dustLimits[to]) throw new KitError(insufficientFunds)
  const link = args.session && insideOf(args.session)?.link
  return {
    fee: terms.fee,
    reserve: purse.total - sum(ranked),
    terms,
    ...(link && sendsItself(link) && { isSetByWallet: true }),
  }
}

/** Some wallets on other devices sign no PSBT, but send a transfer that they build themselves. */
export function sendsItself(link: WalletLink): boolean {
  return !link.signPsbt && link.sendTransfer !== undefined
}

/** The kinds of the addresses of a transfer. Rejects one that is not possible on the network. */
export function readEnds({
  address,
  decimals,
  network,
  to,
  token,
}: Pick<Driver.TransferFeeArgs, 'address' | 'decimals' | 'network' | 'to' | 'token'>): {
  from: AddressKind
  to: AddressKind
} {
  if (token !== undefined) throw new KitError(sendTokenUnsupported, { details: 'Bitcoin has no tokens.' })
  if (decimals !== undefined && decimals !== network.currency.decimals)
    throw new KitError(sendTokenMismatch, {
      details: `It has ${network.currency.decimals} decimals, not ${decimals}.`,
    })
  const [sender, receiver] = [kindOf(address, network), kindOf(to, network)]
  if (!sender || !receiver)
    throw new KitError(sendFailed, { details: `An address is not one of ${network.name}.` })
  if (inputWeight(sender) === undefined)
    throw new KitError(sendFailed, { details: `Coins of an address of the type ${sender} cannot be spent.` })
  return { from: sender, to: receiver }
}

function kindOf(address: string, network: Network): AddressKind | undefined {
  return readAddress(toAddress(address, network))?.kind
}

/** Why the coins do not suffice. */
function shortage(amount: bigint | 'max', { spendable, total }: Purse, rankedCount: number) {
  if (amount === 'max' || amount >= total) return insufficientFunds
  if (spendable.length > maxInputs && rankedCount === maxInputs) return sendTooManyCoins
  return sum(spendable) < total ? sendCoinsKept : insufficientFunds
}
