import type { Driver, SwapVerdict } from '../../driver.ts'
import { until } from '../../until.ts'
import { readTokenAccount, systemProgram } from '../accounts.ts'
import { isKey } from '../base58.ts'
import { type Trial, tokenChanges, tryTransaction } from '../simulate.ts'
import { maxDeposits, maxPriorityFee, signatureFee } from './fees.ts'
import { wrappedCoin } from './programs.ts'
import { findOwnAccounts, readSwap } from './readSwap.ts'
import { isSignedByOthers, readInstructions, readWhole } from './readWhole.ts'

/** The visitor waits for it. */
const nodeTimeoutMs = 8_000
const maxAmount = 2n ** 64n

/**
 * See {@link Swaps.judge}.
 *
 * The transaction is decoded completely: only payments of what is swapped, the accounts it
 * needs, and one route of a known aggregator may be in it. A node must simulate it too,
 * because a route calls programs that decoding does not cover.
 */
export async function judgeSwap(args: Driver.JudgeSwapArgs): Promise<SwapVerdict> {
  const { address, approvals, contracts, from, least, network, signal, spender, to, transaction, units } =
    args
  if (typeof transaction !== 'string') return refused('it is not a transaction')
  if (spender !== undefined || approvals.length > 0) return refused('it allows more than it needs')
  const isSound = [address, ...[from, to].filter((mint) => mint !== undefined)].every(isKey)
  if (!isSound || from === to || units <= 0n || units >= maxAmount || least < 0n)
    return refused('its terms are not of this network')
  const whole = readWhole(transaction)
  if (!whole) return refused('its transaction cannot be read')
  if (whole.signers[0]?.address !== address) return refused('another account pays its fee')
  if (!(await isSignedByOthers(whole))) return refused('others have yet to sign it')
  const asked = { signal, timeoutMs: nodeTimeoutMs }
  const instructions = await until(readInstructions(whole, network, signal), asked).catch(() => undefined)
  if (!instructions) return refused('its accounts cannot be read')

  const wanted = { address, from, to, units }
  const routers = (contracts?.routers ?? '')
    .split(',')
    .map((program) => program.trim())
    .filter(isKey)
  const own = await findOwnAccounts(wanted)
  const decoded = readSwap(instructions, wanted, { own, routers, signerCount: whole.signers.length })
  if (decoded.status === 'wrong') return refused(decoded.details)
  const { fee } = decoded
  if (fee > maxPriorityFee + signatureFee * BigInt(whole.signers.length))
    return refused('its fee is unusually high')
  // Some exchanges round their minimum down, others do not.
  if (decoded.least !== undefined && decoded.least < least - 1n)
    return refused('its minimum is lower than the one that is shown')

  const trial = await until(tryTransaction(network, whole.bytes, signal), asked).catch(() => undefined)
  if (!trial) return refused('no node other than the server could simulate it')
  if (trial.status === 'reverts') return { status: 'reverts' }
  const outcome = measure(trial, { ...args, fee })
  if ('details' in outcome) return refused(outcome.details)
  return { status: 'fair', least: decoded.least, simulated: true, fee: fee + outcome.deposits }
}

/** In what a simulated swap differs from the one that is shown; the deposits that it leaves if in nothing. */
function measure(
  { addresses, after, before }: Trial & { status: 'ok' },
  { address, fee, from, least, to, units }: Driver.JudgeSwapArgs & { fee: bigint },
): { readonly deposits: bigint } | { readonly details: string } {
  const at = addresses.indexOf(address)
  if ((after[at]?.owner ?? systemProgram) !== systemProgram)
    return { details: 'it gives the account to a program' }
  const tokens = tokenChanges(address, addresses, before, after)
  const deposits = depositsOf(address, after) - depositsOf(address, before)
  if (deposits > maxDeposits) return { details: 'it leaves too many deposits' }
  // What the coin and its wrapped form are together, without fee and deposits.
  const bare = (after[at]?.lamports ?? 0n) - (before[at]?.lamports ?? 0n) + fee + deposits
  const ofCoin = from === undefined || to === undefined
  const coins = bare + (ofCoin ? (tokens.get(wrappedCoin)?.delta ?? 0n) : 0n)
  if (coins < (from === undefined ? -units : 0n)) return { details: 'it takes more than is shown' }
  for (const [mint, { delta, permits }] of tokens) {
    if ([...permits.values()].some((amount) => amount !== 0n))
      return { details: 'it leaves an allowance behind' }
    if (ofCoin && mint === wrappedCoin) continue
    if (delta < (mint === from ? -units : 0n)) return { details: 'it takes more than is shown' }
  }
  const received = to === undefined ? coins : (tokens.get(to)?.delta ?? 0n)
  // Left wrapped, the coins would not be the ones that are shown.
  const isLess = received < least || (to === undefined && bare < least)
  return isLess ? { details: 'it gives less than is shown' } : { deposits }
}

/** The lamports in the owner's token accounts that are no balance: they come back when the accounts are closed. */
function depositsOf(owner: string, accounts: (Trial & { status: 'ok' })['after']): bigint {
  return accounts.reduce((sum, account) => {
    const token = readTokenAccount(account)
    if (!account || token?.owner !== owner) return sum
    return sum + account.lamports - (token.mint === wrappedCoin ? token.amount : 0n)
  }, 0n)
}

function refused(details: string): SwapVerdict {
  return { status: 'refused', details }
}
