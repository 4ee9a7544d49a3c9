import { parseAmount } from '@latchkey/protocol/amount'
import type { ChainId } from '@latchkey/protocol/caip'
import { chainUnsupported } from '@latchkey/protocol/catalogue'
import { type BundlerMethod, notSponsored } from '@latchkey/protocol/http/bundler'
import * as z from 'zod/mini'
import type { Parts } from '../../feature.ts'
import { type JsonRpcError, RpcFailure } from '../../gateway/gateway.ts'
import { invalidParams, unavailable } from '../../gateway/jsonRpc/rpcErrors.ts'
import type { Project, Sponsorship } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { createOutboundRule } from '../../secrets/outboundRule.ts'
import { type Ask, isKnownAccount, readTargets } from './accounts.ts'
import { createLedger, type Sponsored } from './ledger.ts'
import { openRpc, type Rpc } from './openRpc.ts'
import {
  entryPoint,
  feeContext,
  maxCost,
  type Operation,
  operation,
  paymasterAnswer,
  tokenQuotes,
} from './operation.ts'

/** The bundlers and paymasters that the operator has configured. */
export type Bundler = {
  /** Resolves to the result; rejects with an {@link RpcFailure}, or with a Refusal for a chain without a bundler. */
  call(request: BundlerRequest): Promise<unknown>
  close(): Promise<void>
}

export type BundlerRequest = {
  readonly chainId: ChainId
  readonly project: Project
  readonly method: BundlerMethod
  readonly params: readonly unknown[]
  readonly signal: AbortSignal
}

const hash = z.string().check(z.regex(/^0x[\da-fA-F]{64}$/))
const paramsOf = {
  eth_estimateUserOperationGas: z.tuple([operation, entryPoint]),
  eth_sendUserOperation: z.tuple([operation, entryPoint]),
  eth_getUserOperationByHash: z.tuple([hash]),
  eth_getUserOperationReceipt: z.tuple([hash]),
  eth_supportedEntryPoints: z.tuple([]),
} as const satisfies Record<string, z.ZodMiniType<readonly unknown[]>>
const chainHex = z.string().check(z.maxLength(66))
/** As in ERC-7677. Of a page's context only the token counts: the operator's own is used besides. */
const paymasterParams = z.tuple([operation, entryPoint, chainHex])
/** Which tokens are quoted is for the operator to say, not for the page. */
const quoteParams = z.tuple([z.unknown(), entryPoint, chainHex])

const receipt = z.object({
  entryPoint,
  sender: operation.shape.sender,
  nonce: operation.shape.nonce,
  actualGasCost: operation.shape.nonce,
  receipt: z.object({ blockNumber: operation.shape.nonce }),
})

