import type { Driver, Simulation, SwapVerdict } from '../../driver.ts'
import { addressKey } from '../addresses.ts'
import type { Transports } from '../client.ts'
import { simulateAll } from '../simulate.ts'
import { type ContractBook, contractsOf } from './contractsOf.ts'
import { decodeSwap, movesTokens } from './decodeSwap.ts'

/** See {@link Swaps.judge}. */
export async function judgeSwap(args: Driver.JudgeSwapArgs, transports?: Transports): Promise<SwapVerdict> {
  const { transaction } = args
  if (typeof transaction === 'string') return refused('it is not a call')
  return await judgeCall({ ...args, transaction }, transports)
}

type CallArgs = Driver.JudgeSwapArgs & { transaction: Driver.SwapCall }

async function judgeCall(args: CallArgs, transports: Transports): Promise<SwapVerdict> {
  const { contracts, from, least, network, transaction, units } = args
  const book = contractsOf(network.id, contracts)
  const target = addressKey(transaction.to)
  const kind = book.kinds.get(target)
  if (kind === undefined) return refused('it calls a contract that is not a known exchange')
  if (movesTokens(transaction.data)) return refused('it moves or allows tokens by itself')
  const allowed = checkApprovals(args, book)
  if (allowed !== undefined) return refused(allowed)
  const decoded = decodeSwap(args, book)
  if (decoded.status === 'wrong') return refused(decoded.details)
  // Some exchanges round their minimum down, others do not.
  if (decoded.status === 'read' && decoded.least < least - 1n)
    return refused('its minimum is lower than the one that is shown')
  // What the known exchanges do not usually do could behave differently later than it does now.
  if (decoded.status === 'unread' && kind !== 'other') return refused('its call is not one of the known ones')
  if (transaction.value !== (from === undefined ? units : 0n))
    return refused('it sends another amount of coins')

  const simulation = await simulateSwap(args, transports)
  if (simulation.status === 'ok') {
    const differs = compare(simulation, args)
    if (differs !== undefined) return refused(differs)
  }
  if (simulation.status === 'reverts') return { status: 'reverts' }
  // Calls of aggregators carry instructions for other contracts, which decoding does not cover.
  const needsNode = decoded.status !== 'read' || kind === 'oneinch' || kind === 'lifi'
  if (simulation.status === 'unknown' && needsNode)
    return refused('no node other than the server could simulate it')
  return {
    status: 'fair',
    least: decoded.status === 'read' ? decoded.least : undefined,
    simulated: simulation.status === 'ok',
  }
}

/** What is wrong with the allowance that the swap needs; undefined if nothing is. */
function checkApprovals(
  { approvals, from, spender, transaction, units }: CallArgs,
  { kinds }: ContractBook,
): string | undefined {
  if (spender === undefined) return approvals.length > 0 ? 'it allows more than it needs' : undefined
  const key = addressKey(spender)
  if (from === undefined && approvals.length > 0) return 'it allows more than it needs'
  // A contract that may take tokens and is not called could take them at any time.
  if (key !== addressKey(transaction.to) || !kinds.has(key)) return 'it allows another contract'
  const exact = approvals.every(({ data, to, value }, index) => {
    const amount = index === approvals.length - 1 ? units : 0n
    const call = `0x095ea7b3${key.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
    return (
      from !== undefined && addressKey(to) === addressKey(from) && data.toLowerCase() === call && value === 0n
    )
  })
  return exact && approvals.length <= 2 ? undefined : 'it allows another amount'
}

/**
 * With the approvals before it and, if that fails, without: a node that is a block behind
 * does not know yet that they were sent, and some tokens refuse to allow twice.
 */
async function simulateSwap(args: CallArgs, transports: Transports): Promise<Simulation> {
  const { address, approvals, from, network, signal, to, transaction } = args
  const tokens = [from, to].flatMap((token) => token ?? [])
  const run = (before: CallArgs['approvals']) =>
    simulateAll({ address, calls: [...before, transaction], network, signal, tokens }, transports)
  const first = await run(approvals)
  return first.status === 'reverts' && approvals.length > 0 ? await run([]) : first
}

/** In what a simulated swap differs from the one that is shown. */
function compare({ approvals, changes }: Simulation, wanted: Driver.JudgeSwapArgs): string | undefined {
  const { from, least, spender, to, units } = wanted
  const isToken = (address: string | undefined, token: string | undefined) =>
    address === undefined || token === undefined
      ? address === token
      : addressKey(address) === addressKey(token)
  let received = 0n
  for (const { delta, token } of changes) {
    const fungible = !token.collectible
    if (fungible && isToken(token.address, to)) received += delta
    else if (delta < (fungible && isToken(token.address, from) ? -units : 0n))
      return 'it takes more than is shown'
  }
  if (received < least) return 'it gives less than is shown'
  const extra = approvals.find(
    ({ amount, spender: other, token }) =>
      amount !== 0n &&
      !(
        amount !== 'unlimited' &&
        amount <= units &&
        !token.collectible &&
        isToken(token.address, from) &&
        isToken(other, spender)
      ),
  )
  return extra ? 'it leaves an allowance behind' : undefined
}

function refused(details: string): SwapVerdict {
  return { status: 'refused', details }
}
