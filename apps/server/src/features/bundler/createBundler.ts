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
import { type Ask, isKnownAccount, readTargets } from './accounts.ts'
import { createLedger, type Sponsored } from './ledger.ts'
import { openRpc } from './openRpc.ts'
import { entryPoint, maxCost, type Operation, operation, paymasterAnswer } from './operation.ts'

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
/** As in ERC-7677. What a page writes as its context is not used: the operator's own is. */
const paymasterParams = z.tuple([operation, entryPoint, z.string().check(z.maxLength(66))])

const receipt = z.object({
  entryPoint,
  sender: operation.shape.sender,
  nonce: operation.shape.nonce,
  actualGasCost: operation.shape.nonce,
})

export function createBundler(given: Pick<Parts, 'clock' | 'config' | 'db' | 'gateway' | 'log'>): Bundler {
  const { clock, config, db, gateway, log } = given
  const ledger = createLedger(db, clock)
  const opened = new Map(
    Object.entries(config.bundlers).map(([chain, { paymaster, url }]) => [
      chain,
      {
        bundler: openRpc(url),
        paymaster: paymaster && openRpc(paymaster.url),
        context: paymaster?.context ?? {},
      },
    ]),
  )

  return {
    async call({ chainId, method, params, project, signal }) {
      const servers = opened.get(chainId)
      if (!servers) throw new Refusal(chainUnsupported, { field: 'chainId' })
      if (method === 'pm_getPaymasterData' || method === 'pm_getPaymasterStubData') {
        const { context, paymaster } = servers
        const policy = project.sponsorship
        if (!paymaster || !policy) throw refused('This project sponsors nothing on this chain')
        const [asked, entryPoint, chain] = read(paymasterParams, params.slice(0, 3))
        if (chain.toLowerCase() !== toHex(chainId)) throw new RpcFailure(invalidParams)
        const sponsored = toSponsored({ operation: asked, chainId, entryPoint, projectId: project.id })
        const limits = limitsOf(policy)
        if (await ledger.isSpent(sponsored, limits)) throw refused('The limit of the day is reached')
        const node: Ask = (method, params) =>
          gateway.request(chainId, method, params, { signal, fresh: true })
        await checkPolicy(asked, policy, chainId, node)
        const answer = read(
          paymasterAnswer,
          await paymaster.call(method, [asked, entryPoint, chain, context], signal),
          unavailable,
        )
        // Data to estimate with is worth nothing on chain.
        if (method === 'pm_getPaymasterStubData') return answer
        const cost = maxCost(asked, answer)
        if (cost === undefined) throw new RpcFailure(invalidParams)
        // Counted before the answer leaves: from then on it can be spent.
        if (!(await ledger.reserve(sponsored, cost, limits))) throw refused('The limit of the day is reached')
        return answer
      }
      const shape: z.ZodMiniType<readonly unknown[]> = paramsOf[method]
      const result = await servers.bundler.call(method, read(shape, params), signal)
      if (method === 'eth_getUserOperationReceipt') await settle(result, chainId, project)
      return result
    },
    async close() {
      await Promise.all(
        [...opened.values()].flatMap(({ bundler, paymaster }) => [bundler.close(), paymaster?.close()]),
      )
    },
  }

  /** The bundler is the operator's own, so what it says an operation cost is what the paymaster paid. */
  async function settle(result: unknown, chainId: ChainId, project: Project): Promise<void> {
    const parsed = receipt.safeParse(result)
    if (!parsed.success || !project.sponsorship) return
    const { actualGasCost, entryPoint, nonce, sender } = parsed.data
    const spent = { projectId: project.id, chainId, entryPoint, sender, nonce: BigInt(nonce) }
    // The visitor waits for the receipt, and the books can wait.
    await ledger.settle(spent, BigInt(actualGasCost)).catch((err: unknown) => {
      log.error({ err }, 'a sponsored operation was not settled')
    })
  }
}

/** Throws unless the policy covers the operation. */
async function checkPolicy(
  asked: Operation,
  { contracts }: Sponsorship,
  chainId: ChainId,
  node: Ask,
): Promise<void> {
  if (contracts) {
    const targets = readTargets(asked.callData)
    const allowed = new Set(contracts.map((contract) => contract.toLowerCase()))
    if (!targets?.every((target) => allowed.has(`${chainId}:${target}`.toLowerCase())))
      throw refused('The project does not sponsor calls of these contracts')
  }
  if (!(await isKnownAccount(asked, node)))
    throw refused('Only accounts of the embedded wallet are sponsored')
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