export function createBundler(
  given: Pick<Parts, 'clock' | 'config' | 'db' | 'gateway' | 'live' | 'log'>,
): Bundler {
  const { clock, config, db, gateway, live, log } = given
  const ledger = createLedger(db, clock)
  const rule = createOutboundRule(config.consoleHosts)
  /** By URL: settings change, and calls that have begun end with those before. */
  const opened = new Map<string, Rpc>()

  function rpcOf(url: string): Rpc {
    const isStored = live.current().storedUrls.has(url)
    const rpc = opened.get(url) ?? openRpc(url, isStored ? rule.lookupFor(new URL(url)) : undefined)
    opened.set(url, rpc)
    return rpc
  }

  function serversOf(chainId: ChainId) {
    const servers = live.current().bundlers[chainId]
    if (!servers) return undefined
    const { paymaster, url } = servers
    return {
      bundler: rpcOf(url),
      paymaster: paymaster && rpcOf(paymaster.url),
      context: paymaster?.context ?? {},
      feeTokens: paymaster?.feeTokens ?? [],
    }
  }

  const settling = new Set<Promise<void>>()

  return {
    async call({ chainId, method, params, project, signal }) {
      const servers = serversOf(chainId)
      if (!servers) throw new Refusal(chainUnsupported, { field: 'chainId' })
      const node: Ask = (method, params) => gateway.request(chainId, method, params, { signal, fresh: true })
      if (method === 'pimlico_getTokenQuotes') return quoteTokens(servers, chainId, params, signal)
      if (method === 'pm_getPaymasterData' || method === 'pm_getPaymasterStubData') {
        const { context, feeTokens, paymaster } = servers
        const { token } = read(feeContext, params[3] ?? {})
        const policy = project.sponsorship
        if (!paymaster || !(policy || token)) throw refused('This project sponsors nothing on this chain')
        const [asked, entryPoint, chain] = read(paymasterParams, params.slice(0, 3))
        if (chain.toLowerCase() !== toHex(chainId)) throw new RpcFailure(invalidParams)
        if (token !== undefined || !policy) {
          if (!token || !feeTokens.includes(token)) throw refused('Fees are not paid in this token')
          // The visitor pays, so no policy applies. Others than visitors of the wallet are not served.
          const [given, isKnown] = await Promise.all([
            paymaster.call(method, [asked, entryPoint, chain, { token }], signal),
            isKnownAccount(asked, node),
          ])
          if (!isKnown) throw refused('Only accounts of the embedded wallet are served')
          return read(paymasterAnswer, given, unavailable)
        }
        const sponsored = toSponsored({ operation: asked, chainId, entryPoint, projectId: project.id })
        const limits = limitsOf(policy)
        checkTargets(asked, policy, chainId)
        const isStub = method === 'pm_getPaymasterStubData'
        // A cheap question before a paymaster is asked for the first time. Promises are counted below.
        if (isStub && (await ledger.isSpent(sponsored, limits)))
          throw refused('The limit of the day is reached')
        const [given, isKnown] = await Promise.all([
          paymaster.call(method, [asked, entryPoint, chain, context], signal),
          // Data to estimate with is worth nothing on chain. Of other data none leaves the server before this is known.
          isStub || isKnownAccount(asked, node),
        ])
        if (!isKnown) throw refused('Only accounts of the embedded wallet are sponsored')
        const answer = read(paymasterAnswer, given, unavailable)
        if (isStub) return answer
        const cost = maxCost(asked, answer)
        if (cost === undefined) throw new RpcFailure(invalidParams)
        // Counted before the answer leaves: from then on it can be spent.
        if (!(await ledger.reserve(sponsored, cost, limits))) throw refused('The limit of the day is reached')
        return answer
      }
      const shape: z.ZodMiniType<readonly unknown[]> = paramsOf[method]
      const result = await servers.bundler.call(method, read(shape, params), signal)
      if (method === 'eth_getUserOperationReceipt') settle(result, chainId, project)
      return result
    },
    async close() {
      await Promise.all(settling)
      await Promise.all([...opened.values()].map((rpc) => rpc.close()))
    },
  }

  /** What fees cost in the operator's tokens; none if there are none. */
  async function quoteTokens(
    { feeTokens, paymaster }: { feeTokens: readonly string[]; paymaster: Rpc | undefined },
    chainId: ChainId,
    params: readonly unknown[],
    signal: AbortSignal,
  ) {
    const [, entryPoint, chain] = read(quoteParams, params)
    if (chain.toLowerCase() !== toHex(chainId)) throw new RpcFailure(invalidParams)
    if (!paymaster || feeTokens.length === 0) return { quotes: [] }
    const answer = await paymaster.call(
      'pimlico_getTokenQuotes',
      [{ tokens: feeTokens }, entryPoint, chain],
      signal,
    )
    const { quotes } = read(tokenQuotes, answer, unavailable)
    return { quotes: quotes.filter(({ token }) => feeTokens.includes(token)) }
  }

  /** The bundler is the operator's own, so what it says an operation cost is what the paymaster paid. */
  function settle(result: unknown, chainId: ChainId, project: Project): void {
    const parsed = receipt.safeParse(result)
    if (!parsed.success) return
    // The account's next operation is built from its state in this block.
    gateway.reached(chainId, Number(parsed.data.receipt.blockNumber))
    if (!project.sponsorship) return
    const { actualGasCost, entryPoint, nonce, sender } = parsed.data
    const spent = { projectId: project.id, chainId, entryPoint, sender, nonce: BigInt(nonce) }
    // The visitor waits for the receipt, and the books can wait.
    const done = ledger
      .settle(spent, BigInt(actualGasCost))
      .catch((err: unknown) => log.error({ err }, 'a sponsored operation was not settled'))
      .finally(() => settling.delete(done))
    settling.add(done)
  }
}

/** Throws unless the policy covers what the operation calls. */
function checkTargets({ callData }: Operation, { contracts }: Sponsorship, chainId: ChainId): void {
  if (!contracts) return
  const targets = readTargets(callData)
  const allowed = new Set(contracts.map((contract) => contract.toLowerCase()))
  if (!targets?.every((target) => allowed.has(`${chainId}:${target}`.toLowerCase())))
    throw refused('The project does not sponsor calls of these contracts')
}

function limitsOf({ accountDailyLimit, dailyLimit }: Sponsorship) {
  return { project: parseAmount(dailyLimit, 18), account: parseAmount(accountDailyLimit, 18) }
}

type Named = { operation: Operation; chainId: ChainId; entryPoint: string; projectId: string }

function toSponsored({ operation: { nonce, sender }, ...rest }: Named): Sponsored {
  return { ...rest, sender, nonce: BigInt(nonce) }
}

function toHex(chainId: ChainId): string {
  return `0x${BigInt(chainId.slice(chainId.indexOf(':') + 1)).toString(16)}`
}

function read<Value>(shape: z.ZodMiniType<Value>, value: unknown, otherwise = invalidParams): Value {
  const parsed = shape.safeParse(value)
  if (!parsed.success) throw new RpcFailure(otherwise)
  return parsed.data
}

function refused(message: string): RpcFailure {
  const error: JsonRpcError = { code: notSponsored, message }
  return new RpcFailure(error)
}
