import { accountId } from '@latchkey/protocol/caip'
import { swapUnavailable } from '@latchkey/protocol/catalogue'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import type { swapBuild } from '@latchkey/protocol/http/swap'
import { Refusal } from '../../refusal.ts'
import { buildSwap } from './buildSwap.ts'
import { chooseProviders } from './chooseProviders.ts'
import { ledgerOf, reportTo, type SwapContext } from './context.ts'
import type { BuildRequest, SwapProvider } from './provider.ts'
import { usualGasPrice } from './readGasPrice.ts'
import { readAmount, readPair, readUser } from './readSwap.ts'
import { defaultSlippage, toMillionths } from './slippage.ts'

/** Validity of a built swap. */
const deadlineSeconds = 600

/** The swap transaction of the named provider, or of the best one that succeeds. */
export async function makeSwap(
  context: SwapContext,
  {
    amount,
    from,
    to,
    userAddress,
    eip155,
    slippage = eip155?.slippage,
    disableEstimate,
    provider: name,
  }: Body<typeof swapBuild>,
  signal: AbortSignal,
): Promise<Answer<typeof swapBuild>> {
  const { chains, clock } = context
  const pair = readPair(chains, from, to)
  const { chain } = pair
  const user = readUser(chains, chain, userAddress)
  const ledger = ledgerOf(context, chain)
  const request: BuildRequest = {
    ...pair,
    amount: readAmount(amount),
    user,
    slippage: slippage === undefined ? defaultSlippage : toMillionths(slippage),
    deadline: Math.floor(clock() / 1000) + deadlineSeconds,
    // The native coin is sent along and needs no permit.
    permit: eip155?.permit === '0x' || pair.from.native ? undefined : eip155?.permit,
    signal,
  }
  const { provider, swap } = await firstToBuild(
    context,
    await chooseProviders(context, request, name),
    request,
  )
  const [gas, gasPrice] = await Promise.all([
    disableEstimate ? undefined : ledger.estimateGas?.({ chain, user, swap, signal }),
    usualGasPrice(chains, chain, signal),
  ])
  return {
    tx: {
      from: accountId(chain, user),
      to: accountId(chain, swap.to),
      data: swap.data,
      ...(swap.transaction === undefined ? {} : { transaction: swap.transaction }),
      amount: String(swap.toAmount),
      minToAmount: String(swap.minToAmount),
      value: String(swap.value),
      deadline: Math.min(request.deadline, swap.deadline ?? request.deadline),
      provider: provider.name,
      ...(swap.spender === undefined ? {} : { spender: swap.spender }),
      ...(provider.takesPermit && !pair.from.native ? { takesPermit: true } : {}),
      simulated: swap.simulated,
      eip155:
        gas === undefined || gasPrice === undefined
          ? null
          : // 10% more, rounded up.
            { gas: String((gas * 11n + 9n) / 10n), gasPrice },
    },
  }
}

/** The first provider whose swap succeeds; throws their reason if none does. */
async function firstToBuild(context: SwapContext, able: readonly SwapProvider[], request: BuildRequest) {
  const causes: unknown[] = []
  for (const provider of able) {
    try {
      return { provider, swap: await buildSwap(ledgerOf(context, request.chain), provider, request) }
    } catch (cause) {
      if (request.signal.aborted) throw cause
      if (!(cause instanceof Refusal)) reportTo(context)(provider, cause)
      causes.push(cause)
    }
  }
  throw (
    causes.find((cause) => cause instanceof Refusal && cause.entry.status < 500) ??
    causes.find((cause) => cause instanceof Refusal) ??
    new Refusal(swapUnavailable, { cause: new AggregateError(causes), retryAfter: 2 })
  )
}
